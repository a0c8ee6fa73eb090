/** Horse Fever's Board and Family games, as the browser finds them. */
import { GENTRY, type GameFace } from "@/games/face";
import { HORSES } from "@/games/racing/looks";
import type { HorseView } from "@/generated/horse-fever-board";
import { faceOf } from "./people";
import { scoring } from "./score";
import { theatre } from "./theatre";
import { weigh } from "./verdict";

const board: GameFace = {
  game: "horse-fever-board",
  theatre,
  art: ["horse-fever", "characters"],
  portraits: GENTRY,
  // The face is the character's, once there is one.
  portraitIn: (view, seat, words) =>
    faceOf(words, (view as HorseView | null)?.players[seat]?.character),
  scores: (view) => (view as HorseView).players.map(({ score }) => score),
  scored: "i-vp",
  scoring,
  racers: HORSES,
  table: () => import("./Table.svelte"),
  weigh,
  ending: () => import("./Ending.svelte"),
  ownCard: () => import("./OwnCard.svelte"),
};
const { ending: _objectives, ...common } = board;
const family: GameFace = { ...common, game: "horse-fever-family", small: true };

export default [board, family];
