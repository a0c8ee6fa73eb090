import { describe, expect, it } from "vitest";
import { accounts } from "./ledger";
import { finale } from "./finale";
import { money, signed } from "./horses";
import { RaceShow } from "./race.svelte";
import { tell } from "./story";
import type { HorseEvent, PileView, PlayerView, View } from "./types";

const player: PlayerView = {
  ...{ character: 0, danari: 5000, points: 0, score: 0, minimum_bet: 100, hand: 0, bought: 0 },
  ...{ stables: [], assistants: [], horses: [], loans: [], objectives: [], fulfilled: [] },
  out: false,
};
const pile: PileView = { bags: [], clues: [], drawn: [] };
const nobody = [null, null, null, null, null, null];
const view: View = {
  ...{ seat: null, waiting: [], round_number: 1, rounds: 4, first: 0 },
  players: [player, player],
  ...{ hand: [], raised: null, objectives: [], bets: [] },
  rows: [0, 1, 2, 3, 4, 5],
  owners: nobody,
  tokens: [4, 4, 4, 4, 4, 4],
  stalls: nobody,
  actions: [[], [], [], [], [], []],
  active: [[], [], [], [], [], []],
  ...{ objective_pile: pile, assistant_pile: pile, horse_pile: pile },
  ...{ action_deck: 0, movement_deck: 0, movement_turned: [] },
  race: null,
  result: null,
};
const board = { shop: true, step: null, racing: false, opening: 1000, price_step: 100 };
const began: HorseEvent = { type: "round-began", number: 1, rounds: 4 };
const pass = (seat: number): HorseEvent => ({ type: "passed", seat, danari: 400 });

describe("the phase", () => {
  it("is buying until everyone has bought twice, then betting", () => {
    expect(tell([began, pass(0), pass(1), pass(0)], view, board).phase).toBe("buy");
    expect(tell([began, pass(0), pass(1), pass(0), pass(1)], view, board).phase).toBe("bet");
  });
  it("is betting from the start where there is no shop", () => {
    expect(tell([began], view, { ...board, shop: false }).phase).toBe("bet");
  });
  it("goes by the question on the slip, if there is one", () => {
    expect(tell([began], view, { ...board, step: "choose-sale" }).phase).toBe("auction");
    expect(tell([began], view, { ...board, step: "consider-stable" }).phase).toBe("buy");
  });
});

describe("the auction", () => {
  const yes = (seat: number, price: number): HorseEvent => ({ type: "sale-accepted", seat, price });
  it("falls by 100 with every yes, and forgets nobody who left", () => {
    const events: HorseEvent[] = [
      began,
      yes(0, 1000),
      { type: "auction-left", seat: 1, price: 900, why: "no-point" },
    ];
    expect(tell(events, view, board).auction).toEqual({
      falling: true,
      price: 900,
      said: [{ seat: 0, price: 1000 }],
      out: [1],
      left: [{ type: "auction-left", seat: 1, price: 900, why: "no-point" }],
    });
  });
  it("rises once the first one is over", () => {
    const events: HorseEvent[] = [
      began,
      yes(0, 1000),
      { type: "point-sold", seat: 0, danari: 1000 },
      { type: "bid-accepted", seat: 1, price: 1000 },
    ];
    const { auction } = tell(events, view, board);
    expect(auction.falling).toBe(false);
    expect(auction.price).toBe(1100);
    expect(auction.out).toEqual([]);
  });
});

describe("the ledger", () => {
  it("notes what the last race brought, player by player", () => {
    const events: HorseEvent[] = [
      { type: "horse-finished", lane: 3, place: 1 },
      { type: "bet-won", seat: 1, kind: 0, lane: 3, stake: 200, danari: 800, points: 3 },
      { type: "neighbour-paid", seat: 0, neighbour: 1, danari: 200 },
      { type: "round-began", number: 2, rounds: 4 },
      { type: "points-lost", seat: 0, points: 2 },
    ];
    expect(accounts(events)).toEqual([
      {
        seat: 1,
        entries: [
          { what: "win", lane: 3, danari: 800, points: 3, place: 1 },
          { what: "neighbour", lane: null, danari: -200, points: 0 },
        ],
      },
      { seat: 0, entries: [{ what: "neighbour", lane: null, danari: 200, points: 0 }] },
    ]);
  });
});

describe("the race on show", () => {
  it("moves the horses by card and dice, and turns the cards behind them", () => {
    const show = new RaceShow();
    show.begin(view);
    show.take({ type: "actions-revealed", lane: 2, cards: [7], seats: [1] }, () => []);
    show.take({ type: "movement-turned", turn: 1, card: 0, spaces: [2, 2, 3, 4, 2, 2] }, () => [2]);
    show.take({ type: "sprints-rolled", dice: [2, 5], lanes: [2, 5], spaces: [1, 2] }, () => []);
    show.take({ type: "odds-shifted", lane: 0, before: 0, after: 2 }, () => []);
    expect(show.spots).toEqual([2, 2, 4, 4, 2, 4]);
    expect(show.turned).toEqual([2]);
    expect(show.staged(view).rows[0]).toBe(2);
    expect(show.staged(view).actions[2]).toEqual([{ card: 7, seat: 1 }]);
  });

  it("says of a bet that it cannot win once the places it is for have gone to others", () => {
    const show = new RaceShow();
    show.begin(view);
    const lost = { type: "bet-lost", seat: 0, lane: 4, stake: 100 } as const;
    show.lost = ([0, 1] as const).map((kind) => ({ ...lost, kind }));
    const home = (lane: number, place: number): void =>
      show.take({ type: "horse-finished", lane, place }, () => []);
    home(0, 1);
    expect([show.doomed(0, 0, 4), show.doomed(0, 1, 4)]).toEqual([true, false]);
    expect(show.past(4)).toBe(false);
    home(1, 2);
    home(2, 3);
    expect([show.doomed(0, 0, 4), show.doomed(0, 1, 4)]).toEqual([true, true]);
    expect([show.past(4), show.past(2)]).toEqual([true, false]);
  });
});

describe("the end", () => {
  it("turns objectives and counts", () => {
    const told = finale(
      [
        { type: "loan-repaid", seat: 0, loan: 0, danari: 2500 },
        { type: "objective-fulfilled", seat: 1, objective: 4, points: 2 },
        { type: "points-counted", seat: 1, points: 9 },
        { type: "game-ended", winners: [1] },
      ],
      2,
    );
    expect(told.closings[0]?.repaid).toEqual([2500]);
    expect(told.closings[1]).toMatchObject({ objectives: [4], points: 9 });
    expect(told.winners).toEqual([1]);
  });
});

it("writes money with a thin space", () => {
  expect(money(2400)).toBe("2\u202f400");
  expect(money(-700)).toBe("−700");
  expect(signed(1000)).toBe("+1\u202f000");
});
