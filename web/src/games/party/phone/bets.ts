/** A bet being written. */
export interface BetDraft {
  lane: number | null;
  stake: number;
}

export const UNIT = 100;

export function startOf(money: number): BetDraft {
  return { lane: null, stake: within(UNIT, money) };
}

/** A stake in hundreds, from one hundred to the most there is. */
export function within(wanted: number, most: number): number {
  const round = Math.round(wanted / UNIT) * UNIT;
  return Math.max(Math.min(round, Math.floor(most / UNIT) * UNIT), UNIT);
}
