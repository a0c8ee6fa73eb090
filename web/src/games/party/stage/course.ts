/** Where everything of a race lies across the stage: one row a lane, and all of a lane in its row. */

export const FINISH = 12;
/** Spaces drawn behind the line; who runs farther stays there, with a number. */
export const BEYOND = 3;
const RACER = 312 / 204;

export interface Course {
  width: number;
  /** Height of a lane. */
  lane: number;
  /** Width of a lane's head, with its number and name. */
  head: number;
  /** Width of the card that has been turned. */
  strip: number;
  /** The start line, and the width of a space. */
  start: number;
  space: number;
  /** Height of a horse. */
  racer: number;
  /** Where the backers begin. */
  booth: number;
  /** The backers are numbers only. */
  narrow: boolean;
  /** Drawn for a room, not for a desk: everything is twice as large. */
  television: boolean;
}

export const TELEVISION: Course = {
  width: 1920,
  lane: 98,
  head: 288,
  strip: 104,
  start: 590,
  space: 62,
  racer: 118,
  booth: 1528,
  narrow: false,
  television: true,
};

/** The television while people bet: the way in and the rich list stand beside it. */
export const TELEVISION_BETTING: Course = {
  width: 1456,
  lane: 72,
  head: 250,
  strip: 0,
  start: 398,
  space: 70,
  racer: 86,
  booth: 1456,
  narrow: false,
  television: true,
};

/** A desktop's stage, as wide and as high as there is room. */
export function deskCourse(width: number, height: number): Course {
  const lane = Math.max(44, Math.min(110, Math.floor(height / 6)));
  const racer = Math.round((lane * 88) / 74);
  const head = width < 800 ? 132 : 164;
  const strip = 60;
  const start = head + strip + Math.round(racer * RACER) + 13;
  const narrow = width < 900;
  const booth = width - (narrow ? 132 : width > 1400 ? 220 : 152);
  const space = (booth - 4 - start) / (FINISH + BEYOND);
  return { width, lane, head, strip, start, space, racer, booth, narrow, television: false };
}

/** Where a horse's nose is, at the right edge of its space. */
export function noseAt(course: Course, spot: number): number {
  return course.start + course.space * Math.min(spot, FINISH + BEYOND);
}

/** Where its picture begins: a little air is drawn before the nose. */
export function leftOf(course: Course, spot: number): number {
  return noseAt(course, spot) + course.racer * 0.1 - course.racer * RACER;
}

/** How long a run of so many spaces takes. */
export function runTime(spaces: number): number {
  return spaces <= 0 ? 0 : Math.min(900, 400 + 100 * spaces);
}

/** Those in front, once somebody has moved. */
export function leaders(spots: readonly number[], order: readonly number[]): number[] {
  if (order.length > 0) return order.slice(0, 1);
  const first = Math.max(0, ...spots);
  return first === 0 ? [] : lanesAt(spots, first);
}

/** The first three by lane: ranks at the horses; home is home, the rest as they run. */
export function ranks(spots: readonly number[], order: readonly number[]): (number | null)[] {
  const running = spots
    .map((spot, lane) => ({ spot, lane }))
    .filter((one) => !order.includes(one.lane));
  return spots.map((spot, lane) => {
    const home = order.indexOf(lane);
    if (home >= 0) return home + 1;
    if (spot === 0) return null;
    const place = order.length + running.filter((one) => one.spot > spot).length + 1;
    return place <= 3 ? place : null;
  });
}

function lanesAt(spots: readonly number[], spot: number): number[] {
  return spots.flatMap((one, lane) => (one === spot ? [lane] : []));
}
