/** A turn being thought over: a chain of choices tried on the server, confirmed once. */
import type { GameSchema } from "@/core/game";
import type { Decision, Draft, Room } from "@/core/room.svelte";

/** One pick of the chain. */
export interface Step<G extends GameSchema = GameSchema> {
  decision: Decision<G>;
  choice: number;
  /** What the choice would lead to. */
  events: G["event"][];
}

export class Turn<G extends GameSchema = GameSchema> {
  /** What has been picked so far. */
  steps: Step<G>[] = $state.raw([]);
  /** The question now: the game's, or the next one of the draft; null when only the confirming is left. */
  question: Decision<G> | null = $state.raw(null);
  /** The table as it would be after the choices so far. */
  view: G["view"] | null = $state.raw(null);
  /** Something would be revealed or drawn: nothing can be tried beyond this. */
  sealed = $state(false);
  busy = $state(false);
  private generation = 0;

  constructor(private readonly room: Room<G>) {}

  get choices(): number[] {
    return this.steps.map((step) => step.choice);
  }

  /** Whether there is something to confirm: the chain is complete as far as it can be tried. */
  get ready(): boolean {
    return this.steps.length > 0 && this.question === null && !this.busy;
  }

  get events(): G["event"][] {
    return this.steps.flatMap((step) => step.events);
  }

  /** Start from the game's own question. */
  reset(): void {
    this.generation += 1;
    this.steps = [];
    this.question = this.room.decision;
    this.view = this.room.view;
    this.sealed = false;
    this.busy = false;
  }

  /** The table is another one: what is being tried stays. */
  look(): void {
    if (this.steps.length === 0) this.view = this.room.view;
  }

  /** The place of the first option that is like this, or -1. */
  find(like: (option: G["option"]) => boolean): number {
    return this.question?.options.findIndex(like) ?? -1;
  }

  /** Pick an option (by place) or an amount, and see what is asked next. */
  async pick(choice: number): Promise<boolean> {
    const decision = this.question;
    if (!decision || this.busy) return false;
    return this.tryOut([...this.steps, { decision, choice, events: [] }]);
  }

  /** Change the amount or option picked last. */
  async repick(choice: number): Promise<boolean> {
    return this.repickAt(this.steps.length - 1, choice);
  }

  /** Pick otherwise at an earlier step; what was picked after it is dropped. */
  async repickAt(place: number, choice: number): Promise<boolean> {
    const step = this.steps[place];
    if (!step) return false;
    return this.tryOut([...this.steps.slice(0, place), { ...step, choice, events: [] }]);
  }

  /** Pick several in a row, each by what it should be like; stops where there is no such option. */
  async follow(...likes: ((option: G["option"]) => boolean)[]): Promise<boolean> {
    for (const like of likes) {
      const place = this.find(like);
      if (place < 0 || !(await this.pick(place))) return false;
    }
    return true;
  }

  /** Take back the last so many picks. */
  async back(count = 1): Promise<void> {
    const steps = this.steps.slice(0, -count);
    if (steps.length === 0) this.reset();
    else await this.tryOut(steps);
  }

  /** Make the choices. */
  async confirm(): Promise<boolean> {
    if (this.steps.length === 0 || this.busy) return false;
    this.busy = true;
    const done = await this.room.choose(this.choices);
    this.busy = false;
    if (!done) this.reset();
    return done;
  }

  /** Pick and make it at once: for questions with nothing more to think about. */
  async now(choice: number): Promise<boolean> {
    return (await this.pick(choice)) && this.confirm();
  }

  private async tryOut(steps: Step<G>[]): Promise<boolean> {
    const seat = steps[0]?.decision.seat;
    if (seat === undefined) return false;
    const generation = ++this.generation;
    this.busy = true;
    const draft = await this.room.draft(
      seat,
      steps.map((step) => step.choice),
    );
    if (generation !== this.generation) return false;
    this.busy = false;
    if (!draft) return false;
    this.take(steps, draft);
    return true;
  }

  private take(steps: Step<G>[], draft: Draft<G>): void {
    const known = steps.slice(0, -1).flatMap((step) => step.events).length;
    const last = steps.at(-1);
    if (last) steps = [...steps.slice(0, -1), { ...last, events: draft.events.slice(known) }];
    this.steps = steps;
    this.sealed = draft.sealed;
    this.view = draft.view;
    // Another seat's question, or the same seat's after something was revealed, is not ours to try.
    const next = draft.decision;
    this.question = !draft.sealed && next && next.seat === last?.decision.seat ? next : null;
  }
}
