/** How glory came about: what was won, what the elves left, and what that became. */
import type { Scoring, Sum } from "@/core/score";
import type { UnicornFever } from "@/generated/unicorn-fever";

export const scoring: Scoring<UnicornFever> = {
  told: (event) => event.type === "loans-repaid" && event.unpaid > 0,
  columns(players, scores) {
    /** What was left when the elves had been paid: what became glory, and what was too little for it. */
    const left: Sum<UnicornFever> = (seat, said) =>
      (players[seat]?.gold ?? 0) + said("gold-converted", "gold");
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
      {
        id: "converted",
        icon: "i-glory",
        signed: true,
        sum: (_, said) => said("gold-converted", "glory"),
      },
      {
        id: "contracts",
        icon: "i-contract",
        signed: true,
        sum: (_, said) => said("contract-glory-counted", "glory"),
      },
    ];
  },
};
