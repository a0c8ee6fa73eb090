"""Pictures of every page in every state, and a check that nothing on them is cut off or covered."""
