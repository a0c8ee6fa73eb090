"""Nothing is chosen or dealt at a Party but seats: what any game has is measured."""
