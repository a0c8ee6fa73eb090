/** Kill the Unicorns, as the browser finds it. */
import { FOLK, type GameFace } from "@/games/face";
import arch from "./arch.svg";
import { scoring } from "./score";
import strip from "./strip.svg";
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
  },
  art: ["kill-the-unicorns", "characters"],
  portraits: FOLK,
  portraitIn: portraitOf,
  scores: (view) => view.players.map(({ score }) => score.total),
  scoring,
  table: () => import("./Table.svelte"),
  weigh,
  ending: () => import("./Ending.svelte"),
  ownCard: () => import("./OwnCard.svelte"),
};

export default [face];
