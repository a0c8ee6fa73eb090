/** The faces of all games, found by their folders: whatever is asked of a game is asked of its face. */
import type { Room } from "@/core/room.svelte";
import type { GameFace } from "@/games/face";
import { plainFace } from "@/games/generic/face";

export type { EndingProps, GameFace, OwnCardProps, TableProps, Theatre } from "@/games/face";

const found = import.meta.glob<GameFace[]>(["./*/face.ts", "!./generic/face.ts"], {
  eager: true,
  import: "default",
});
const all = Object.values(found)
  .flat()
  .toSorted((one, other) => one.theatre.place - other.theatre.place);
const faces = new Map(all.map((face) => [face.game, face]));

/** The games that have a table of their own here. */
export const drawnGames = all.map(({ game }) => game);

/** A game's own face; one that has none is played at the plain table. */
export function faceOf(game: string): GameFace {
  const face = faces.get(game) ?? plainFace(game);
  faces.set(game, face);
  return face;
}

/** A face for a seat nobody has chosen one for. */
export function portrait(game: string, seat: number): string {
  const { portraits: all } = faceOf(game);
  return all[seat % all.length] ?? "";
}

/** The face at a seat: whom the game made of them, else the one they chose or were dealt. */
export function portraitAt(
  room: Pick<Room, "table" | "face" | "view" | "words">,
  seat: number,
  view: unknown = room.view,
): string {
  const game = room.table?.game ?? "";
  const { portraitIn } = faceOf(game);
  const made = view && portraitIn ? portraitIn(view, seat, room.words) : "";
  return made || dealtFace(room, game, seat);
}

function dealtFace(room: Pick<Room, "face">, game: string, seat: number): string {
  return room.face(seat)?.portrait || portrait(game, seat);
}
