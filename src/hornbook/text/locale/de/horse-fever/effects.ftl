### What cards do: one sentence for each number a card can carry. A card's text is its sentences
### one after the other, so cards of the players' own have texts too.

## What acts on a horse (action cards, horse cards). $value is the number, $size the number
## without its sign, $sign “more” or “less”. The horse is the subject.

effect-start-set =
    { $value ->
        [0] Bleibt beim Start stehen.
       *[other] Läuft beim Start { $value } weit.
    }
effect-start-add =
    { $sign ->
        [more] Läuft beim Start { $size } weiter.
       *[less] Läuft beim Start { $size } weniger weit.
    }
effect-gum =
    { $value ->
        [one] Der nächste Sprint ist 1 kürzer. Einmal.
       *[other] Die nächsten Sprints verlieren zusammen { $value } Felder.
    }
effect-tie =
    { $sign ->
        [more] Gewinnt jedes Fotofinish.
       *[less] Verliert jedes Fotofinish.
    }
# When action cards are turned, before the race.
effect-odds =
    { $sign ->
        [more] { $size ->
            [one] Quote: 1 Reihe hoch Richtung 1:2, und dort bleibt sie.
           *[other] Quote: { $size } Reihen hoch Richtung 1:2, und dort bleibt sie.
        }
       *[less] { $size ->
            [one] Quote: 1 Reihe runter Richtung 1:7, und dort bleibt sie.
           *[other] Quote: { $size } Reihen runter Richtung 1:7, und dort bleibt sie.
        }
    }
effect-bet-glory =
    { $sign ->
        [more] Gewonnene Wetten darauf bringen { $size } SP mehr.
       *[less] Gewonnene Wetten darauf bringen { $size } SP weniger.
    }

## What else an action card can do

effect-cumulative = Macht aus einem Sprint von 2 (Karte oder Pferd) 3.
effect-discards =
    { $value ->
        [positive] Wirft die positiven Karten dieser Bahn ab.
       *[negative] Wirft die negativen Karten dieser Bahn ab.
    }
effect-fine = Alle, die darauf gewettet haben, zahlen { $value } D.

## What else a horse card can do

# Before the bets. The horse card is the subject.
effect-odds-lined-up =
    { $sign ->
        [more] { $size ->
            [one] Wird es aufgestellt, rückt die Quote des Stalls jedes Mal 1 Reihe Richtung 1:2 und bleibt dort.
           *[other] Wird es aufgestellt, rückt die Quote des Stalls jedes Mal { $size } Reihen Richtung 1:2 und bleibt dort.
        }
       *[less] { $size ->
            [one] Wird es aufgestellt, rückt die Quote des Stalls jedes Mal 1 Reihe Richtung 1:7 und bleibt dort.
           *[other] Wird es aufgestellt, rückt die Quote des Stalls jedes Mal { $size } Reihen Richtung 1:7 und bleibt dort.
        }
    }
effect-income = Bringt nach jedem Rennen, das es läuft, { $value } D.
effect-counts = Zählt als { $value } Pferde.

## What assistants and characters bring. $value is the number.

perk-action-discount = Zwei Aktionskarten kosten dich { $value } D weniger.
perk-objective-discount = Aufträge kosten dich { $value } D weniger.
perk-assistant-discount = Assistenten kosten dich { $value } D weniger.
perk-horse-discount = Pferde kosten dich { $value } D weniger.
perk-stable-discount = Ställe kosten dich { $value } D weniger.
perk-pass-danari = Passen bringt dir { $value } D mehr.
perk-any-purchase = Dein zweiter Kauf darf von derselben Sorte sein wie der erste.
perk-extra-bets =
    { $value ->
        [one] Du darfst 1 zweite Wette mehr abschließen.
       *[other] Du darfst { $value } zweite Wetten mehr abschließen.
    }
perk-nudge =
    { $value ->
        [one] Nach den ersten Wetten darfst du die Quote eines Stalls um 1 Reihe verschieben.
       *[other] Nach den ersten Wetten darfst du die Quote eines Stalls um { $value } Reihen verschieben.
    }
perk-place-reach =
    { $value ->
        [one] Deine Platzwetten gewinnen auch beim 4. Platz.
       *[other] Deine Platzwetten gewinnen auch { $value } Plätze hinter dem Podest.
    }
perk-income = { $value } D von der Bank nach jedem Rennen.
perk-from-right = Nach jedem Rennen { $value } D vom Platz rechts neben dir.
perk-from-left = Nach jedem Rennen { $value } D vom Platz links neben dir.
perk-point-danari = { $value } D für jeden SP, den du gewinnst.
perk-sale-danari = Ein in der Auktion verkaufter SP bringt dir { $value } D mehr.
perk-bid-discount = Ein in der Auktion gekaufter SP kostet dich { $value } D weniger.
perk-bank-relief = Du zahlst der Bank { $value } D weniger zurück.
perk-mob-relief = Du zahlst der Unterwelt { $value } D weniger zurück.
perk-swap = Gezogen: wird sofort gegen einen fremden Assistenten getauscht. Abgekauft: darf getauscht werden.

## What characters start with

start-danari = Beginnt mit { $value } D.
start-stable = Besitzt den Stall, der bei 1:{ $value } beginnt.

## Objectives. $measure is what is counted, $fewest “yes” or “no”.

aim =
    { $fewest ->
        [yes] 2 SP, wenn du allein die wenigsten { $measure ->
            [stables] Ställe
            [assistants] Assistenten
            [horses] Pferde
            [objectives] Aufträge
            [danari] Danari
           *[points] SP
        } hast.
       *[no] 2 SP, wenn du allein die meisten { $measure ->
            [stables] Ställe
            [assistants] Assistenten
            [horses] Pferde
            [objectives] Aufträge
            [danari] Danari
           *[points] SP
        } hast.
    }

## A card that does nothing

effect-none = Tut nichts, und das gekonnt.
