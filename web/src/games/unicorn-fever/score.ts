/** How glory came about: what was won, what the elves left, and what that became. */
import { counted, type Player, type Scoring, type Sum } from "@/core/score";

export const scoring: Scoring = {
  told: (event) => event.type === "loans-repaid" && Number(event["unpaid"]) > 0,
  columns(players: Player[], scores: number[]) {
    /** What was left when the elves had been paid: what became glory, and what was too little for it. */
    const left: Sum = (seat, said) =>
      Number(players[seat]?.["gold"] ?? 0) + said("gold-converted", "gold");
    return [
      {
        id: "glory",
        icon: "i-glory",
        sum: (seat, said) =>
          (scores[seat] ?? 0) -
          said("gold-converted", "glory") -
          said("contract-glory-counted", "glory"),
      },
      {
        id: "gold",
        adds: false,
        icon: "i-coin",
        sum: (seat, said) => left(seat, said) + said("loans-repaid", "gold"),
      },
      {
        id: "elves",
        adds: false,
        icon: "i-loan",
        signed: true,
        sum: (_, said) => -said("loans-repaid", "gold"),
      },
      { id: "gold-left", after: "elves", adds: false, icon: "i-coin", sum: left },
      { id: "converted", icon: "i-glory", signed: true, sum: counted("gold-converted", "glory") },
      {
        id: "contracts",
        icon: "i-contract",
        signed: true,
        sum: counted("contract-glory-counted", "glory"),
      },
    ];
  },
};
