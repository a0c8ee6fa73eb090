/** Plays out what happens at a party, for the television and for who plays at a desk. */
import type { Director, Scene } from "@/core/show.svelte";
import { reducedMotion } from "@/core/memory.svelte";
import { hush, play } from "@/core/sound";
import { remarks } from "@/games/party/commentary";
import { CARD_TIME, PAY_TIME } from "@/games/party/pace";
import type { PartyScreen } from "@/games/party/screen.svelte";
import { isOf } from "@/games/racing/chart";
import { runTime } from "@/games/party/stage/course";
import type { MovementTurned, Party, PartyEvent } from "@/games/party/types";
import { raceOver, running, theyAreOff, winnerHome } from "@/games/racing/noise";

/** It falls over the way in, and both leave. */
const CURTAIN = 420 + 300;

type Course = Promise<readonly (readonly number[])[]> | null;

export function partyDirector(screen: PartyScreen): Director<Party> {
  const { show } = screen;
  return async (scene) => {
    show.live = true;
    const cards = scene.events.filter((event) => event.type === "movement-turned");
    // Asked for at once, but nobody waits for them: the card is shown meanwhile.
    const course = cards.length > 0 ? chancesOf(screen, cards) : null;
    for (const event of scene.events) {
      scene.tell(event);
      await playOut(screen, scene, event, event === cards.at(-1), course);
    }
  };
}

async function playOut(
  screen: PartyScreen,
  scene: Scene<Party>,
  event: PartyEvent,
  latest: boolean,
  course: Course,
): Promise<void> {
  const { show } = screen;
  switch (event.type) {
    case "betting-opened":
      show.stand(scene.after);
      break;
    case "betting-closed":
      play("curtain");
      if (!reducedMotion()) {
        show.closing = true;
        await scene.pause(CURTAIN);
      }
      show.lineUp();
      await scene.pause(700);
      break;
    case "movement-turned":
      await turnCard(screen, scene, event, latest, course);
      break;
    case "horse-finished":
      await finish(screen, scene, event.lane);
      break;
    case "dead-heat":
      await photograph(screen, scene, event.lanes);
      break;
    case "race-paid":
      await pay(screen, scene);
      break;
    case "party-ended":
      show.final = scene.after.final;
      show.act = "final";
      play("curtain");
      break;
  }
}

async function chancesOf(
  { room }: PartyScreen,
  events: readonly object[],
): Promise<readonly (readonly number[])[]> {
  const answer = await room.send({ type: "chances" });
  return answer.type === "chances" && isOf(answer.cards, events) ? answer.turns : [];
}

/** A card drops, the horses run, and then the room sees what it means. */
async function turnCard(
  screen: PartyScreen,
  scene: Scene<Party>,
  event: MovementTurned,
  latest: boolean,
  course: Course,
): Promise<void> {
  const { show } = screen;
  const { spaces } = event;
  const before = show.spots.length ? show.spots : [0, 0, 0, 0, 0, 0];
  show.act = "race";
  show.photo = null;
  show.judged = null;
  show.turn = event.turn;
  show.card = event.card;
  if (show.turn === 1) theyAreOff();
  await scene.pause(CARD_TIME * 0.3);
  show.run(spaces);
  show.moving = true;
  // Hooves as fast as the leader's last move was long.
  const still = running(show.spots, false, 3 + Math.max(...spaces));
  await scene.pause(runTime(Math.max(...spaces)));
  still();
  show.moving = false;
  const believed = show.chances;
  const turn = show.turn;
  void course?.then((turns) => {
    const now = turns[turn] ?? turns.at(-1);
    if (now && show.turn === turn) show.chances = [...now];
  });
  if (latest) show.standing = scene.after.standing ?? show.standing;
  screen.comment(
    remarks({
      before,
      after: show.spots,
      order: show.order,
      chances: believed,
      backers: scene.after.win_bets,
    }),
  );
  // So that the room can read.
  await scene.pause(CARD_TIME * 0.36);
}

async function finish(screen: PartyScreen, scene: Scene<Party>, lane: number): Promise<void> {
  const { show } = screen;
  if (show.photo) {
    show.judged = lane;
    play("stamp");
    await scene.pause(1400);
    show.photo = null;
    show.judged = null;
    show.act = "race";
  }
  const first = show.order.length === 0;
  show.finish(lane);
  if (!first) return scene.pause(300);
  winnerHome();
  const before = show.spots.map((spot, one) => spot - (show.ran[one] ?? 0));
  screen.comment(
    remarks({
      before,
      after: show.spots,
      order: show.order,
      chances: show.chances,
      backers: scene.after.win_bets,
    }),
  );
  await scene.pause(1200);
}

/** Everything stops: who was ahead? */
async function photograph(
  screen: PartyScreen,
  scene: Scene<Party>,
  lanes: number[],
): Promise<void> {
  const { show } = screen;
  hush();
  await scene.pause(250);
  const known = scene.after.photo;
  const asked = known && known.lanes.every(({ lane }) => lanes.includes(lane));
  show.photo = asked
    ? known
    : {
        place: show.order.length + 1,
        lanes: lanes.map((lane) => ({ lane, pays: 0, bets: 0, seats: [] })),
      };
  show.act = "photo";
  const [lane = 0, other = 0] = lanes;
  screen.comment([{ situation: "photo", lane, other, count: lanes.length }]);
  play("breath");
  await scene.pause(2600);
}

/** The winner, who won what, and how the rich list moves. */
async function pay(screen: PartyScreen, scene: Scene<Party>): Promise<void> {
  const { room, show } = screen;
  raceOver();
  show.paid = scene.after.paid;
  show.rich = scene.after.rich;
  show.bookmaker = scene.after.bookmaker;
  show.photo = null;
  show.act = "pay";
  play("win");
  // Long enough to be read, but nobody waits for it once the party has gone on.
  for (let shown = 0; shown < PAY_TIME && room.show.latest === scene.after; shown += 500) {
    await scene.pause(500);
  }
}
