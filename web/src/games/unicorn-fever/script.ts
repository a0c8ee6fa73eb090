/** How planning is shown: what everybody does, where it is seen, and the table after each deed. */
import { seatPlace, type Deed, type Script } from "@/core/beats";
import type { MagicView, UnicornFever } from "@/generated/unicorn-fever";
import { stackOf } from "./deed";
import type { Decks, UnicornEvent, View } from "./things";

type Player = View["players"][number];

/** What only its owner hears, or nobody needs to see. */
const QUIET = ["magic-placed", "magic-taken", "magic-seen", "magic-reshuffled"];
const STEP = 320;

export function scriptOf(decks: Decks): Script<UnicornFever> {
  return {
    deed: deedOf,
    apply: (view, event, sign) => apply(decks, view, event, sign),
    pause: (event) => (QUIET.includes(event.type) ? 0 : STEP),
  };
}

function deedOf(event: UnicornEvent): Deed | null {
  switch (event.type) {
    case "action-taken": {
      const { seat } = event;
      const from = `[data-token="${event.token}"]`;
      const flight = { symbol: "i-contract", from, to: seatPlace(seat) };
      return { seat, at: from, flight, opens: true };
    }
    case "bet-placed": {
      const at = `[data-bet="${event.kind}-${event.lane}"]`;
      const flight = { symbol: "i-coin", from: seatPlace(event.seat), to: at, count: 3 };
      return { seat: event.seat, at, flight };
    }
    case "gold-taken":
    case "loan-taken": {
      const to = seatPlace(event.seat);
      return { seat: event.seat, at: to, flight: flightOf("i-coin", `[data-stack="1"]`, to, 3) };
    }
    case "contract-signed": {
      const from = `[data-contract="${event.contract}"]`;
      const to = seatPlace(event.seat);
      return { seat: event.seat, at: to, flight: flightOf("i-contract", from, to) };
    }
    case "magic-played": {
      const at = `[data-magic="${event.lane}"]`;
      return { seat: event.seat, at, flight: flightOf("i-magic", seatPlace(event.seat), at) };
    }
    case "magic-withdrawn":
    case "lane-peeked":
      return { seat: event.seat, at: `[data-magic="${event.lane}"]` };
    case "bet-token-reserved":
      return { seat: event.seat, at: `[data-bet="${event.kind}-${event.lane}"]` };
    case "action-token-reserved":
      return { seat: event.seat, at: `[data-token="${event.token}"]` };
    case "odds-nudged":
      return { seat: event.seat, at: `[data-odds="${event.lane}"]` };
    case "hand-exchanged":
    case "contract-paid":
      return { seat: event.seat, at: seatPlace(event.seat) };
    default:
      return null;
  }
}

function flightOf(
  symbol: string,
  from: string,
  to: string,
  count = 1,
): NonNullable<Deed["flight"]> {
  return { symbol, from, to, count };
}

function apply(decks: Decks, view: View, event: UnicornEvent, sign: 1 | -1): View {
  switch (event.type) {
    case "action-taken":
      return {
        ...player(view, event.seat, (one) => ({
          ...one,
          taken: put(one.taken, event.token, sign),
        })),
        stacks: restack(decks, view, event.token, sign),
      };
    case "bet-placed": {
      const { seat, kind, lane, stake, glory } = event;
      const free = (bits: number): number => (sign > 0 ? bits & ~(1 << lane) : bits | (1 << lane));
      return {
        ...gold(view, seat, -stake * sign),
        bets:
          sign > 0
            ? [...view.bets, { seat, kind, lane, stake, glory }]
            : view.bets.filter((one) => one.kind !== kind || one.lane !== lane),
        bet_tokens: view.bet_tokens.map((bits, one) => (one === kind ? free(bits) : bits)),
      };
    }
    case "gold-taken":
    case "owner-paid":
      return gold(view, event.seat, event.gold * sign);
    case "bet-won":
    case "contract-paid":
      return glory(gold(view, event.seat, event.gold * sign), event.seat, event.glory * sign);
    case "bet-lost":
      return gold(view, event.seat, event.refund * sign);
    case "tax-paid":
      return gold(view, event.seat, -event.gold * sign);
    case "loan-taken":
      return player(gold(view, event.seat, event.gold * sign), event.seat, (one) => ({
        ...one,
        loans: one.loans + sign,
      }));
    case "contract-signed":
      return {
        ...player(gold(view, event.seat, -event.price * sign), event.seat, (one) => ({
          ...one,
          contracts: put(one.contracts, event.contract, sign),
        })),
        display: put(view.display, event.contract, -sign),
      };
    case "magic-played":
      return {
        ...player(view, event.seat, (one) => ({ ...one, hand: one.hand - sign })),
        magic: view.magic.map((cards, lane) =>
          lane === event.lane ? laid(cards, event.seat, sign) : cards,
        ),
      };
    case "magic-drawn":
      return player(view, event.seat, (one) => ({ ...one, hand: one.hand + sign * event.count }));
    case "odds-nudged": {
      const to = sign > 0 ? event.after : event.before;
      return { ...view, rows: view.rows.map((row, lane) => (lane === event.lane ? to : row)) };
    }
    default:
      return view;
  }
}

/** A lane's cards with one more of a seat's, or with the last of them less. */
function laid(cards: MagicView[], seat: number, sign: number): MagicView[] {
  if (sign > 0) return [...cards, { seat, card: null }];
  const place = cards.findLastIndex((one) => one.seat === seat);
  return cards.filter((_, at) => at !== place);
}

function player(view: View, seat: number, change: (one: Player) => Player): View {
  return { ...view, players: view.players.map((one, at) => (at === seat ? change(one) : one)) };
}

function gold(view: View, seat: number, sum: number): View {
  return player(view, seat, (one) => ({ ...one, gold: one.gold + sum }));
}

function glory(view: View, seat: number, sum: number): View {
  if (sum === 0) return view;
  return player(view, seat, (one) => ({ ...one, glory: one.glory + sum }));
}

/** The piles with a token taken off, or put back on top; the printed ones have no pile. */
function restack(decks: Decks, view: View, token: number, sign: number): View["stacks"] {
  if (sign > 0) return view.stacks.map((stack) => put(stack, token, -1));
  const pile = decks.printed.includes(token) ? -1 : stackOf(decks, token);
  return view.stacks.map((stack, at) => (at === pile ? [token, ...stack] : stack));
}

/** One more of a thing, or the last such thing less. */
function put<T>(things: readonly T[], thing: T, sign: number): T[] {
  if (sign > 0) return [...things, thing];
  const place = things.lastIndexOf(thing);
  return things.filter((_, at) => at !== place);
}
