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

export function beside(thing: Box, note: Size, window: Size): { x: number; y: number } {
  const most = { x: window.width - note.width - EDGE, y: window.height - note.height - EDGE };
  const within = (at: number, most: number): number => Math.max(EDGE, Math.min(at, most));
  const x = within((thing.left + thing.right - note.width) / 2, most.x);
  const y = within((thing.top + thing.bottom - note.height) / 2, most.y);

  const above = thing.top - GAP - note.height;
  if (above >= EDGE) return { x, y: above };
  const below = thing.bottom + GAP;
  if (below <= most.y) return { x, y: below };
  const after = thing.right + GAP;
  if (after <= most.x) return { x: after, y };
  const before = thing.left - GAP - note.width;
  if (before >= EDGE) return { x: before, y };
  const upper = (thing.top + thing.bottom) / 2 < window.height / 2;
  return { x, y: within(upper ? most.y : EDGE, most.y) };
}
