/** How a night ends: who rises when, the awards, and everyone else. */
import { play } from "@/core/sound";
import type { PartyScreen } from "@/games/party/screen.svelte";
import type { Award, FinalRow, FinalView } from "@/games/party/types";
import { untrack } from "svelte";

/** One step of the podium: those who share it. */
export interface Step {
  place: number;
  money: number;
  seats: number[];
}

const CURTAIN = 900;
const RISE = 600;
const DRUMS = 1200;
const AWARD = 1200;

export class Finale {
  /** So many steps have risen, from the third up. */
  risen = $state(0);
  /** So many awards have been turned. */
  turned = $state(0);
  /** Null until they are known. */
  awards: Award[] | null = $state.raw(null);
  private timers: ReturnType<typeof setTimeout>[] = [];

  constructor(private readonly screen: PartyScreen) {}

  get view(): FinalView | null {
    return this.screen.show.final;
  }

  get steps(): Step[] {
    return podium(this.view?.ranking ?? []);
  }

  get rest(): FinalRow[] {
    const above = new Set(this.steps.flatMap(({ seats }) => seats));
    return (this.view?.ranking ?? []).filter(({ seat }) => !above.has(seat));
  }

  /** Everything in its time; at once for who was not there, or does not want to wait. */
  open(): () => void {
    return untrack(() => this.begin()); // once, whatever is heard of the night meanwhile
  }

  private begin(): () => void {
    void this.ask();
    const { show, room } = this.screen;
    const steps = this.steps.length;
    if (!show.live || room.instant) {
      this.risen = steps;
      this.turned = Infinity;
      return () => undefined;
    }
    let at = CURTAIN;
    for (let step = 1; step <= steps; step++) {
      const first = step === steps;
      if (first) {
        this.later(at, () => play("drum"));
        at += DRUMS;
      }
      this.later(at, () => {
        this.risen = step;
        play(first ? "win" : "paddle");
      });
      at += RISE;
    }
    for (let award = 1; award <= 4; award++) {
      at += award === 1 ? RISE : AWARD;
      this.later(at, () => (this.turned = award));
    }
    return () => this.timers.forEach(clearTimeout);
  }

  private later(at: number, then: () => void): void {
    this.timers.push(setTimeout(then, at));
  }

  private async ask(): Promise<void> {
    const { room } = this.screen;
    const answer = await room.send({ type: "awards" });
    if (answer.type === "awards") this.awards = answer.awards;
    else {
      room.refusal = null;
      this.awards = [];
    }
    this.screen.guests.learn((this.awards ?? []).map(({ seat }) => seat));
  }
}

/** The first three places; equals share one, and nobody stands beside a whole crowd of winners. */
export function podium(ranking: readonly FinalRow[]): Step[] {
  const steps: Step[] = [];
  for (const { place, seat, money } of ranking) {
    if (place > 3) break;
    const step = steps.at(-1);
    if (step?.place === place) step.seats.push(seat);
    else steps.push({ place, money, seats: [seat] });
  }
  return steps;
}
