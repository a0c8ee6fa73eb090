import type { OwnView } from "@/games/party/types";

/** A bet being written. */
export interface BetDraft {
  lane: number | null;
  stake: number;
}

/** The places of both kinds of bets. */
export const PLACE = 0;
export const WIN = 1;

/** How a bet stands by the horses that are home: won, lost, or still running. */
export function fate(kind: number, lane: number, order: readonly number[]): "won" | "lost" | "" {
  const paid = kind === WIN ? 1 : 3;
  if (order.slice(0, paid).includes(lane)) return "won";
  return order.length >= paid ? "lost" : "";
}

/** What a slip brings if its horse gets there after all; nothing where it leads, or cannot win any more. */
export function ifItGetsThere(
  slip: OwnView["slip"],
  pays: readonly number[],
  spots: readonly number[],
  order: readonly number[],
): { lane: number; net: number } | null {
  const winner = slip.find(({ kind }) => kind === WIN)?.lane;
  if (winner === undefined || order.length > 0) return null;
  const ahead = (lane: number, of = spots): number =>
    of.filter((spot) => spot > (spots[lane] ?? 0)).length;
  if (ahead(winner) === 0) return null;
  /** Horses that are level share the better place, as everywhere. */
  const others = spots.filter((_, lane) => lane !== winner);
  const paid = ({ kind, lane }: OwnView["slip"][number]): boolean =>
    lane === winner || (kind === PLACE && ahead(lane, others) < 2);
  const net = slip.reduce(
    (sum, bet) => sum + bet.stake * ((paid(bet) ? (pays[bet.kind] ?? 0) : 0) - 1),
    0,
  );
  return { lane: winner, net };
}

export function startOf(money: number, unit: number): BetDraft {
  return { lane: null, stake: within(unit, money, unit) };
}

/** A stake in whole units, from one of them to the most there is. */
export function within(wanted: number, most: number, unit: number): number {
  const round = Math.round(wanted / unit) * unit;
  return Math.max(Math.min(round, Math.floor(most / unit) * unit), unit);
}
