/** How shop, bets, rigging and auction are shown: who does what where, and the table after it. */
import { seatPlace, type Deed, type Flight, type Script } from "@/core/beats";
import type {
  ActionView,
  AssistantSold,
  EventType,
  HorseEvent,
  HorseFever,
  HorseSold,
  Lane,
  ObjectiveSold,
  PlayerView,
  Seat,
  StableSold,
  View,
} from "./types";

/** How long an event stands that is nobody's turn, at normal speed. */
const PAUSES: Partial<Record<EventType, number>> = {
  "odds-shifted": 520,
  "sale-accepted": 420,
  "bid-accepted": 420,
  "auction-left": 420,
  "point-sold": 1600,
  "point-bought": 1600,
  "nobody-traded": 1200,
  "round-began": 500,
  "loan-repaid": 700,
  "loan-unpaid": 1100,
  "objective-fulfilled": 1200,
  "points-counted": 700,
  "contest-drawn": 1600,
  "contest-judged": 1200,
  "lot-drawn": 1200,
};
const USUAL = 380;
const DECKS = ["objective", "assistant", "horse"] as const;
const COINS = { symbol: "i-danari", count: 3 };

export const script: Script<HorseFever> = {
  deed,
  apply,
  pause: (event) => PAUSES[event.type] ?? USUAL,
};

const tile = (name: string): string => `[data-tile="${name}"]`;
const lane = (number: Lane): string => `[data-lane="${number}"]`;
const step = (price: number): string => `[data-price="${price}"]`;

function deed(event: HorseEvent): Deed | null {
  switch (event.type) {
    case "actions-bought":
      return bought(event.seat, "actions");
    case "cards-drawn":
      return { ...bought(event.seat, DECKS[event.deck]), opens: true };
    case "loan-taken":
      return bought(event.seat, event.loan === 0 ? "bank" : "mob");
    case "passed":
      return bought(event.seat, "pass");
    case "stable-bought":
      return on(event.seat, `[data-stable="${event.lane}"], ${lane(event.lane)}`, COINS);
    case "objective-kept":
    case "assistant-hired":
    case "horse-bought":
    case "assistants-swapped":
    case "offer-declined":
    case "bet-missed":
    case "bet-passed":
      return on(event.seat, seatPlace(event.seat));
    case "objective-sold":
    case "assistant-sold":
    case "horse-sold":
    case "stable-sold": {
      const { seat, buyer } = event;
      const flight = { symbol: "i-danari", from: seatPlace(buyer), to: seatPlace(seat), count: 3 };
      return { seat, at: seatPlace(buyer), flight };
    }
    case "horse-lined-up":
      return on(event.seat, lane(event.lane), { symbol: "i-horse" });
    case "bet-placed":
      return on(event.seat, lane(event.lane), COINS);
    case "action-played":
      return on(event.seat, lane(event.lane), { symbol: "i-ruse" });
    case "odds-nudged":
      return on(event.seat, `[data-stable="${event.lane}"], ${lane(event.lane)}`);
    case "sale-accepted":
    case "bid-accepted":
    case "auction-left":
      return on(event.seat, `${step(event.price)}, ${seatPlace(event.seat)}`);
    default:
      return null;
  }
}

/** Something goes from the seat to a place on the board. */
function on(seat: Seat, at: string, what?: Pick<Flight, "symbol" | "count">): Deed {
  return { seat, at, flight: what && { ...what, from: seatPlace(seat), to: at } };
}

/** Something comes over the counter to the seat. */
function bought(seat: Seat, name: string): Deed {
  const at = `${tile(name)}, ${seatPlace(seat)}`;
  return { seat, at, flight: { symbol: "i-danari", from: seatPlace(seat), to: at } };
}

function apply(view: View, event: HorseEvent, sign: 1 | -1): View {
  const pay = (seat: Seat, danari: number): View => change(view, seat, purse(danari * sign));
  /** Money to the seller, the thing to the buyer. */
  const sold = (
    { seat, buyer, price }: ObjectiveSold | AssistantSold | HorseSold | StableSold,
    what: (one: PlayerView, how: number) => Partial<PlayerView>,
  ): View => {
    const goes =
      (danari: number, how: number): Change =>
      (one) => ({ ...one, danari: one.danari + danari * sign, ...what(one, how * sign) });
    return change(change(view, seat, goes(price, -1)), buyer, goes(-price, 1));
  };
  switch (event.type) {
    case "actions-bought":
      return change(pay(event.seat, -event.price), event.seat, hand(event.count * sign));
    case "actions-dealt":
      return change(view, event.seat, hand(event.count * sign));
    case "cards-drawn":
      return pay(event.seat, -event.price);
    case "passed":
      return pay(event.seat, event.danari);
    case "loan-taken":
      return change(pay(event.seat, event.danari), event.seat, (one) => ({
        ...one,
        loans: put(one.loans, event.loan, sign),
      }));
    case "objective-kept":
      return change(view, event.seat, (one) => ({
        ...one,
        objectives: sign > 0 ? [...one.objectives, 0] : one.objectives.slice(0, -1),
      }));
    case "assistant-hired":
      return change(view, event.seat, (one) => ({
        ...one,
        assistants: put(one.assistants, event.assistant, sign),
      }));
    case "horse-bought":
      return change(view, event.seat, (one) => ({
        ...one,
        horses: put(one.horses, event.horse, sign),
      }));
    case "stable-bought":
      return owned(pay(event.seat, -event.price), event.lane, event.seat, sign);
    case "objective-sold":
      return sold(event, (one, how) => ({
        objectives: how > 0 ? [...one.objectives, 0] : one.objectives.slice(0, -1),
      }));
    case "assistant-sold":
      return sold(event, (one, how) => ({ assistants: put(one.assistants, event.assistant, how) }));
    case "horse-sold":
      return sold(event, (one, how) => ({ horses: put(one.horses, event.horse, how) }));
    case "stable-sold": {
      const paid = sold(event, () => ({}));
      const given = owned(paid, event.lane, event.seat, sign > 0 ? -1 : 1);
      const taken = owned(given, event.lane, event.buyer, sign);
      const owner = sign > 0 ? event.buyer : event.seat;
      return { ...taken, owners: taken.owners.map((one, at) => (at === event.lane ? owner : one)) };
    }
    case "bet-placed": {
      const { seat, kind, lane, stake } = event;
      const same = view.bets.findLastIndex((bet) => bet.seat === seat && bet.lane === lane);
      return {
        ...pay(seat, -stake),
        bets:
          sign > 0
            ? [...view.bets, { seat, kind, lane, stake }]
            : view.bets.filter((_, place) => place !== same),
        tokens: view.tokens.map((left, one) => (one === lane ? left - sign : left)),
      };
    }
    case "action-played": {
      const { seat, lane } = event;
      const cards = (laid: ActionView[]): ActionView[] => {
        const last = laid.findLastIndex((card) => card.seat === seat);
        return sign > 0 ? [...laid, { seat, card: null }] : laid.filter((_, at) => at !== last);
      };
      return {
        ...change(view, seat, hand(-sign)),
        actions: view.actions.map((laid, one) => (one === lane ? cards(laid) : laid)),
      };
    }
    case "horse-lined-up":
      return {
        ...view,
        stalls: view.stalls.map((horse, one) =>
          one === event.lane ? (sign > 0 ? event.horse : null) : horse,
        ),
      };
    case "odds-nudged":
    case "odds-shifted": {
      const to = sign > 0 ? event.after : event.before;
      return { ...view, rows: view.rows.map((row, one) => (one === event.lane ? to : row)) };
    }
    case "bet-won":
      return change(pay(event.seat, event.danari), event.seat, points(event.points * sign));
    case "stable-paid":
    case "income-paid":
    case "horse-paid":
    case "points-honoured":
      return pay(event.seat, event.danari);
    case "fine-paid":
      return pay(event.seat, -event.danari);
    case "neighbour-paid":
      return change(pay(event.seat, event.danari), event.neighbour, purse(-event.danari * sign));
    case "points-lost":
      return change(view, event.seat, points(-event.points * sign));
    case "point-sold":
      return change(pay(event.seat, event.danari), event.seat, points(-sign));
    case "point-bought":
      return change(pay(event.seat, -event.danari), event.seat, points(sign));
    default:
      return view;
  }
}

type Change = (one: PlayerView) => PlayerView;

function change(view: View, seat: Seat, how: Change): View {
  return { ...view, players: view.players.map((one, at) => (at === seat ? how(one) : one)) };
}

const purse =
  (danari: number): Change =>
  (one) => ({ ...one, danari: one.danari + danari });
const hand =
  (cards: number): Change =>
  (one) => ({ ...one, hand: one.hand + cards });
const points =
  (count: number): Change =>
  (one) => ({ ...one, points: one.points + count, score: one.score + count });

/** A stable and its point come to a seat, or go. */
function owned(view: View, lane: Lane, seat: Seat, sign: 1 | -1): View {
  const table = change(view, seat, (one) => ({
    ...one,
    score: one.score + sign,
    stables: put(one.stables, lane, sign).sort(),
  }));
  const owner = sign > 0 ? seat : null;
  return { ...table, owners: table.owners.map((one, at) => (at === lane ? owner : one)) };
}

/** One more of a thing, or the last such thing less. */
function put<T>(things: readonly T[], thing: T, sign: number): T[] {
  if (sign > 0) return [...things, thing];
  const place = things.lastIndexOf(thing);
  return things.filter((_, at) => at !== place);
}
