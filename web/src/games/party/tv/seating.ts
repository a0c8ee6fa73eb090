/** How a crowd is seated on a wall of faces: as large as they fit, nobody cut. */

export interface Seating {
  columns: number;
  /** Width and height of a place. */
  place: number;
}

/** The largest square places in which so many fit. */
export function seating(people: number, width: number, height: number, most = 140): Seating {
  let best: Seating = { columns: 1, place: 0 };
  for (let columns = 1; columns <= Math.max(people, 1); columns++) {
    const rows = Math.ceil(people / columns);
    const place = Math.min(width / columns, height / rows, most);
    if (place > best.place) best = { columns, place };
  }
  return best;
}

/** How few are shown: each on a paddle with a name. */
export interface Paddles {
  columns: number;
  size: number;
}

export function paddles(people: number): Paddles | null {
  if (people <= 3) return { columns: Math.max(people, 1), size: 160 };
  if (people <= 6) return { columns: people, size: 150 };
  if (people <= 12) return { columns: Math.ceil(people / 2), size: 124 };
  if (people <= 24) return { columns: Math.ceil(people / 3), size: 96 };
  return null;
}
