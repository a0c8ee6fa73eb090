/** How victory points came about: the purse, the loans, and what the stables and objectives add. */
import type { Scoring } from "@/core/score";
import type { HorseFever } from "./types";

export const scoring: Scoring<HorseFever> = {
  told: ({ type }) => /unpaid|contest|lot-drawn/.test(type),
  columns(players) {
    const has = (seat: number, what: "danari" | "points" | "score"): number =>
      players[seat]?.[what] ?? 0;
    return [
      {
        id: "danari",
        adds: false,
        icon: "i-danari",
        sum: (seat, said) => has(seat, "danari") + said("loan-repaid", "danari"),
      },
      {
        id: "loans",
        adds: false,
        icon: "i-loan",
        signed: true,
        sum: (_, said) => -said("loan-repaid", "danari"),
      },
      {
        id: "danari-left",
        after: "loans",
        adds: false,
        icon: "i-danari",
        sum: (seat) => has(seat, "danari"),
      },
      {
        id: "points",
        icon: "i-vp",
        sum: (seat, said) => has(seat, "points") - said("objective-fulfilled", "points"),
      },
      {
        id: "stables",
        icon: "i-stable",
        signed: true,
        sum: (seat) => has(seat, "score") - has(seat, "points"),
      },
      {
        id: "objectives",
        icon: "i-target",
        signed: true,
        sum: (_, said) => said("objective-fulfilled", "points"),
      },
    ];
  },
};
