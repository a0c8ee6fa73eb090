/** A turn at this table: everything that can be pointed at leads into the one chain of picks. */
import { asking, Asking, type Like } from "@/core/asking.svelte";
import type { Explanation } from "@/core/explain.svelte";
import type { Decision, Span } from "@/core/room.svelte";
import type { BetKind, UnicornFever } from "@/generated/unicorn-fever";
import { deedOf, tokensForBet, tokensForContract, tokensForMagic, type Deed } from "./deed";
import { betKey, litBy, whyNotBet, type Lit, type Reason } from "./lit";
import type { Decks, Option, View } from "./things";

export const unicornTable = (): UnicornTable => asking<UnicornTable>();

export interface Wager {
  kind: BetKind;
  lane: number;
}

export class UnicornTable extends Asking<UnicornFever> {
  /** A lane pointed at before the kind of bet is known. */
  lane: number | null = $state(null);
  /** The stake of the last bet, offered again. */
  usual = $state(3);
  /** The decision just answered: until the next one comes there is nothing to point at. */
  private sent: Decision<UnicornFever> | null = $state.raw(null);

  get decks(): Decks {
    return this.words.cards;
  }

  override get drafted(): View {
    return this.mine ? super.drafted : this.view;
  }

  override get mine(): boolean {
    const { decision } = this.room;
    return super.mine && decision !== this.sent;
  }

  get deed(): Deed {
    return deedOf(this.turn.steps, this.turn.question, this.decks);
  }

  /** What can be tapped: by the question now, or by those before it that can be answered anew. */
  readonly lit: Lit = $derived.by(() => {
    if (!this.mine) return litBy(null, this.view, this.decks);
    const lit = litBy(this.question, this.drafted, this.decks);
    for (const again of ["choose-bet", "choose-contract", "choose-action"] as const) {
      const step = this.steps[this.indexOf(again)];
      if (!step) continue;
      const before = litBy(step.decision, this.view, this.decks);
      before.bets.forEach((one) => lit.bets.add(one));
      before.contracts.forEach((one) => lit.contracts.add(one));
      before.tokens.forEach((one) => lit.tokens.add(one));
    }
    return lit;
  });

  /** The action token lifted into the slip. */
  get held(): number | null {
    return this.chosen("take-action")?.token ?? null;
  }

  get wager(): Wager | null {
    const bet = this.chosen("place-bet");
    if (bet) return wagerOf(bet);
    const question = this.question?.question;
    return question?.step === "choose-stake" ? wagerOf(question) : null;
  }

  get stake(): number | null {
    const last = this.steps.at(-1);
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

  /** Whether there is no gold, and none to be borrowed. */
  private get broke(): boolean {
    const mine = this.me === null ? undefined : this.view.players[this.me];
    return mine?.gold === 0 && mine.loans >= this.words.printed.loans;
  }

  /** Why what lies there cannot be taken now: the token in hand, no token for it, another question. */
  hindrance(what: "bet" | "contract" | "magic" | "token"): string {
    const { held, words, decks } = this;
    const token = held === null ? undefined : decks.tokens[held];
    if (token && what !== "token") {
      return words.say("web-unicorn-fever-why-held", {
        what,
        token: words.name("TokenId", held ?? 0),
      });
    }
    if (this.answered("choose-action")) {
      if (what === "bet" && this.broke) return words.say("web-unicorn-fever-why-no-gold");
      return words.say("web-unicorn-fever-why-no-action", { what });
    }
    return this.elsewhere;
  }

  /** A token set aside: what it does, and why it cannot be used now. */
  kept(token: number): Explanation {
    const idle = this.mine && !this.lit.tokens.has(token);
    return {
      title: this.words.name("TokenId", token),
      text: this.words.card("tokens", token).text,
      reason: idle ? this.hindrance("token") : "",
    };
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
    const stake = this.stakeWithin(null);
    if (await this.again("choose-bet", bet, stake)) return;
    const actions = this.answered("choose-action");
    const best = actions && tokensForBet(actions.options, this.decks, kind)[0];
    if (best && (await this.pickAt("choose-action", best.place)))
      await this.again("choose-bet", bet, stake);
  }

  /** The stake that is laid down by itself: the last one, as far as the purse goes. */
  stakeWithin(span: Span | null): number {
    const { low, high } = span ?? { low: 1, high: Infinity };
    const gold = this.me === null ? 0 : (this.view.players[this.me]?.gold ?? 0);
    const wish = this.coach?.advice?.amount ?? this.usual;
    return Math.min(Math.max(wish, low), Math.max(gold, low), high);
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
      return void (await this.again("play-magic", same));
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

  override async confirm(): Promise<boolean> {
    const { stake } = this;
    if (stake !== null) this.usual = stake;
    this.sent = this.room.decision;
    const done = await super.confirm();
    if (done) this.lane = null;
    else this.sent = null;
    return done;
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
}

function wagerOf({ kind, lane }: Wager): Wager {
  return { kind, lane };
}
