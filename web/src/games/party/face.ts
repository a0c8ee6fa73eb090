/** Horse Fever's Party Game, as the browser finds it. */
import { GENTRY, type GameFace } from "@/games/face";
import { theatre } from "@/games/horse-fever/theatre";
import type { Party } from "@/games/party/types";
import { HORSES } from "@/games/racing/looks";

const face: GameFace = {
  game: "horse-fever-party",
  theatre,
  art: ["horse-fever", "characters", "party"],
  portraits: GENTRY,
  marks: { "dead-heat": "i-camera" } satisfies GameFace<Party>["marks"],
  decides: ["horse-finished", "dead-heat"] satisfies GameFace<Party>["decides"],
  racers: HORSES,
  table: () => import("./Table.svelte"),
  crowd: true,
  ownCard: () => import("@/games/horse-fever/OwnCard.svelte"),
};

export default [face];
