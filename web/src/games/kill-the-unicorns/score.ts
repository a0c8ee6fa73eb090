/** How the points of a hunter came about. */
import { counted, type Scoring } from "@/core/score";

export const scoring: Scoring = {
  told: ({ type }) => type === "two-rainbows",
  columns: () => [
    { id: "stars", icon: "i-crown", sum: counted("stars-counted") },
    { id: "sets", icon: "i-people", signed: true, sum: counted("set-counted") },
    { id: "rainbow", icon: "i-candy", signed: true, sum: counted("rainbow-counted") },
    { id: "tokens", icon: "i-fakehorn", signed: true, sum: counted("tokens-counted") },
    { id: "pates", icon: "i-pate", signed: true, sum: counted("pates-counted") },
    { id: "ruses", icon: "i-ruse", signed: true, sum: counted("ruses-counted") },
  ],
};
