"""What the laboratory measures in Horse Fever."""
