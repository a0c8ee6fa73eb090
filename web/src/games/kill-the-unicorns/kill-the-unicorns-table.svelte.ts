/** What the parts of this table share: my question, and what is picked for it: raised cards, a lit unicorn, a token, a payment. */
import type { OptionOf } from "@/core/game";
import type { Decision, Room } from "@/core/room.svelte";
import type { Turn } from "@/core/turn.svelte";
import type { Words } from "@/core/words";
import {
  alike,
  type KillTheUnicorns,
  type KillTheUnicornsView,
  type Option,
  type Question,
  type Score,
  type Ware,
} from "@/games/kill-the-unicorns/things";

/** What is asked; nothing while it is not this seat's turn. */
export type Asked = Question["step"] | "";
type Kind = Option["type"];
type Like = (option: Option) => boolean;

const HUNTING: readonly Asked[] = ["open-hunt", "join-hunt", "lay-card"];

/** What every slip is given. */
export interface SlipProps {
  table: KillTheUnicornsTable;
  /** There is no tray: the hand lies in the slip. */
  narrow: boolean;
}

export class KillTheUnicornsTable {
  /** Places in the hand of the raised cards, in the order they were raised. */
  raised: number[] = $state([]);
  /** The first half of a pair: a ruse in hand, somebody's ruse, a card already laid. */
  half: number | null = $state(null);
  /** What each option would make of the herd, from the draft that asked. */
  prospects: Score[] = $state.raw([]);

  constructor(
    readonly room: Room<KillTheUnicorns>,
    readonly turn: Turn<KillTheUnicorns>,
  ) {}

  get words(): Words<KillTheUnicorns> {
    return this.room.words!;
  }

  /** The table as it is shown. */
  get view(): KillTheUnicornsView {
    return this.room.view!;
  }

  /** The game's own question; null while it is not this seat's turn to be asked. */
  get decision(): Decision<KillTheUnicorns> | null {
    const { decision, mine, show } = this.room;
    return decision && decision.seat === mine && !show.running ? decision : null;
  }

  get step(): Asked {
    return this.decision?.question.step ?? "";
  }

  /** The deed is complete, even if the same seat is asked something else next. */
  get ready(): boolean {
    const { steps, busy, question } = this.turn;
    return steps.length > 0 && !busy && !question?.goes_on;
  }

  get hunting(): boolean {
    return HUNTING.includes(this.step);
  }

  /** Whose hand it is. */
  get seat(): number | null {
    return this.room.view?.seat ?? null;
  }

  get hand(): number[] {
    return this.room.view?.hand ?? [];
  }

  get values(): number[] {
    return this.raised.map((place) => this.hand[place] ?? 0);
  }

  /** Values of the cards that stay in the hand. */
  get kept(): number[] {
    return this.hand.filter((_, place) => !this.raised.includes(place));
  }

  /** How many cards may be raised for this hunt: the least and the most. */
  get asked(): { least: number; most: number } {
    const question = this.decision?.question;
    if (question?.step === "lay-card") return { least: question.left, most: question.left };
    const counts = this.options("hunt-with").map(({ cards }) => cards);
    return { least: Math.min(...counts), most: Math.max(...counts) };
  }

  get paying(): boolean {
    return this.payments.length > 0;
  }

  /** The ways to pay once token and unicorn are chosen; the cheapest comes first. */
  get payments(): Option[] {
    const step = this.turn.steps.find((one) => one.decision.question.step === "choose-payment");
    return step?.decision.options ?? [];
  }

  /** Start anew with every question of the game. */
  reset(): void {
    this.raised = [];
    this.half = null;
    this.prospects = this.room.view?.prospects ?? [];
  }

  options<K extends Kind>(type: K): OptionOf<KillTheUnicorns, K>[] {
    return this.decision?.options.filter((option) => isOf(option, type)) ?? [];
  }

  /** Where such an option stands in the game's question, or -1. */
  find(like: Like): number {
    return this.decision?.options.findIndex(like) ?? -1;
  }

  /** Whether the game's question has such an option. */
  may(like: Like): boolean {
    return this.decision?.options.some(like) ?? false;
  }

  /** Whether such an option has been picked. */
  picked(like: Like): boolean {
    return this.picks.some(like);
  }

  /** The option picked of a kind, if any. */
  chosen<K extends Kind>(type: K): OptionOf<KillTheUnicorns, K> | null {
    return this.picks.find((option) => isOf(option, type)) ?? null;
  }

  /** The options picked so far. */
  private get picks(): Option[] {
    const all = this.turn.steps.map(({ decision, choice }) => decision.options[choice]);
    return all.filter((option) => option !== undefined);
  }

  /** Pick one option of the game's question, instead of what was picked before. */
  async one(like: Like): Promise<void> {
    const place = this.find(like);
    if (place < 0) return;
    if (this.turn.steps.length === 1) await this.turn.repick(place);
    else {
      this.turn.reset();
      await this.turn.pick(place);
    }
  }

  /** Raise a card, or put it back; the card raised first makes room. */
  toggle(place: number): void {
    if (this.raised.includes(place)) {
      this.raised = this.raised.filter((one) => one !== place);
    } else if (this.hunting) {
      this.raised = [...this.raised, place].slice(-this.asked.most);
    } else if (this.paying) {
      this.raised = [...this.raised, place];
    }
    if (this.paying) void this.pay();
  }

  get enough(): boolean {
    return this.raised.length >= this.asked.least && this.raised.length > 0;
  }

  /** Lay the raised cards: the count, then one after the other, confirmed at once. */
  async hunt(): Promise<void> {
    const { turn, values } = this;
    turn.reset();
    if (this.step !== "lay-card") {
      await turn.follow((option) => option.type === "hunt-with" && option.cards === values.length);
    }
    for (const value of values) {
      if (turn.question?.question.step !== "lay-card") break;
      // Who must lay the whole hand is asked for any card first.
      const place = turn.find(
        (option) => option.type === "lay-hunt-card" && option.value === value,
      );
      if (!(await turn.pick(Math.max(place, 0)))) break;
    }
    if (this.ready) await turn.confirm();
  }

  /** A token at the stalls; what it would do to each unicorn comes with the answer. */
  async buy(ware: Ware): Promise<void> {
    this.raised = [];
    this.prospects = [];
    this.turn.reset();
    const like: Like = (option) => option.type === "buy" && alike(option, ware);
    if (!(await this.turn.follow(like))) return;
    this.prospects = this.turn.view?.prospects ?? [];
    if (this.turn.question?.question.step === "choose-payment") await this.cheapest();
  }

  /** The unicorn it is for; the cheapest payment is raised already. */
  async use(unicorn: number): Promise<void> {
    const at = this.turn.steps.findIndex(
      (step) => step.decision.question.step === "choose-unicorn",
    );
    if (at >= 0) await this.turn.back(this.turn.steps.length - at);
    const like: Like = (option) => option.type === "use-on" && option.unicorn === unicorn;
    if (!(await this.turn.follow(like))) return;
    await this.cheapest();
  }

  private async cheapest(): Promise<void> {
    if (this.turn.question?.question.step === "choose-payment") await this.turn.pick(0);
    this.raised = placesOf(this.hand, this.chosen("pay-with")?.cards ?? this.paidFor());
  }

  /** What was paid without a choice, as the draft tells it. */
  private paidFor(): number[] {
    return this.turn.events.find((event) => event.type === "price-paid")?.cards ?? [];
  }

  /** The cards raised by hand: pay with them if they are a way to pay. */
  private async pay(): Promise<void> {
    const place = this.payments.findIndex(
      (option) => option.type === "pay-with" && sameCards(option.cards, this.values),
    );
    if (place >= 0) await this.turn.repick(place);
  }

  /** Whether the raised cards are what the draft pays with. */
  get paid(): boolean {
    if (!this.paying) return true;
    return sameCards(this.chosen("pay-with")?.cards ?? [], this.values);
  }
}

function isOf<K extends Kind>(option: Option, type: K): option is OptionOf<KillTheUnicorns, K> {
  return option.type === type;
}

function sameCards(one: readonly number[], other: readonly number[]): boolean {
  return [...one].sort().join() === [...other].sort().join();
}

/** Where cards of these values lie in the hand. */
export function placesOf(hand: readonly number[], values: readonly number[]): number[] {
  const found: number[] = [];
  for (const value of values) {
    const place = hand.findIndex((card, place) => card === value && !found.includes(place));
    if (place >= 0) found.push(place);
  }
  return found;
}
