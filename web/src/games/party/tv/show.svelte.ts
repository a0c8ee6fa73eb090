/** The party's race as the television tells it: card by card, whoever turns them. */
import type { Room } from "@/core/room.svelte";
import type { Director } from "@/core/show.svelte";
import { raceOver, running, theyAreOff, winnerHome } from "@/games/racing/noise";
import { CARD_TIME } from "@/games/party/phone/seat.svelte";
import type { PartyView, RacePaid } from "@/generated/horse-fever-party";

const HORSES = 6;

export class TvShow {
  spots: number[] = $state.raw([]);
  order: number[] = $state.raw([]);
  /** The numbers of the card on the table, by lane. */
  card: number[] | null = $state.raw(null);
  turn = $state(0);
  chances: number[] | null = $state.raw(null);
  tied: number[] = $state.raw([]);
  paid: RacePaid | null = $state.raw(null);
  /** When betting ends, as far as a screen can tell. */
  deadline: number | null = $state(null);

  /** Show a view as it stands: nothing is being played out. */
  stand(view: PartyView): void {
    this.spots = view.race ? [...view.race.spots] : [];
    this.order = view.race ? [...view.race.order] : [];
    this.turn = view.race?.turn ?? 0;
    if (view.phase === "betting") {
      this.card = null;
      this.chances = null;
      this.tied = [];
      this.paid = null;
    }
  }

  /** How the chances stand, for a screen that comes in the middle of a race. */
  async ask(room: Pick<Room<PartyView>, "send" | "refusal">): Promise<void> {
    const answer = await room.send({ type: "chances" });
    if (answer.type !== "chances") room.refusal = null;
    else this.chances ??= answer.turns[this.turn] ?? answer.turns.at(-1) ?? null;
  }

  /** The six numbers of a card move the horses that are not home. */
  run(spaces: number[]): void {
    const before = this.spots.length ? this.spots : Array<number>(HORSES).fill(0);
    this.spots = before.map((spot, lane) => spot + (spaces[lane] ?? 0));
  }
}

export function tvDirector(show: TvShow, room: Room<PartyView>): Director<PartyView> {
  return async (scene) => {
    let course: number[][] = [];
    if (scene.events.some((event) => event.type === "movement-turned")) {
      const answer = await room.send({ type: "chances" });
      if (answer.type === "chances") course = answer.turns;
    }
    for (const event of scene.events) {
      scene.tell(event);
      switch (event.type) {
        case "betting-opened": {
          const { clock, seconds } = room.table ?? {};
          show.stand(scene.after);
          show.deadline = clock === "decision" && seconds ? Date.now() + seconds * 1000 : null;
          break;
        }
        case "betting-closed":
          show.deadline = null;
          show.spots = Array<number>(HORSES).fill(0);
          show.order = [];
          await scene.pause(1200);
          break;
        case "movement-turned": {
          show.tied = [];
          show.turn = Number(event["turn"]);
          show.card = event["spaces"] as number[];
          if (show.turn === 1) theyAreOff();
          await scene.pause(CARD_TIME * 0.35);
          show.run(show.card);
          show.chances = course[show.turn] ?? course.at(-1) ?? null;
          const still = running(show.spots);
          await scene.pause(CARD_TIME * 0.65);
          still();
          break;
        }
        case "horse-finished":
          show.tied = [];
          if (show.order.length === 0) winnerHome();
          show.order = [...show.order, Number(event["lane"])];
          await scene.pause(300);
          break;
        case "dead-heat":
          show.tied = event["lanes"] as number[];
          await scene.pause(600);
          break;
        case "race-paid":
          raceOver();
          show.paid = event as unknown as RacePaid;
          await scene.pause(2500);
          break;
      }
    }
  };
}
