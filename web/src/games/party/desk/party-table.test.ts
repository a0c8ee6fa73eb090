import type { Room } from "@/core/room.svelte";
import type { Show } from "@/core/show.svelte";
import { Turn } from "@/core/turn.svelte";
import { PartyTable } from "@/games/party/desk/party-table.svelte";
import type { PartyScreen } from "@/games/party/screen.svelte";
import type { PartyShow } from "@/games/party/show.svelte";
import type { Party, PartyView } from "@/games/party/types";
import { partOf, within } from "@/testing";
import { expect, test } from "vitest";

test("purse and slip know what a race brought as soon as it is being paid", () => {
  const before = partOf<PartyView>({ players: 7 });
  const after = partOf<PartyView>({ players: 8 });
  const latest = partOf<Show<Party>>({ latest: after });
  const room = partOf<Room<Party>>({ view: before, show: latest });
  const show = partOf<PartyShow>({ act: "race" });
  const screen = partOf<PartyScreen>({ room, show });
  const table = within(() => new PartyTable(screen, new Turn(room)));
  expect(table.view).toBe(before);
  show.act = "pay";
  expect(table.view).toBe(after);
  show.act = "final";
  expect(table.view).toBe(after);
});
