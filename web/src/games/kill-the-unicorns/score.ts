/** How the points of a hunter came about. */
import type { Scoring } from "@/core/score";
import type { KillTheUnicorns } from "@/generated/kill-the-unicorns";

export const scoring: Scoring<KillTheUnicorns> = {
  told: ({ type }) => type === "two-rainbows",
  columns: () => [
    { id: "stars", icon: "i-crown", sum: (_, said) => said("stars-counted", "points") },
    { id: "sets", icon: "i-people", signed: true, sum: (_, said) => said("set-counted", "points") },
    {
      id: "rainbow",
      icon: "i-candy",
      signed: true,
      sum: (_, said) => said("rainbow-counted", "points"),
    },
    {
      id: "tokens",
      icon: "i-fakehorn",
      signed: true,
      sum: (_, said) => said("tokens-counted", "points"),
    },
    {
      id: "pates",
      icon: "i-pate",
      signed: true,
      sum: (_, said) => said("pates-counted", "points"),
    },
    {
      id: "ruses",
      icon: "i-ruse",
      signed: true,
      sum: (_, said) => said("ruses-counted", "points"),
    },
  ],
};
