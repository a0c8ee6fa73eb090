"""Horse Fever in a terminal: the Family game, and what its other modes share."""
