/** The primary button: the whole deed in a few words, or what is missing. */
import { picked } from "../deed";
import type { UnicornTable } from "../unicorn-table.svelte";

export function buttonOf(table: UnicornTable): string {
  const { words, turn, deed } = table;
  const last = picked(turn.steps.at(-1));
  switch (deed) {
    case "gold": {
      const gold = turn.events.find((event) => event.type === "gold-taken")?.gold;
      const token = table.held === null ? null : table.decks.tokens[table.held];
      return words.say("web-unicorn-fever-do-gold", {
        gold: gold ?? 0,
        bell: token?.first_player ? "yes" : "no",
      });
    }
    case "bet": {
      const bet = table.wager;
      if (!bet || table.stake === null) return words.say("web-unicorn-fever-missing-bet");
      return words.say("web-unicorn-fever-do-bet", {
        stake: table.stake,
        racer: words.name("Lane", bet.lane),
      });
    }
    case "contract": {
      const signed = turn.events.find((event) => event.type === "contract-signed");
      if (!signed) return words.say("web-unicorn-fever-missing-contract");
      return words.say("web-unicorn-fever-do-sign", { price: signed.price });
    }
    case "magic": {
      const laid = turn.events.filter((event) => event.type === "magic-played").length;
      if (table.ready) return words.say("web-unicorn-fever-do-magic", { count: laid });
      if (table.step === "choose-lane") return words.say("web-unicorn-fever-missing-lane");
      const question = table.question?.question;
      const count = question?.step === "play-magic" ? question.count : 1;
      return words.say("web-unicorn-fever-missing-card", { count });
    }
    case "heat": {
      const first = turn.events.find((event) => event.type === "unicorn-finished");
      if (!table.ready || !first) return words.say("web-unicorn-fever-missing-heat");
      return words.say("web-unicorn-fever-do-heat", { racer: words.name("Lane", first.lane) });
    }
    case "moment":
      return table.ready && last
        ? words.option(last)
        : words.say("web-unicorn-fever-missing-moment");
    default:
      return table.ready && last ? words.option(last) : "";
  }
}
