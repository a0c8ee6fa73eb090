/** Horse Fever's Board and Family games, as the browser finds them. */
import { GENTRY, type GameFace } from "@/games/face";
import { HORSES } from "@/games/racing/looks";
import { faceOf } from "./people";
import { scoring } from "./score";
import { theatre } from "./theatre";
import type { HorseFever } from "./types";
import { weigh } from "./verdict";

const board: GameFace<HorseFever> = {
  game: "horse-fever-board",
  theatre,
  art: ["horse-fever", "characters"],
  portraits: GENTRY,
  // The face is the character's, once there is one.
  portraitIn: (view, seat, words) => faceOf(words, view?.players[seat]?.character),
  scores: (view) => view.players.map(({ score }) => score),
  scored: "i-vp",
  scoring,
  marks: {
    "objective-kept": "i-contract",
    "dead-heat": "i-camera",
    "point-sold": "i-gavel",
    "point-bought": "i-gavel",
  },
  decides: ["horse-finished", "dead-heat", "bet-won", "point-bought", "point-given", "point-sold"],
  racers: HORSES,
  lesson: 7,
  table: () => import("./Table.svelte"),
  weigh,
  ending: () => import("./Ending.svelte"),
  ownCard: () => import("./OwnCard.svelte"),
};
const { ending: _objectives, ...common } = board;
const family: GameFace<HorseFever> = {
  ...common,
  game: "horse-fever-family",
  small: true,
  lesson: 4,
};

export default [board, family];
