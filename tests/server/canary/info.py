from hornbook.kernel import GameInfo

INFO = GameInfo(name="canary", rules=1, fewest=2, most=6, usual=3, settings=())
