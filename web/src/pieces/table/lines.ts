/** Seats have no colour: in a chart their lines differ by dash, and the one that matters is thick. */
export interface SeatLine {
  ink: string;
  width: number;
  dash: string | undefined;
}

const DASHES = ["10 5", "2 5.5", "13 5 2 5", "6 3", "16 4", "3 3"];
/** Plum-grey, leather and olive, in either theme. */
const INKS = [
  "var(--ink-2)",
  "color-mix(in srgb, #8a5a36 70%, var(--ink))",
  "color-mix(in srgb, #7f6f4e 75%, var(--ink))",
];

export function seatLine(seat: number, thick: number): SeatLine {
  if (seat === thick) return { ink: "var(--ink)", width: 4.6, dash: undefined };
  const place = seat < thick ? seat : seat - 1;
  return {
    ink: INKS[place % INKS.length] ?? "var(--ink-2)",
    width: 3,
    dash: DASHES[place % DASHES.length],
  };
}
