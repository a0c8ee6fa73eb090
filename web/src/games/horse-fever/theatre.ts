/** The table of 1928: the theatre of all modes of Horse Fever. */
import type { Theatre } from "@/games/face";
import arch from "./arch.svg";
import strip from "./strip.svg";
import "./mood.css";
import "./theatre.css";

export const theatre: Theatre = {
  name: "horse-fever",
  mood: "horse-fever",
  icon: "i-horse",
  arch,
  strip,
  place: 2,
  podium: () => import("./Podium.svelte"),
};
