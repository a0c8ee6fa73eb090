/** Who sits where. */

/** All seats in their turn, clockwise from who is first. */
export function turnOrder({
  players,
  first,
}: {
  players: readonly unknown[];
  first: number;
}): number[] {
  return players.map((_, place) => (first + place) % players.length);
}
