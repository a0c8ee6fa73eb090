### What whoever runs a server is told: backups, the state of things, what to do.

## Help

cli-help-backup = Write all tables and games into one file, also while the server runs.
cli-help-restore = Bring a backup back. Stop the server first.
cli-help-backup-file = The file to write.
cli-help-restore-file = A backup.
cli-help-replace-backup = Write the file anew if it is there already.
cli-help-replace-database = Replace what is in the database. A database file is put aside first.

## Backups

cli-backed-up = { $file } is written and was read again: { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }. It holds the server’s secrets: keep it to yourself.
cli-restored = { $file }, written on { $made }, is brought back and was compared: { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }.
cli-put-aside = What was there before lies in { $file } now. Delete it when you no longer need it.

refusal-backup-exists = { $file } is there already. Name another file, or write it anew with --replace.
refusal-backup-missing = There is no file { $file }.
refusal-backup-none = { $file } is not a backup of Hornbook: { $reason }.
refusal-backup-damaged = { $file } is damaged ({ $reason }). Use another backup.
refusal-backup-newer = { $file } was written by Hornbook { $program }, which is newer than this one. Bring this one up to date first.
refusal-database-missing = There is no database at { $place }. Name the server’s with --store.
refusal-database-not-ours = There are no tables of Hornbook in that database. Name the server’s with --store.
refusal-database-unreadable = The database { $place } cannot be read: { $reason }.
refusal-database-unwritable = The database { $place } cannot be written: { $reason }.
refusal-database-not-empty = There is something in { $place } already. To replace it, add --replace.
refusal-database-differs = What was written to “{ $table }” is not what the backup holds. The database was left as it was.

## A database with which no server can be started

refusal-bad-store = “{ $place }” is no database: name a file, or an address like postgresql://user@host/name.
refusal-database-damaged = The database { $place } is damaged: { $reason }. Bring the last backup back: hornbook restore FILE --replace --store { $place }
refusal-database-newer = The database { $place } was written by a newer Hornbook. Bring this one up to date, or restore a backup from before the upgrade.
refusal-database-closed = The database { $place } cannot be opened: { $reason }. See that it belongs to the user who runs the server, and that its folder is there.
refusal-database-no-room = The database { $place } cannot be opened: its disk is full ({ $reason }). Make room there and start again.
refusal-database-away = The database { $place } cannot be reached: { $reason }. See that it runs, and that its address and password are right.

## The doctor

cli-help-doctor = See whether a server has all it needs, and say in words what is wrong.
cli-help-doctor-address = The address that visitors use: it is tried from here, with a socket.

doctor-mark-well = well
doctor-mark-note = note
doctor-mark-fault = FAULT
doctor-told =
    { $faults ->
        [0] { $notes ->
            [0] All is well.
            [one] No faults, 1 note.
           *[other] No faults, { $notes } notes.
        }
        [one] 1 fault: the server needs you.
       *[other] { $faults } faults: the server needs you.
    }
doctor-python = Python { $version }; 3.11 or newer is needed.
doctor-simulator = The race simulator is compiled: 10 000 races took { $milliseconds } ms.
doctor-simulator-fails = The race simulator cannot be compiled: { $reason }. Install Hornbook anew (make play).
doctor-page = The page for browsers is built.
doctor-page-missing = The page for browsers is not built. Run: make page
doctor-game-left-out = The game { $game } is installed, but cannot be read ({ $reason }), so nobody can play it. Install it anew, or remove it.
doctor-workers = Bots can think: a worker process was ready after { $seconds } s.
doctor-workers-fail = Bots cannot think: their worker process does not start ({ $reason }). Install Hornbook anew (make play).
doctor-database = The database { $place } is whole and up to date: { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, { $games ->
        [one] 1 game
       *[other] { $games } games
    }.
doctor-database-older = The database { $place } is whole, and of an older Hornbook; the next start brings it up to date. Make a backup before: hornbook backup FILE. It has { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } and { $games ->
        [one] 1 game
       *[other] { $games } games
    }.
doctor-database-newer = The database { $place } is of a newer Hornbook. Bring this one up to date, or restore a backup from before the upgrade.
doctor-database-new = There is no database at { $place } yet; the first start makes it.
doctor-database-damaged = The database { $place } is damaged: { $reason }. Stop the server and bring the last backup back: hornbook restore FILE --replace
doctor-database-away = The database { $place } cannot be reached: { $reason }. See that it runs, and that its address and password are right.
doctor-database-closed = Only its owner can read the database.
doctor-database-open = Others on this machine can read { $file }, and with it everybody’s cards. Run: chmod 600 { $file }
doctor-database-served = A server is using the database.
doctor-database-free = No server is using the database.
doctor-database-foreign = The database { $place } belongs to somebody else: { $reason }. Ask as the user who runs the server.
doctor-folder-open = Others on this machine can put another database in its place. Run: chmod go-w { $folder }
doctor-folder-closed = No database can be made in { $folder }: it cannot be written to.
doctor-disk = { $megabytes } MB are free for the database in { $folder }.
doctor-clock-wrong = The clock of this machine is wrong by years: clocks at the tables and links go by it.
doctor-clock-differs = The clock of this machine and the database { $place } are { $seconds } s apart. Set the machine’s clock (timedatectl).
doctor-files = { $most } files and connections may be open at once, one for each visitor.
doctor-port-free = Port { NUMBER($port, useGrouping: 0) } at { $host } is free.
doctor-port-served = A Hornbook server answers at port { NUMBER($port, useGrouping: 0) }.
doctor-port-taken = Another program has port { NUMBER($port, useGrouping: 0) } at { $host }: { $reason }. Choose another with --port.
doctor-address = Visitors come in at { $address }: pages and sockets get through.
doctor-address-dead = No Hornbook answers at { $address }: { $reason }. See that the server runs and that the proxy leads to it.
doctor-address-no-sockets = Pages come through at { $address }, sockets do not: { $reason }. The proxy must pass on “Upgrade”; docs/hosting.md shows how.

## What a server that runs says of itself

doctor-health-database-silent = The server’s database has not answered for { $seconds } s.
doctor-health-database-slow = The server has been writing to its database for { $seconds } s.
doctor-health-database-away = The server cannot use its database. It tries again by itself; its log says why.
doctor-health-database-file-gone = The server’s database file was removed or replaced while it runs. Make a backup at once (hornbook backup FILE), then start the server anew.
doctor-health-disk-full = The server’s disk is full: { $free } bytes are left.
doctor-health-disk-low = The server’s disk fills up: { $free } bytes are left.
doctor-health-loop-stuck = The server stood still for { $seconds } s.
doctor-health-loop-late = The server was late by { $seconds } s.
doctor-health-bots-silent = Bots have not answered for { $seconds } s; { $waiting } questions wait.
doctor-health-bots-behind = { $waiting } questions wait for bots.
doctor-health-rooms-broken =
    { $broken ->
        [one] 1 table cannot be opened; the server’s log says why.
       *[other] { $broken } tables cannot be opened; the server’s log says why.
    }

## What the system says of files and addresses, within a sentence: “…: { $reason }.”

system-enoent = there is no such file or folder
system-eacces = you have no permission for it
system-eperm = the system does not allow it
system-eisdir = it is a folder
system-enotdir = a part of its path is no folder
system-eexist = it is there already
system-enospc = the disk is full
system-erofs = the disk can only be read
system-enametoolong = its name is too long
system-eloop = its links lead round in a circle
system-eio = the disk has a fault
system-emfile = too many files are open
system-eaddrinuse = another program listens there
system-eaddrnotavail = this computer has no such address
system-econnrefused = nobody answers there
system-name = no file can have such a name
