### How the games of the registry are listed: their seats and settings.

cli-seats = { $low } à { $high } joueurs, d’habitude { $usual }
# What a setting may be, one of the following, and what it is for
cli-setting = { $allowed }. { $help }
cli-allowed-flag = yes ou no, d’habitude { $usual }
cli-allowed-number = { $low } à { $high }, d’habitude { $usual }
cli-allowed-choice = parmi { $allowed } ; d’habitude { $usual }
cli-allowed-choices = { $pick } parmi { $allowed }
