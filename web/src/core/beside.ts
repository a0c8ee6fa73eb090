/** Where a note lies: beside the thing it explains, and over it only where there is no other room. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

const GAP = 10;
/** How near the edge of the window it may come. */
const EDGE = 8;
/** Covering an option is worse than any distance. */
const FAR = 10_000;

interface Spot {
  x: number;
  y: number;
}

/** `keep` is what must stay in sight as well: the options the thing is one of. */
export function beside(thing: Box, note: Size, window: Size, keep: Box = thing): Spot {
  const spots = [...around(keep, thing, note, window), ...around(thing, thing, note, window)];
  const fitting = spots.filter((spot) => fits(spot, note, window) && !covered(spot, note, thing));
  const cost = (spot: Spot): number => covered(spot, note, keep) * FAR + apart(spot, note, thing);
  const [best] = keep === thing ? fitting : fitting.sort((one, other) => cost(one) - cost(other));
  if (best) return best;
  const upper = (thing.top + thing.bottom) / 2 < window.height / 2;
  const most = { x: window.width - note.width - EDGE, y: window.height - note.height - EDGE };
  return {
    x: within((thing.left + thing.right - note.width) / 2, most.x),
    y: within(upper ? most.y : EDGE, most.y),
  };
}

/** Above, below, after and before a box, level with the thing. */
function around(box: Box, thing: Box, note: Size, window: Size): Spot[] {
  const most = { x: window.width - note.width - EDGE, y: window.height - note.height - EDGE };
  const x = within((thing.left + thing.right - note.width) / 2, most.x);
  const y = within((thing.top + thing.bottom - note.height) / 2, most.y);
  return [
    { x, y: box.top - GAP - note.height },
    { x, y: box.bottom + GAP },
    { x: box.right + GAP, y },
    { x: box.left - GAP - note.width, y },
  ];
}

function within(at: number, most: number): number {
  return Math.max(EDGE, Math.min(at, most));
}

function fits({ x, y }: Spot, note: Size, window: Size): boolean {
  return (
    x >= EDGE &&
    y >= EDGE &&
    x + note.width <= window.width - EDGE &&
    y + note.height <= window.height - EDGE
  );
}

/** How far a note there would be from a box. */
function apart({ x, y }: Spot, note: Size, box: Box): number {
  const wide = Math.max(box.left - x - note.width, x - box.right, 0);
  const high = Math.max(box.top - y - note.height, y - box.bottom, 0);
  return Math.hypot(wide, high);
}

/** How much of a box a note there would cover. */
function covered({ x, y }: Spot, note: Size, box: Box): number {
  const wide = Math.min(x + note.width, box.right) - Math.max(x, box.left);
  const high = Math.min(y + note.height, box.bottom) - Math.max(y, box.top);
  return Math.max(0, wide) * Math.max(0, high);
}
