"""What the laboratory measures in Kill the Unicorns."""
