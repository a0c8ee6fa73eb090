/** The numbers behind a chart of chances: lines, who is thick, what is written at the right. */

export interface ChanceLine {
  lane: number;
  /** One chance for the start and one after each card so far, 0 to 1. */
  values: number[];
  /** One of the two that lead now. */
  thick: boolean;
}

export interface EndLabel {
  /** A lane, or null for all the rest together. */
  lane: number | null;
  percent: number;
  /** 0 to 1, where on the chart's height it belongs. */
  value: number;
}

/**
 * Whether an answer is about the race that is shown: the server tells of its last one, which may be another by the time
 * somebody who watches slowly asks. Without cards there is nothing to compare.
 */
export function isOf(cards: readonly number[] | undefined, events: readonly object[]): boolean {
  if (!cards?.length) return true;
  const shown = events.flatMap((one) => ("spaces" in one && "card" in one ? [one.card] : []));
  const from = cards.findIndex((card) => card === shown[0]); // it may go on after a dead heat
  return shown.every((card, place) => from >= 0 && cards[from + place] === card);
}

/** The lines up to so many cards, the leaders last so that they lie on top. */
export function chanceLines(turns: number[][], cards: number): ChanceLine[] {
  const shown = turns.slice(0, cards + 1);
  const now = shown.at(-1);
  if (!now) return [];
  const best = ranked(now)
    .slice(0, 2)
    .filter((lane) => shown.some((turn) => (turn[lane] ?? 0) >= 0.05));
  return now
    .map((_, lane) => ({
      lane,
      values: shown.map((turn) => turn[lane] ?? 0),
      thick: best.includes(lane),
    }))
    .sort((one, other) => Number(one.thick) - Number(other.thick));
}

/** What is written at the right end: the likely ones by name, the others together. */
export function endLabels(turns: number[][], cards: number, most = 3): EndLabel[] {
  const now = turns[Math.min(cards, turns.length - 1)];
  if (!now) return [];
  const order = ranked(now);
  const named = order.filter(
    (lane, place) => place < most && (place < 1 || (now[lane] ?? 0) >= 0.02),
  );
  const rest = order.filter((lane) => !named.includes(lane));
  const labels: EndLabel[] = named.map((lane) => ({
    lane,
    value: now[lane] ?? 0,
    percent: percentOf(now[lane] ?? 0),
  }));
  if (rest.length) {
    const sum = rest.reduce((all, lane) => all + (now[lane] ?? 0), 0);
    labels.push({ lane: null, value: 0, percent: percentOf(sum) });
  }
  return labels;
}

/** Move labels apart so that none covers another, from the top down. */
export function spread(wanted: number[], gap: number, low: number): number[] {
  const placed: number[] = [];
  for (const at of wanted) placed.push(Math.max(at, (placed.at(-1) ?? -gap) + gap));
  const over = (placed.at(-1) ?? 0) - low;
  if (over <= 0) return placed;
  for (let at = placed.length - 1; at >= 0; at--) {
    const limit = at === placed.length - 1 ? low : (placed[at + 1] as number) - gap;
    placed[at] = Math.min(placed[at] as number, limit);
  }
  return placed;
}

export function percentOf(chance: number): number {
  return Math.round(chance * 100);
}

function ranked(now: number[]): number[] {
  return now.map((_, lane) => lane).sort((one, other) => (now[other] ?? 0) - (now[one] ?? 0));
}
