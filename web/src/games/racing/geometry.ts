/** Where everything on a racetrack lies: six lanes as a rainbow or straight across. */

export const LANES = [0, 1, 2, 3, 4, 5] as const;
/** The space that is the finish line. */
export const LINE = 12;
/** How far beyond the line there are spaces of their own; farther racers share the last. */
export const BEYOND = 3;

/** A place on the track, in its own pixels, and how far things there are turned (degrees). */
export interface Placement {
  x: number;
  y: number;
  turn: number;
}

/** From here to there along a lane: degrees on the rainbow, pixels on straight lanes. */
export type Stretch = readonly [from: number, to: number];

/** One layout of the track. Depth goes from 0, a lane's upper edge, to 1, its lower edge. */
export interface Track {
  width: number;
  height: number;
  /** How high a lane is. */
  lane: number;
  /** How wide a racer is drawn. */
  racer: number;
  /** Left of the start: magic or a stall. */
  pen: Stretch;
  start: Stretch;
  /** Where a racer stands before the race, along the lane. */
  post: number;
  /** How far along a racer can be drawn without being cut off. */
  most: number;
  /** Twelve; the last is the line. */
  spaces: Stretch[];
  /** Beyond the line: +1, +2, +3 in a race. */
  beyond: Stretch[];
  /** Beyond the line: places for tokens while betting. */
  slots: Stretch[];
  whole: Stretch;
  point(lane: number, along: number, depth: number): Placement;
  /** The outline of a part of a lane, for a path. */
  band(lane: number, stretch: Stretch, top?: number, bottom?: number): string;
  /** The outline of the whole board with a cut edge round it. */
  board(edge: number): string;
}

export interface Widths {
  pen: number;
  start: number;
  beyond?: number;
  slots?: readonly number[];
}

interface Bow extends Widths {
  width: number;
  height: number;
  centre: readonly [x: number, y: number];
  radius: number;
  lane: number;
  racer: number;
  from: number;
  space: number;
  /** Where in the start a racer waits, 0 to 1; usually in its middle. */
  post?: number;
}

const BOWS = {
  planning: {
    width: 940,
    height: 430,
    centre: [493, 1678],
    radius: 1640,
    lane: 54,
    racer: 82,
    from: -15.9,
    pen: 3.6,
    start: 3.0,
    space: 1.46,
    slots: [2.0, 1.85, 2.1],
  },
  race: {
    width: 1048,
    height: 504,
    centre: [523, 1893],
    radius: 1850,
    lane: 63,
    racer: 118,
    from: -15.8,
    pen: 0,
    start: 3.3,
    post: 0.72,
    space: 1.93,
    beyond: 1.7,
  },
  shallow: {
    width: 700,
    height: 336,
    centre: [357, 2433],
    radius: 2400,
    lane: 44,
    racer: 66,
    from: -7.8,
    pen: 1.85,
    start: 1.5,
    space: 0.735,
    slots: [1.02, 0.95, 1.02],
  },
} satisfies Record<string, Bow>;

export type BowName = keyof typeof BOWS;

/** The rainbow: for planning, for a race, or shallow for a landscape tablet. */
export function rainbow(name: BowName): Track {
  const bow: Bow = BOWS[name];
  const [cx, cy] = bow.centre;
  const parts = lineUp(bow, bow.space, bow.from);
  const at = (radius: number, along: number): Placement => {
    const angle = (along * Math.PI) / 180;
    return { x: cx + radius * Math.sin(angle), y: cy - radius * Math.cos(angle), turn: along };
  };
  const outline = (outer: number, inner: number, [from, to]: Stretch): string =>
    `M${dot(at(outer, from))}A${outer} ${outer} 0 0 1 ${dot(at(outer, to))}` +
    `L${dot(at(inner, to))}A${inner} ${inner} 0 0 0 ${dot(at(inner, from))}Z`;
  const edge = (lane: number, depth: number): number => bow.radius - (lane + depth) * bow.lane;
  return {
    ...parts,
    width: bow.width,
    height: bow.height,
    lane: bow.lane,
    racer: bow.racer,
    post: parts.start[0] + bow.start * (bow.post ?? 0.5),
    most: parts.whole[1],
    point: (lane, along, depth) => at(edge(lane, depth), along),
    band: (lane, stretch, top = 0, bottom = 1) =>
      outline(edge(lane, top), edge(lane, bottom), stretch),
    board: (cut) => {
      const [from, to] = parts.whole;
      const more = (cut / bow.radius) * (180 / Math.PI);
      return outline(edge(0, 0) + cut, edge(5, 1) - cut, [from - more, to + more]);
    },
  };
}

/** Straight lanes across a given width; the spaces take what the other parts leave. */
export function lanesAcross(
  width: number,
  widths: Widths & { lane: number; racer?: number; foot?: number },
): Track {
  const { lane, foot = 0 } = widths;
  const slots = widths.slots ?? [];
  const taken = widths.pen + widths.start + slots.reduce((sum, one) => sum + one, 0);
  const beyond = widths.beyond === 0 ? 0 : BEYOND;
  const space = slots.length
    ? (width - taken) / LINE
    : (width - taken) / (LINE + (widths.beyond === undefined ? beyond : 0));
  const parts = lineUp(
    { ...widths, beyond: widths.beyond ?? (slots.length ? 0 : space) },
    space,
    0,
  );
  const racer = widths.racer ?? lane * 1.45;
  const at = (x: number, y: number): Placement => ({ x, y, turn: 0 });
  return {
    ...parts,
    width,
    height: lane * LANES.length + foot,
    lane,
    racer,
    // The nose at the line, however narrow the start is.
    post: Math.max(middle(parts.start), parts.pen[1] + racer * 0.3),
    most: width - racer / 2,
    point: (row, along, depth) => at(along, (row + depth) * lane),
    band: (row, [from, to], top = 0, bottom = 1) => {
      const upper = (row + top) * lane;
      const lower = (row + bottom) * lane;
      return `M${dot(at(from, upper))}L${dot(at(to, upper))}L${dot(at(to, lower))}L${dot(at(from, lower))}Z`;
    },
    board: (cut) => {
      const low = lane * LANES.length + cut;
      return `M${-cut} ${-cut}H${width + cut}V${low}H${-cut}Z`;
    },
  };
}

/** Where a racer's feet are on that space: 0 is the start, 12 the line, more is beyond it. */
export function racerAt(track: Track, lane: number, spot: number): Placement {
  return track.point(lane, alongOf(track, spot), 0.92);
}

/** How far along its lane a space is. */
export function alongOf(track: Track, spot: number): number {
  if (spot <= 0) return track.post;
  const stretches = [...track.spaces, ...track.beyond];
  const stretch = stretches[Math.min(spot, stretches.length) - 1];
  return stretch ? Math.min(middle(stretch), track.most) : track.post;
}

/** A racer so far beyond the line that only its number can say how far. */
export function offTheBoard(spot: number): boolean {
  return spot > LINE + BEYOND;
}

export function middle([from, to]: Stretch): number {
  return (from + to) / 2;
}

/** The parts of a stretch, cut evenly. */
export function cut([from, to]: Stretch, count: number): Stretch[] {
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, one) => [from + one * step, from + (one + 1) * step]);
}

/** `translate() rotate()` for a piece at a place. */
export function laid({ x, y, turn }: Placement): string {
  return `translate(${round(x)}px, ${round(y)}px) rotate(${round(turn)}deg)`;
}

type Parts = Pick<Track, "pen" | "start" | "spaces" | "beyond" | "slots" | "whole">;

function lineUp(widths: Widths, space: number, from: number): Parts {
  let at = from;
  const next = (width: number): Stretch => [at, (at += width)];
  const pen = next(widths.pen);
  const start = next(widths.start);
  const spaces = Array.from({ length: LINE }, () => next(space));
  const beyond = widths.beyond
    ? Array.from({ length: BEYOND }, () => next(widths.beyond as number))
    : [];
  const slots = (widths.slots ?? []).map((width) => next(width));
  return { pen, start, spaces, beyond, slots, whole: [from, at] };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function dot({ x, y }: Placement): string {
  return `${round(x)} ${round(y)}`;
}
