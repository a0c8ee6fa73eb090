/** Keeps a party's screen at the room's heels: the view, the chances, the names, the noise. */
import { play } from "@/core/sound";
import { partyDirector } from "@/games/party/director";
import type { PartyScreen } from "@/games/party/screen.svelte";
import type { PartyView } from "@/games/party/types";
import { RaceTeller } from "@/games/racing/telling";
import { untrack } from "svelte";

/** To be called while a component begins. */
export function follow(screen: PartyScreen): void {
  const { room, show, guests } = screen;
  $effect(() => {
    room.director = partyDirector(screen);
    room.teller ??= new RaceTeller(
      () => room.words,
      false,
      () => untrack(() => room.view?.race),
    );
    document.body.dataset.game = "horse-fever";
    return () => (room.director = null);
  });
  $effect(() => {
    const view = room.view;
    untrack(() => {
      show.stand(view);
      if (view && show.turn > 0 && show.chances === null && view.phase === "race") {
        void show.ask(room);
      }
    });
  });
  $effect(() => {
    const view = room.view;
    if (view) guests.learn(seatsOf(view));
    else guests.learn([0]);
  });
  // Whoever comes in pops up, higher and higher.
  let counted = untrack(() => room.table?.players ?? 0);
  $effect(() => {
    const players = room.table?.players ?? 0;
    if (players > counted) play("join", 1 + Math.min(players, 36) / 36);
    counted = players;
  });
}

/** Everybody a view names. */
function seatsOf(view: PartyView): number[] {
  const nets = [...(view.standing?.best ?? []), view.standing?.worst, view.paid?.worst];
  const rows = [...view.rich, ...nets, ...(view.paid?.best ?? []), ...(view.final?.ranking ?? [])];
  const named = rows.flatMap((row) => (row ? [row.seat] : []));
  return [...new Set([0, view.bookmaker, ...named, ...view.waiting])];
}
