/** A turn at this table: everything that can be pointed at leads into the one chain of picks. */
import type { Asking, Like } from "@/core/asking";
import type { Decision, Room } from "@/core/room.svelte";
import type { Turn } from "@/core/turn.svelte";
import type { Words } from "@/core/words";
import type { BetKind, UnicornFever } from "@/generated/unicorn-fever";
import { getContext, setContext } from "svelte";
import {
  asked,
  deedOf,
  picked,
  placeOf,
  tokensForBet,
  tokensForContract,
  tokensForMagic,
  type Deed,
} from "./deed";
import { betKey, litBy, whyNotBet, type Lit, type Reason } from "./lit";
import type { Asks, Decks, Option, View } from "./things";

const KEY = Symbol("unicorn-table");

export function unicornTable(): UnicornTable {
  return getContext<UnicornTable>(KEY);
}

export interface Wager {
  kind: BetKind;
  lane: number;
}

export class UnicornTable implements Asking<UnicornFever> {
  readonly words: Words<UnicornFever>;
  readonly decks: Decks;
  /** A lane pointed at before the kind of bet is known. */
  lane: number | null = $state(null);
  /** The stake of the last bet, offered again. */
  usual = $state(3);
  /** The decision just answered: until the next one comes there is nothing to point at. */
  private sent: Decision<UnicornFever> | null = $state.raw(null);

  constructor(
    readonly room: Room<UnicornFever>,
    readonly turn: Turn<UnicornFever>,
  ) {
    this.words = room.words as Words<UnicornFever>;
    this.decks = this.words.cards;
    setContext(KEY, this);
  }

  /** The table as everyone sees it. */
  get view(): View {
    return this.room.view as View;
  }

  /** The table as it would be after the picks so far. */
  get drafted(): View {
    return this.mine ? (this.turn.view ?? this.view) : this.view;
  }

  get me(): number | null {
    return this.view.seat;
  }

  get mine(): boolean {
    const { room } = this;
    if (room.decision !== null && room.decision === this.sent) return false;
    return room.mine !== null && room.decision?.seat === room.mine && !room.show.running;
  }

  get question(): Decision<UnicornFever> | null {
    return this.mine ? asked(this.turn.steps, this.turn.question) : null;
  }

  get step(): Asks | "" {
    return this.question?.question.step ?? "";
  }

  get deed(): Deed {
    return deedOf(this.turn.steps, this.turn.question, this.decks);
  }

  /** The whole deed can be done. */
  get ready(): boolean {
    return this.mine && this.turn.steps.length > 0 && this.question === null && !this.turn.busy;
  }

  /** What can be tapped: by the question now, or by those before it that can be answered anew. */
  get lit(): Lit {
    if (!this.mine) return litBy(null, this.view, this.decks);
    const lit = litBy(this.question, this.drafted, this.decks);
    const { steps } = this.turn;
    for (const again of ["choose-bet", "choose-contract", "choose-action"] as const) {
      const step = steps[placeOf(steps, again)];
      if (!step) continue;
      const before = litBy(step.decision, this.view, this.decks);
      before.bets.forEach((one) => lit.bets.add(one));
      before.contracts.forEach((one) => lit.contracts.add(one));
      before.tokens.forEach((one) => lit.tokens.add(one));
    }
    return lit;
  }

  get picks(): Option[] {
    return this.turn.steps.flatMap((step) => picked(step) ?? []);
  }

  /** The action token lifted into the slip. */
  get held(): number | null {
    const { steps } = this.turn;
    const option = picked(steps[placeOf(steps, "choose-action")]);
    return option?.type === "take-action" ? option.token : null;
  }

  get wager(): Wager | null {
    const { steps } = this.turn;
    const option = picked(steps[placeOf(steps, "choose-bet")]);
    if (option?.type === "place-bet") return wagerOf(option);
    const question = this.question?.question;
    return question?.step === "choose-stake" ? wagerOf(question) : null;
  }

  get stake(): number | null {
    const { steps } = this.turn;
    const last = steps.at(-1);
    return last?.decision.question.step === "choose-stake" ? last.choice : null;
  }

  get contract(): number | null {
    return this.picks.findLast((option) => option.type === "sign-contract")?.contract ?? null;
  }

  why(kind: BetKind, lane: number): string {
    const reason: Reason | null = whyNotBet(this.view, kind, lane);
    if (reason) return this.words.say(reason.id, this.words.person("seat", reason.seat));
    return !this.mine || this.lit.bets.has(betKey(kind, lane)) ? "" : this.hindrance("bet");
  }

  /** Why what lies there cannot be taken now: the token in hand, no token for it, another question. */
  hindrance(what: "bet" | "contract" | "magic" | "token"): string {
    const { held, words, decks } = this;
    const token = held === null ? undefined : decks.tokens[held];
    if (token && what !== "token") {
      return words.say("web-uf-why-held", { what, token: words.name("TokenId", held ?? 0) });
    }
    if (this.answered("choose-action")) return words.say("web-uf-why-no-action", { what });
    const asked = this.room.decision?.question;
    return words.say("web-uf-why-other", { question: asked ? words.question(asked) : "" });
  }

  /** Take a token, whatever was picked before. */
  async take(token: number): Promise<void> {
    if (this.find((o) => o.type === "reserve-action" && o.token === token)) {
      await this.pick((o) => o.type === "reserve-action" && o.token === token);
      return;
    }
    const bet = this.wager;
    await this.again("choose-action", (o) => o.type === "take-action" && o.token === token);
    // Another token for the same bet: the bet stays.
    if (bet && this.decks.kinds[token]?.includes(bet.kind)) await this.aim(bet.kind, bet.lane);
  }

  /** Bet with this token, taking the action that serves it best if none is held. */
  async aim(kind: BetKind, lane: number): Promise<void> {
    this.lane = lane;
    const reserve = (o: Option): boolean =>
      o.type === "reserve-bet" && o.kind === kind && o.lane === lane;
    if (this.find(reserve)) return void (await this.pick(reserve));
    const bet = (o: Option): boolean =>
      o.type === "place-bet" && o.kind === kind && o.lane === lane;
    if (await this.again("choose-bet", bet)) return;
    const actions = this.answered("choose-action");
    const best = actions && tokensForBet(actions.options, this.decks, kind)[0];
    if (best && (await this.pickAt("choose-action", best.place))) await this.pick(bet);
  }

  async sign(contract: number): Promise<void> {
    const sign = (o: Option): boolean => o.type === "sign-contract" && o.contract === contract;
    if (await this.again("choose-contract", sign)) return;
    const actions = this.answered("choose-action");
    const best = actions && tokensForContract(actions.options, this.decks)[0];
    if (best && (await this.pickAt("choose-action", best.place))) await this.pick(sign);
  }

  /** Play a card of the hand; the lane comes next. */
  async play(card: number): Promise<void> {
    const face = this.decks.faces[card];
    const same = (o: Option): boolean =>
      o.type === "play-card" && this.decks.faces[o.card] === face;
    if (this.step === "choose-lane") {
      const place = placeOf(this.turn.steps, "play-magic");
      const step = this.turn.steps[place];
      const choice = step?.decision.options.findIndex(same) ?? -1;
      if (choice >= 0) await this.turn.repickAt(place, choice);
      return;
    }
    if (this.find(same)) return void (await this.pick(same));
    const actions = this.answered("choose-action");
    const best = actions && tokensForMagic(actions.options, this.decks)[0];
    if (best && (await this.pickAt("choose-action", best.place))) await this.pick(same);
  }

  /** Point at a lane: for a card, for a look, for a tie; or to bet on it. */
  async point(lane: number): Promise<void> {
    const like = (o: Option): boolean => o.type === "on-lane" && o.lane === lane;
    if (this.find(like)) return void (await this.pick(like));
    this.lane = lane;
    const bet = this.wager;
    if (bet && this.lit.bets.has(betKey(bet.kind, lane))) await this.aim(bet.kind, lane);
  }

  pick(like: Like<UnicornFever>): Promise<boolean> {
    return this.turn.follow(like);
  }

  /** Answer a question by what its option is like, also one answered before. */
  async again(question: Asks, like: Like<UnicornFever>): Promise<boolean> {
    const place = this.answered(question)?.options.findIndex(like) ?? -1;
    return place >= 0 && (await this.pickAt(question, place));
  }

  /** The decision of that question, open or answered. */
  answered(question: Asks): Decision<UnicornFever> | null {
    if (!this.mine) return null;
    if (this.step === question) return this.question;
    const { steps } = this.turn;
    return steps[placeOf(steps, question)]?.decision ?? null;
  }

  async confirm(): Promise<void> {
    const { stake } = this;
    if (stake !== null) this.usual = stake;
    this.sent = this.room.decision;
    if (await this.turn.confirm()) this.lane = null;
    else this.sent = null;
  }

  /** One step back: what was shown as one pick is taken back as one. */
  async back(): Promise<void> {
    const { steps } = this.turn;
    const last = steps.at(-1)?.decision.question.step;
    if (last === "choose-stake") this.lane = null;
    await this.turn.back(last === "choose-stake" || last === "choose-lane" ? 2 : 1);
  }

  private find(like: Like<UnicornFever>): boolean {
    return this.question?.options.some(like) ?? false;
  }

  private pickAt(question: Asks, choice: number): Promise<boolean> {
    if (this.step === question) return this.turn.pick(choice);
    return this.turn.repickAt(placeOf(this.turn.steps, question), choice);
  }
}

function wagerOf({ kind, lane }: Wager): Wager {
  return { kind, lane };
}
