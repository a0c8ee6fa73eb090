/** What the parts of this table share: my question, and what is picked for it: raised cards, a lit unicorn, a token, a payment. */
import { asking, Asking, type Like } from "@/core/asking.svelte";
import {
  aimedAt,
  alike,
  ownerIn,
  type Character,
  type KillTheUnicorns,
  type Option,
  type Question,
  type Score,
  type Ware,
} from "@/games/kill-the-unicorns/things";

/** What is asked; nothing while it is not this seat's turn. */
export type Asked = Question["step"] | "";

const HUNTING: readonly Asked[] = ["open-hunt", "join-hunt", "lay-card"];

/** What can be pointed at. */
export interface Lit {
  characters: Character[];
  unicorns: number[];
  /** Whose ruses can be turned. */
  ruses: number[];
  wares: Ware[];
}

export const killTheUnicornsTable = (): KillTheUnicornsTable => asking<KillTheUnicornsTable>();

export class KillTheUnicornsTable extends Asking<KillTheUnicorns> {
  /** Places in the hand of the raised cards, in the order they were raised. */
  raised: number[] = $state([]);
  /** The first half of a pair: a ruse in hand, a card already laid. */
  half: number | null = $state(null);
  /** What each option would make of the herd, from the draft that asked. */
  prospects: Score[] = $state.raw([]);

  readonly lit: Lit = $derived.by(() => {
    const { offered } = this;
    return {
      characters: this.offers("take-character").map(({ character }) => character),
      unicorns: offered.flatMap((option) => aimedAt(option) ?? []),
      ruses: offered.flatMap((option) => ownerIn(option) ?? []),
      wares: this.offers("buy"),
    };
  });

  get hunting(): boolean {
    return HUNTING.includes(this.topic);
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
    const counts = this.offers("hunt-with").map(({ cards }) => cards);
    return { least: Math.min(...counts), most: Math.max(...counts) };
  }

  get paying(): boolean {
    return this.payments.length > 0;
  }

  /** The ways to pay once token and unicorn are chosen; the cheapest comes first. */
  get payments(): Option[] {
    return this.steps[this.indexOf("choose-payment")]?.decision.options ?? [];
  }

  /** Start anew with every question of the game. */
  reset(): void {
    this.raised = [];
    this.half = null;
    this.prospects = this.room.view?.prospects ?? [];
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
    if (this.topic !== "lay-card") {
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
    if (this.ready) await this.confirm();
  }

  /** A token at the stalls; what it would do to each unicorn comes with the answer. */
  async buy(ware: Ware): Promise<void> {
    this.raised = [];
    this.prospects = [];
    this.turn.reset();
    const like: Like<KillTheUnicorns> = (option) => option.type === "buy" && alike(option, ware);
    if (!(await this.turn.follow(like))) return;
    this.prospects = this.turn.view?.prospects ?? [];
    if (this.turn.question?.question.step === "choose-payment") await this.cheapest();
  }

  /** The unicorn it is for; the cheapest payment is raised already. */
  async use(unicorn: number): Promise<void> {
    const like: Like<KillTheUnicorns> = (option) =>
      option.type === "use-on" && option.unicorn === unicorn;
    if (await this.again("choose-unicorn", like)) await this.cheapest();
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
