### What the coach says once in first real games of Horse Fever: rules, never advice. At most 25 words, and no exclamation marks.

hint-hf-minimum = Deine Punkte heben deinen Mindesteinsatz auf { $sum }. Wer ihn nicht zahlen kann, verliert 2 Punkte.
hint-hf-grey = Graue Karten haben keinen Buchstaben. Nichts hebt sie auf.
hint-hf-loan = Die Bank leiht dir Geld und will am Ende mehr zurück. Wer nicht zahlen kann, ist aus dem Spiel.
hint-hf-objective = Zieh 4 Aufträge und behalte 1, geheim: am Ende Punkte, wenn du allein das meiste oder wenigste von dem hast, was er nennt.
hint-hf-horse = Zieh 4 Pferde und behalte 1: Es läuft für den Stall, für den du es aufstellst, mit eigenen Talenten.
hint-hf-ask = Du kannst andere bitten, dir etwas zu verkaufen, für das Doppelte des Bankpreises. Sie dürfen Nein sagen.
