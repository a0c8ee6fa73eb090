/** How the players stand against the goal of the game, by what everyone can see. */

export interface Stand {
  /** Counted from 1; level players share one. */
  place: number;
  score: number;
  /** What the best one has more; or, for the best, what they are ahead of the next. */
  lead: number;
  /** Who is ahead: all of them. */
  leaders: number[];
}

/** How one seat stands; for nobody's seat, how the leader does. */
export function standOf(scores: number[], seat: number | null): Stand | null {
  if (scores.length === 0) return null;
  const best = Math.max(...scores);
  const leaders = scores.flatMap((score, one) => (score === best ? [one] : []));
  const at = seat ?? leaders[0] ?? 0;
  const score = scores[at] ?? 0;
  const others = scores.filter((_, one) => one !== at);
  const lead = score === best ? best - Math.max(...others, 0) : best - score;
  return { place: 1 + scores.filter((one) => one > score).length, score, lead, leaders };
}
