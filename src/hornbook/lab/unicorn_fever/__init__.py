"""What the laboratory measures in Unicorn Fever."""
