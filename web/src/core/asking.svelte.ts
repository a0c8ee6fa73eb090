/** How a table answers. Each game's controller is one of these: what is asked, picked and lit, and how to pick. */
import { tableContext } from "@/core/desk.svelte";
import type { GameSchema, OptionOf } from "@/core/game";
import type { Decision, Room } from "@/core/room.svelte";
import type { Coach } from "@/lesson/coach.svelte";
import type { Director } from "@/core/show.svelte";
import type { Step, Turn } from "@/core/turn.svelte";
import type { Words } from "@/core/words";
import { getContext, onDestroy, setContext } from "svelte";

/** Which option is meant, by what it is like. */
export type Like<G extends GameSchema> = (option: G["option"]) => boolean;

type Asks<G extends GameSchema> = G["question"]["step"];

const KEY = Symbol("table");

/** The controller of the table that a component is part of: every game hands its own down like this. */
export function asking<T>(): T {
  return getContext<T>(KEY);
}

export abstract class Asking<G extends GameSchema> {
  constructor(
    readonly room: Room<G>,
    readonly turn: Turn<G>,
  ) {
    setContext(KEY, this);
  }

  private readonly here = tableContext();

  /** Who sits beside a learner; nobody at other tables. */
  get coach(): Coach | null {
    const coach = this.here?.desk.coach?.coach;
    return coach && "advice" in coach ? coach : null;
  }

  /** What on the table can be pointed at now: each game has its own things. */
  abstract readonly lit: object;

  get words(): Words<G> {
    return this.room.words as Words<G>;
  }

  /** The table as everyone sees it. */
  get view(): G["view"] {
    return this.room.view as G["view"];
  }

  /** The table as it would be after the picks so far. */
  get drafted(): G["view"] {
    return (this.steps.length ? this.turn.view : null) ?? this.view;
  }

  /** The seat whose cards are on the screen. */
  get me(): number | null {
    return this.room.view?.seat ?? null;
  }

  /** It is this seat's to answer, and everything before has been shown. */
  get mine(): boolean {
    const { decision, mine, show } = this.room;
    return mine !== null && decision?.seat === mine && !show.running;
  }

  /** The game's own question, with which the deed begins; null where this seat is not asked. */
  get decision(): Decision<G> | null {
    return this.mine ? this.room.decision : null;
  }

  /** The kind of the game's own question; "" where there is none. */
  get topic(): Asks<G> | "" {
    return this.decision?.question.step ?? "";
  }

  /** Why what is not asked for cannot be picked now: something else is asked. */
  get elsewhere(): string {
    const asked = this.room.decision?.question;
    return this.words.say("web-why-other", { question: asked ? this.words.question(asked) : "" });
  }

  /** What has been picked for it; not what is left of an earlier one. */
  get steps(): Step<G>[] {
    const { room, turn } = this;
    return turn.steps[0]?.decision === room.decision ? turn.steps : [];
  }

  /** What is asked of this seat; null where it is not, or where the deed is whole. */
  get question(): Decision<G> | null {
    if (this.steps.length === 0) return this.decision;
    const { question } = this.turn;
    return this.mine && question?.goes_on ? question : null;
  }

  /** The kind of that question; "" where there is none. */
  get step(): Asks<G> | "" {
    return this.question?.question.step ?? "";
  }

  /** The options picked so far, from the tap on: what comes of the last one may not be known yet. Amounts are in the turn. */
  get picks(): G["option"][] {
    const { room, turn } = this;
    const { marked } = turn;
    if (marked[0]?.decision !== room.decision) return [];
    return marked.flatMap(({ decision, choice }) => decision.options[choice] ?? []);
  }

  /** What was picked first, if anything. */
  get firstPick(): G["option"] | null {
    return this.picks[0] ?? null;
  }

  /** The picks are a whole deed, even if the same seat is asked something else next. */
  get whole(): boolean {
    const { busy, question } = this.turn;
    return this.steps.length > 0 && !busy && !question?.goes_on;
  }

  /** The whole deed can be done. */
  get ready(): boolean {
    return this.mine && this.whole;
  }

  /** All that the game's own question offers, picked from or not. */
  get offered(): G["option"][] {
    return this.decision?.options ?? [];
  }

  /** What it offers of a kind. */
  offers<T extends G["option"]["type"]>(type: T): OptionOf<G, T>[] {
    return this.offered.filter((option) => isOf<G, T>(option, type));
  }

  /** Whether it offers such an option. */
  may(like: Like<G>): boolean {
    return this.offered.some(like);
  }

  /** The option of a kind that has been picked. */
  chosen<T extends G["option"]["type"]>(type: T): OptionOf<G, T> | null {
    return this.picks.find((option) => isOf<G, T>(option, type)) ?? null;
  }

  /** Whether such an option has been picked. */
  picked(like: Like<G>): boolean {
    return this.picks.some(like);
  }

  /** Whether such an option of the open question was tapped, and what comes of it is not known yet. */
  tapped(like: Like<G>): boolean {
    const { tapped } = this.turn;
    const option = tapped?.decision === this.question && tapped?.decision.options[tapped.choice];
    return !!option && like(option);
  }

  /** The pick that answered a question of that kind, or -1. */
  indexOf(step: Asks<G>): number {
    return this.steps.findLastIndex(({ decision }) => decision.question.step === step);
  }

  /** The decision of that question, open or answered. */
  answered(step: Asks<G>): Decision<G> | null {
    if (!this.mine) return null;
    return this.step === step ? this.question : (this.steps[this.indexOf(step)]?.decision ?? null);
  }

  /** Answer what is asked; false where there is no such option. */
  pick(like: Like<G>): Promise<boolean> {
    return this.turn.follow(like);
  }

  /** Answer a question of that kind, also one answered before. */
  async again(step: Asks<G>, like: Like<G>, likely?: number): Promise<boolean> {
    const choice = this.answered(step)?.options.findIndex(like) ?? -1;
    return choice >= 0 && (await this.pickAt(step, choice, likely));
  }

  /** Answer the game's own question, whatever was picked before. */
  async anew(like: Like<G>): Promise<boolean> {
    if (this.steps.length === 0) return this.pick(like);
    const choice = this.offered.findIndex(like);
    return choice >= 0 && (await this.turn.repickAt(0, choice));
  }

  /** Answer the game's own question with this and nothing else, and send it. */
  async decide(like: Like<G>): Promise<void> {
    const choice = this.offered.findIndex(like);
    if (choice < 0 || this.turn.busy) return;
    this.turn.reset();
    await this.turn.now(choice);
  }

  /** Do the deed. */
  confirm(): Promise<boolean> {
    return this.turn.confirm();
  }

  /** Who draws the table plays out what happens there, as long as it is drawn. */
  direct(director: Director<G>): void {
    this.room.director = director;
    onDestroy(() => (this.room.director = null));
  }

  /** Pick by number at the question of that kind, open or answered. */
  protected pickAt(step: Asks<G>, choice: number, likely?: number): Promise<boolean> {
    if (this.step === step) return this.turn.pick(choice, likely);
    return this.turn.repickAt(this.indexOf(step), choice, likely);
  }
}

/** Options are plain data: the same one says the same in every field. */
export function sameOption(one: object | null, other: object | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isOf<G extends GameSchema, T extends G["option"]["type"]>(
  option: G["option"],
  type: T,
): option is OptionOf<G, T> {
  return option.type === type;
}
