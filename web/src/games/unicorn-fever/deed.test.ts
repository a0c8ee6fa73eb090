/** Which pile serves a wish, how piles lie, what a deed is about. */
import type { Decision } from "@/core/room.svelte";
import type { ActionToken, Contract, UnicornFever } from "@/generated/unicorn-fever";
import { partOf } from "@/testing";
import { deedOf, pilesOf, taxOf, tokensForBet, tokensForContract, tokensForMagic } from "./deed";
import { betKey, isFree, litBy, whyNotBet, whyNotTake } from "./lit";
import type { Asks, Decks, Option, Question, View } from "./things";

const plain: ActionToken = {
  stack: "gold",
  source: "rulebook",
  letter: null,
  contract: false,
  price: 0,
  gold: 0,
  first_player: false,
  bet: "none",
  bet_glory: 0,
  magic: 0,
  printed: false,
};
const CONTRACT = 0;
const GOLD = 1;
const BET_MAGIC = 2;
const BET_PRINTED = 3;
const WIN_BET = 4;
const MAGIC = 5;
const thrift = { id: "thrift", clan: "gnomes", glory: 1, perks: { tax_relief: 3 } } as Contract;
const decks = partOf<Decks>({
  magic: [],
  movement: [],
  unicorns: [],
  stack_of: [0, 1, 2, 2, 3, 4],
  contracts: [thrift],
  tokens: [
    { ...plain, stack: "contract", contract: true, price: 3 },
    { ...plain, gold: 8 },
    { ...plain, stack: "bet", bet: "any", magic: 1 },
    { ...plain, stack: "bet", bet: "any", printed: true },
    { ...plain, stack: "win-bet", bet: "win", bet_glory: 1 },
    { ...plain, stack: "magic", magic: 3 },
  ],
  faces: [0, 0, 2],
  kinds: [[], [], [0, 1, 2], [0, 1, 2], [0], []],
  printed: [null, null, BET_PRINTED, null, null],
});

function view(changes: Partial<View> = {}): View {
  return {
    seat: 0,
    players: [{ gold: 10, glory: 5, loans: 0, hand: 3, contracts: [], owned: 0, taken: [] }],
    hand: [0, 2],
    display: [0],
    stacks: [[CONTRACT], [GOLD, GOLD], [BET_MAGIC], [WIN_BET], [MAGIC]],
    bet_tokens: [0b111111, 0b111111, 0],
    bets: [],
    reserved_bets: [],
    ...changes,
  } as View;
}

function decision(step: Asks, options: Option[] = []): Decision<UnicornFever> {
  const question = { step, seat: 0 } as Question;
  return { seat: 0, number: 1, question, options, span: null } as Decision<UnicornFever>;
}

const take = (token: number): Option => ({ type: "take-action", token });
const all = [CONTRACT, GOLD, BET_MAGIC, WIN_BET, MAGIC].map(take);

describe("which token serves a wish", () => {
  it("takes the token with glory for a win bet", () => {
    expect(tokensForBet(all, decks, 0).map((one) => one.token)).toEqual([WIN_BET, BET_MAGIC]);
  });
  it("takes any-bet tokens for a place", () => {
    expect(tokensForBet(all, decks, 1).map((one) => one.token)).toEqual([BET_MAGIC]);
  });
  it("prefers a token to what is printed on the board", () => {
    const options = [BET_PRINTED, BET_MAGIC].map(take);
    expect(tokensForBet(options, decks, 1)[0]).toEqual({ place: 1, token: BET_MAGIC });
  });
  it("plays magic without betting", () => {
    expect(tokensForMagic(all, decks).map((one) => one.token)).toEqual([MAGIC]);
  });
  it("finds nothing where there is nothing", () => {
    expect(tokensForContract([take(GOLD)], decks)).toEqual([]);
  });
});

describe("the piles", () => {
  it("count what lies below the top", () => {
    expect(pilesOf(view(), decks)[1]).toMatchObject({ token: GOLD, below: 1, empty: false });
  });
  it("show the printed effect of an empty pile", () => {
    const [, , bet] = pilesOf(view({ stacks: [[], [], [], [], []] }), decks);
    expect(bet).toMatchObject({ token: BET_PRINTED, printed: true, empty: false });
  });
  it("still show what used to lie on an empty one", () => {
    const [, , , win] = pilesOf(view({ stacks: [[], [], [], [], []] }), decks);
    expect(win).toMatchObject({ token: WIN_BET, empty: true });
  });
});

describe("what is lit", () => {
  it("lights bets, contracts and cards that an action would lead to", () => {
    const lit = litBy(decision("choose-action", all), view(), decks);
    expect(lit.bets.has(betKey(0, 3))).toBe(true);
    expect(lit.bets.has(betKey(2, 3))).toBe(false);
    expect([...lit.contracts]).toEqual([0]);
    expect([...lit.faces]).toEqual([0, 2]);
  });
  it("does not light places when only win bets can be had", () => {
    const lit = litBy(decision("choose-action", [take(WIN_BET)]), view(), decks);
    expect(lit.bets.has(betKey(1, 3))).toBe(false);
  });
  it("knows who has a token", () => {
    const taken = view({
      bet_tokens: [0b111110, 63, 0],
      bets: [{ seat: 2, kind: 0, lane: 0, stake: 4, glory: 0 }],
    });
    expect(isFree(taken, 0, 0)).toBe(false);
    expect(whyNotBet(taken, 0, 0)).toEqual({ id: "web-unicorn-fever-why-taken", seat: 2 });
    expect(whyNotBet(taken, 0, 1)).toBeNull();
  });
  it("counts a token on one's own contract as free", () => {
    const kept = view({
      bet_tokens: [0b111110, 63, 0],
      reserved_bets: [{ seat: 0, kind: 0, lane: 0 }],
    });
    expect(isFree(kept, 0, 0)).toBe(true);
  });
});

describe("why a pile cannot be taken from", () => {
  it("is for want of gold where there is something to sign or to bet on", () => {
    expect(whyNotTake(view(), decks, CONTRACT)).toBe("web-unicorn-fever-why-no-gold");
    expect(whyNotTake(view(), decks, WIN_BET)).toBe("web-unicorn-fever-why-no-gold");
  });
  it("is for want of a contract, or of a bet token", () => {
    expect(whyNotTake(view({ display: [] }), decks, CONTRACT)).toBe(
      "web-unicorn-fever-why-no-contracts",
    );
    const gone = view({ bet_tokens: [0, 0, 0] });
    expect(whyNotTake(gone, decks, WIN_BET)).toBe("web-unicorn-fever-why-no-bets");
  });
});

describe("what a deed is about", () => {
  const took = { decision: decision("choose-action", all), choice: 1, events: [] };
  const goingOn = (step: Asks): Decision<UnicornFever> => ({ ...decision(step), goes_on: true });
  it("is about what was taken where what is asked next is another matter", () => {
    expect(deedOf([took], null, decks)).toBe("gold");
  });
  it("is about what the server says goes on with it", () => {
    const bet = { ...took, choice: 3 };
    expect(deedOf([bet], goingOn("choose-bet"), decks)).toBe("bet");
  });
  it("is still about the bet when magic is asked for after it", () => {
    const stake = { decision: goingOn("choose-stake"), choice: 4, events: [] };
    expect(deedOf([took, stake], decision("play-magic"), decks)).toBe("bet");
  });
});

it("takes contracts into account for the tax", () => {
  expect(taxOf(view(), decks, 0)).toBe(5);
  const signed = view();
  signed.players[0]!.contracts = [0];
  expect(taxOf(signed, decks, 0)).toBe(2);
});
