### How the games of the registry are listed: their seats and settings.

cli-seats = { $low } to { $high } players, usually { $usual }
# What a setting may be, one of the following, and what it is for
cli-setting = { $allowed }. { $help }
cli-allowed-flag = yes or no, usually { $usual }
cli-allowed-number = { $low } to { $high }, usually { $usual }
cli-allowed-choice = one of { $allowed }; usually { $usual }
cli-allowed-choices = { $pick } of { $allowed }
