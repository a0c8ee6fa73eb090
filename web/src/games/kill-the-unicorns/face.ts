/** Kill the Unicorns, as the browser finds it. */
import { FOLK, type GameFace } from "@/games/face";
import arch from "./arch.svg";
import "./mood.css";
import { scoring } from "./score";
import strip from "./strip.svg";
import "./theatre.css";
import { portraitOf, type KillTheUnicorns } from "./things";
import { weigh } from "./verdict";

const face: GameFace<KillTheUnicorns> = {
  game: "kill-the-unicorns",
  theatre: {
    name: "kill-the-unicorns",
    mood: "kill-the-unicorns",
    icon: "i-net",
    arch,
    strip,
    place: 3,
    podium: () => import("./Podium.svelte"),
  },
  art: ["kill-the-unicorns", "characters"],
  portraits: FOLK,
  portraitIn: portraitOf,
  scores: (view) => view.players.map(({ score }) => score.total),
  scoring,
  marks: { "hunt-won": "i-net" },
  decides: ["hunt-cards-revealed", "ruse-turned", "hunt-won", "unicorn-caught", "unicorn-fled"],
  lesson: 7,
  table: () => import("./Table.svelte"),
  weigh,
  ending: () => import("./Ending.svelte"),
  ownCard: () => import("./OwnCard.svelte"),
};

export default [face];
