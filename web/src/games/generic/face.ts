/** The face of a game that has none of its own: anything the server plays can be played here. */
import { GENTRY, type GameFace } from "@/games/face";
import arch from "./arch.svg";
import strip from "./strip.svg";
import "./theatre.css";

export function plainFace(game: string): GameFace {
  return {
    game,
    theatre: { name: game, mood: "plain", icon: "i-die", arch, strip, place: Infinity },
    art: [],
    portraits: GENTRY,
    table: () => import("./Table.svelte"),
    ownCard: () => import("./OwnCard.svelte"),
  };
}
