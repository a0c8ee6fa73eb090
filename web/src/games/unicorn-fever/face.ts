/** Unicorn Fever, as the browser finds it. */
import { FOLK, type GameFace } from "@/games/face";
import { UNICORNS } from "@/games/racing/looks";
import type { UnicornFever } from "@/generated/unicorn-fever";
import arch from "./arch.svg";
import "./mood.css";
import { scoring } from "./score";
import strip from "./strip.svg";
import { weigh } from "./verdict";

const face: GameFace<UnicornFever> = {
  game: "unicorn-fever",
  theatre: {
    name: "unicorn-fever",
    mood: "unicorn-fever",
    icon: "i-fever",
    arch,
    strip,
    place: 1,
    podium: () => import("./Podium.svelte"),
  },
  art: ["unicorn-fever", "characters"],
  portraits: FOLK,
  scores: (view) => view.players.map(({ glory }) => glory),
  scored: "i-glory",
  scoring,
  marks: { "contract-signed": "i-contract", "dead-heat": "i-camera" },
  decides: ["unicorn-finished", "dead-heat", "bet-won"],
  racers: UNICORNS,
  lesson: 6,
  table: () => import("./Table.svelte"),
  weigh,
  ending: () => import("./Ending.svelte"),
  ownCard: () => import("./OwnCard.svelte"),
};

export default [face];
