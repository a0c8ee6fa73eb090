/** What the round has come to, read from what was told: the phase, who bought what, the auction. */
import type { HorseEvent, Lane, Seat, View } from "./types";

export type Phase = "buy" | "bet" | "race" | "auction" | "end";

export interface Purchase {
  seat: Seat;
  /** What it was: the name of a counter tile. */
  kind: "actions" | "objective" | "assistant" | "horse" | "stable" | "loan" | "pass";
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
  left: Extract<HorseEvent, { type: "auction-left" }>[];
}

export interface Story {
  phase: Phase;
  purchases: Purchase[];
  auction: Auction;
  /** The last race: who came in where, and what it brought. */
  placing: { lane: Lane; place: number }[];
  /** Where the horses of the last race have stopped. */
  spots: number[];
}

const PHASES: Record<Exclude<Phase, "buy">, string[]> = {
  bet: ["bet-placed", "bet-missed", "bet-passed", "odds-nudged", "action-played", "actions-dealt"],
  race: [
    ...["actions-revealed", "actions-cancelled", "actions-discarded", "movement-turned"],
    ...["sprints-rolled", "dead-heat", "horse-finished", "bet-won", "bet-lost", "stable-paid"],
    ...["income-paid", "horse-paid", "fine-paid", "neighbour-paid", "odds-moved"],
  ],
  auction: [
    ...["sale-accepted", "bid-accepted", "auction-left", "point-sold", "point-bought"],
    "nobody-traded",
  ],
  end: [
    ...["loan-repaid", "loan-unpaid", "objective-fulfilled", "points-counted", "contest-drawn"],
    ...["contest-judged", "lot-drawn", "game-ended"],
  ],
};

const STEPS: Record<string, Phase> = {
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
  step: string | null;
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
  const last = round.findLast((event) => phaseTold(event.type) !== null);
  const told = last ? phaseTold(last.type) : null;
  if (told === "race" && !view.race && !shop) return "bet";
  if (told) return told === "race" && !view.race ? "auction" : told;
  if (view.race) return "race";
  if (view.bets.length || view.actions.some((cards) => cards.length)) return "bet";
  const playing = view.players.filter((player) => !player.out).length;
  return shop && purchases < 2 * playing ? "buy" : "bet";
}

function phaseTold(type: string): Phase | null {
  const found = Object.entries(PHASES).find(([, types]) => types.includes(type));
  return found ? (found[0] as Phase) : null;
}

function bought(event: HorseEvent): Purchase[] {
  const by = (kind: Purchase["kind"], seat: Seat, danari: number): Purchase[] => [
    { seat, kind, danari },
  ];
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

const ENDS = ["point-sold", "point-bought", "nobody-traded"];

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

function placings(events: HorseEvent[]): Story["placing"] {
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
