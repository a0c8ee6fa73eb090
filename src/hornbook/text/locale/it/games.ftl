### How the games of the registry are listed: their seats and settings.

cli-seats = da { $low } a { $high } giocatori, di solito { $usual }
# What a setting may be, one of the following, and what it is for
cli-setting = { $allowed }. { $help }
cli-allowed-flag = yes o no, di solito { $usual }
cli-allowed-number = da { $low } a { $high }, di solito { $usual }
cli-allowed-choice = uno fra { $allowed }; di solito { $usual }
cli-allowed-choices = { $pick } fra { $allowed }
