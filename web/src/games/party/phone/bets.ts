/** A bet being written. */
export interface BetDraft {
  lane: number | null;
  stake: number;
}

/** The places of both kinds of bets. */
export const PLACE = 0;
export const WIN = 1;

export function startOf(money: number, unit: number): BetDraft {
  return { lane: null, stake: within(unit, money, unit) };
}

/** A stake in whole units, from one of them to the most there is. */
export function within(wanted: number, most: number, unit: number): number {
  const round = Math.round(wanted / unit) * unit;
  return Math.max(Math.min(round, Math.floor(most / unit) * unit), unit);
}
