import { Finale } from "@/games/party/finale.svelte";
import type { PartyScreen } from "@/games/party/screen.svelte";
import { PartyShow } from "@/games/party/show.svelte";
import type { FinalView } from "@/games/party/types";
import { partOf } from "@/testing";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the podium rises in its time, however often the night is told again", async () => {
  const show = new PartyShow();
  const night = (): FinalView =>
    partOf<FinalView>({ ranking: [1, 2, 3].map((place) => ({ place, seat: place, money: 0 })) });
  show.live = true;
  show.final = night();
  const send = vi.fn().mockResolvedValue({ type: "awards", awards: [] });
  const room = { instant: false, send, refusal: null };
  const screen = partOf<PartyScreen>({ show, room, guests: { learn: vi.fn() } });
  const finale = new Finale(screen);
  const stop = $effect.root(() => {
    $effect(() => finale.open());
  });
  for (let told = 0; told < 10; told++) {
    flushSync();
    await vi.advanceTimersByTimeAsync(400);
    show.final = night();
  }
  expect(finale.risen).toBe(3);
  expect(send).toHaveBeenCalledOnce();
  stop();
});
