### How the games of the registry are listed: their seats and settings.

cli-seats = { $low } bis { $high } Plätze, üblich sind { $usual }
# What a setting may be, one of the following, and what it is for
cli-setting = { $allowed }. { $help }
cli-allowed-flag = yes oder no, üblich ist { $usual }
cli-allowed-number = { $low } bis { $high }, üblich ist { $usual }
cli-allowed-choice = eins von { $allowed }; üblich ist { $usual }
cli-allowed-choices = { $pick } von { $allowed }
