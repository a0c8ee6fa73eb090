/** What the round has come to, read from what was told: the phase, who bought what, the auction. */
import type { AuctionLeft, EventType, HorseEvent, Lane, Seat, Step, View } from "./types";

export type Phase = "buy" | "bet" | "race" | "auction" | "end";

/** What was bought: the name of a counter tile. */
export type Bought = "actions" | "objective" | "assistant" | "horse" | "stable" | "loan" | "pass";

export interface Purchase {
  seat: Seat;
  kind: Bought;
  danari: number;
}

export interface Auction {
  /** The bank buys (falling) or sells (rising). */
  falling: boolean;
  /** The price the next one is asked at. */
  price: number;
  said: { seat: Seat; price: number }[];
  out: Seat[];
  /** By seat: the event with which it left. */
  left: AuctionLeft[];
}

export interface Placed {
  lane: Lane;
  place: number;
}

export interface Story {
  phase: Phase;
  purchases: Purchase[];
  auction: Auction;
  /** The last race: who came in where, and what it brought. */
  placing: Placed[];
  /** Where the horses of the last race have stopped. */
  spots: number[];
}

const TOLD: Partial<Record<EventType, Phase>> = {
  "bet-placed": "bet",
  "bet-missed": "bet",
  "bet-passed": "bet",
  "odds-nudged": "bet",
  "action-played": "bet",
  "actions-dealt": "bet",
  "actions-revealed": "race",
  "actions-cancelled": "race",
  "actions-discarded": "race",
  "movement-turned": "race",
  "sprints-rolled": "race",
  "dead-heat": "race",
  "horse-finished": "race",
  "bet-won": "race",
  "bet-lost": "race",
  "stable-paid": "race",
  "income-paid": "race",
  "horse-paid": "race",
  "fine-paid": "race",
  "neighbour-paid": "race",
  "odds-moved": "race",
  "sale-accepted": "auction",
  "bid-accepted": "auction",
  "auction-left": "auction",
  "point-sold": "auction",
  "point-bought": "auction",
  "nobody-traded": "auction",
  "loan-repaid": "end",
  "loan-unpaid": "end",
  "objective-fulfilled": "end",
  "points-counted": "end",
  "contest-drawn": "end",
  "contest-judged": "end",
  "lot-drawn": "end",
  "game-ended": "end",
};

const STEPS: Partial<Record<Step, Phase>> = {
  "choose-first-bet": "bet",
  "choose-second-bet": "bet",
  "choose-stake": "bet",
  "choose-nudge": "bet",
  "choose-card": "bet",
  "choose-lane": "bet",
  "choose-who-was-ahead": "race",
  "choose-sale": "auction",
  "choose-bid": "auction",
  "choose-contest-winner": "end",
};

export interface Circumstances {
  /** Whether this mode has purchases and auctions. */
  shop: boolean;
  /** The question on my own slip, if there is one. */
  step: Step | null;
  /** Whether a race is being played out. */
  racing: boolean;
  /** Where an auction begins, and how far each yes moves the price. */
  opening: number;
  price_step: number;
}

/** The round so far. */
export function tell(events: HorseEvent[], view: View, options: Circumstances): Story {
  const round = events.slice(events.findLastIndex((event) => event.type === "round-began") + 1);
  const purchases = round.flatMap(bought);
  return {
    phase: phaseOf(round, view, purchases.length, options),
    purchases,
    auction: auctionOf(round, options),
    placing: placings(events),
    spots: spots(events),
  };
}

function phaseOf(
  round: HorseEvent[],
  view: View,
  purchases: number,
  { shop, step, racing }: Circumstances,
): Phase {
  if (racing) return "race";
  if (view.result) return "end";
  if (step) return STEPS[step] ?? "buy";
  const last = round.findLast((event) => TOLD[event.type]);
  const told = last && TOLD[last.type];
  if (told === "race" && !view.race && !shop) return "bet";
  if (told) return told === "race" && !view.race ? "auction" : told;
  if (view.race) return "race";
  if (view.bets.length || view.actions.some((cards) => cards.length)) return "bet";
  const playing = view.players.filter((player) => !player.out).length;
  return shop && purchases < 2 * playing ? "buy" : "bet";
}

function bought(event: HorseEvent): Purchase[] {
  const by = (kind: Bought, seat: Seat, danari: number): Purchase[] => [{ seat, kind, danari }];
  switch (event.type) {
    case "actions-bought":
      return by("actions", event.seat, -event.price);
    case "stable-bought":
      return by("stable", event.seat, -event.price);
    case "loan-taken":
      return by("loan", event.seat, event.danari);
    case "passed":
      return by("pass", event.seat, event.danari);
    case "cards-drawn":
      return by(DECKS[event.deck], event.seat, -event.price);
    case "objective-sold":
      return by("objective", event.buyer, -event.price);
    case "assistant-sold":
      return by("assistant", event.buyer, -event.price);
    case "horse-sold":
      return by("horse", event.buyer, -event.price);
    case "stable-sold":
      return by("stable", event.buyer, -event.price);
    default:
      return [];
  }
}

const DECKS = ["objective", "assistant", "horse"] as const;

const ENDS: EventType[] = ["point-sold", "point-bought", "nobody-traded"];

function auctionOf(round: HorseEvent[], { step, opening, price_step }: Circumstances): Auction {
  const first = round.findIndex((event) => ENDS.includes(event.type));
  const rising = step === "choose-bid" || (step !== "choose-sale" && first >= 0);
  const own = rising ? round.slice(first + 1) : round;
  const auction: Auction = { falling: !rising, price: opening, said: [], out: [], left: [] };
  for (const event of own) {
    if (event.type === "sale-accepted" || event.type === "bid-accepted") {
      auction.said.push({ seat: event.seat, price: event.price });
      auction.price = event.price + (rising ? price_step : -price_step);
    } else if (event.type === "auction-left") {
      auction.out.push(event.seat);
      auction.left.push(event);
    }
  }
  return auction;
}

function spots(events: HorseEvent[]): number[] {
  const start = events.findLastIndex(
    (event) => event.type === "movement-turned" && event.turn === 1,
  );
  const found = [0, 0, 0, 0, 0, 0];
  for (const event of start < 0 ? [] : events.slice(start)) {
    if (event.type === "movement-turned")
      event.spaces.forEach((spaces, lane) => (found[lane] = (found[lane] ?? 0) + spaces));
    else if (event.type === "sprints-rolled")
      event.lanes.forEach(
        (lane, place) => (found[lane] = (found[lane] ?? 0) + (event.spaces[place] ?? 0)),
      );
    else if (event.type === "round-began") return [0, 0, 0, 0, 0, 0];
  }
  return found;
}

function placings(events: HorseEvent[]): Placed[] {
  const start = events.findLastIndex(
    (event) => event.type === "horse-finished" && event.place === 1,
  );
  if (start < 0) return [];
  return events
    .slice(start)
    .flatMap((event) =>
      event.type === "horse-finished" ? [{ lane: event.lane, place: event.place }] : [],
    );
}
