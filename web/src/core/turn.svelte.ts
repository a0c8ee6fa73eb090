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
  /** What has been picked so far, and what would come of it. */
  steps: Step<G>[] = $state.raw([]);
  /** The chain that is on its way to the server: what was tapped is marked before its draft is back. */
  private trying: Step<G>[] | null = $state.raw(null);
  /** The question now: the game's, or the next one of the draft; null when only the confirming is left. */
  question: Decision<G> | null = $state.raw(null);
  /** The table as it would be after the choices so far. */
  view: G["view"] | null = $state.raw(null);
  /** Something would be revealed or drawn: nothing can be tried beyond this. */
  sealed = $state(false);
  busy = $state(false);
  private generation = 0;
  /** The table before the chain was made, once the server has it: from the next table on, that is what shows it. */
  private madeAt: G["view"] | null = null;

  constructor(private readonly room: Room<G>) {}

  /** What is marked as picked: known to be possible or not yet. */
  get marked(): Step<G>[] {
    return this.trying ?? this.steps;
  }

  /** What was tapped last, while the answer is on its way. */
  get tapped(): Step<G> | null {
    return this.trying?.at(-1) ?? null;
  }

  /** Whether the view, the events and the question are those of what is marked. */
  get settled(): boolean {
    return this.marked === this.steps;
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
    this.trying = null;
    this.question = this.room.decision;
    this.view = this.room.view;
    this.sealed = false;
    this.busy = false;
    this.madeAt = null;
  }

  /** The table is another one: what is being tried stays, what was made is there to be seen. */
  look(): void {
    if (this.madeAt !== null && this.madeAt !== this.room.view) this.reset();
    else if (this.steps.length === 0) this.view = this.room.view;
  }

  /** The first option that is like this, by its number, or -1. */
  find(like: (option: G["option"]) => boolean): number {
    return this.question?.options.findIndex(like) ?? -1;
  }

  /** Pick an option (by its number) or an amount, and see what is asked next; `likely` is the amount that will be laid then. */
  async pick(choice: number, likely?: number): Promise<boolean> {
    const decision = this.question;
    if (!decision || this.busy) return false;
    return this.tryOut([...this.steps, { decision, choice, events: [] }], likely);
  }

  /** Change the amount or option picked last. */
  async repick(choice: number): Promise<boolean> {
    return this.repickAt(this.steps.length - 1, choice);
  }

  /** Pick otherwise at an earlier step; what was picked after it is dropped. */
  async repickAt(at: number, choice: number, likely?: number): Promise<boolean> {
    const step = this.steps[at];
    if (!step) return false;
    return this.tryOut([...this.steps.slice(0, at), { ...step, choice, events: [] }], likely);
  }

  /** Pick several in a row, each by what it should be like; stops where there is no such option. */
  async follow(...likes: ((option: G["option"]) => boolean)[]): Promise<boolean> {
    for (const like of likes) {
      const choice = this.find(like);
      if (choice < 0 || !(await this.pick(choice))) return false;
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
    return this.make(this.steps);
  }

  /** Pick and make it at once: for questions with nothing more to think about. */
  async now(choice: number): Promise<boolean> {
    const decision = this.question;
    if (!decision || choice < 0 || this.busy) return false;
    return this.make([...this.steps, { decision, choice, events: [] }]);
  }

  private async make(steps: Step<G>[]): Promise<boolean> {
    const generation = ++this.generation;
    this.busy = true;
    this.trying = steps;
    const before = this.room.view;
    const done = await this.room.choose(steps.map((step) => step.choice));
    if (generation !== this.generation) return done; // the next question is there already
    this.busy = false;
    this.madeAt = before;
    if (done) this.look();
    else this.reset();
    return done;
  }

  /** The chain and the amount that is likely to follow are tried at once: who is far away waits once. */
  private async tryOut(steps: Step<G>[], likely?: number): Promise<boolean> {
    const seat = steps[0]?.decision.seat;
    if (seat === undefined) return false;
    const generation = ++this.generation;
    this.busy = true;
    this.trying = steps;
    const choices = steps.map((step) => step.choice);
    const [draft, end] = await Promise.all([
      this.room.draft(seat, choices),
      likely === undefined ? null : this.room.draft(seat, [...choices, likely], true),
    ]);
    if (generation !== this.generation) return false;
    this.busy = false;
    this.trying = null;
    if (!draft) return false;
    this.take(steps, draft);
    const decision = this.question;
    if (end && decision?.span && likely !== undefined)
      this.take([...this.steps, { decision, choice: likely, events: [] }], end);
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
