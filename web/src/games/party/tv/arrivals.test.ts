import { Arrivals, EVERY } from "@/games/party/tv/arrivals.svelte";

test("one sentence at a time, however many come in", () => {
  vi.useFakeTimers();
  const arrivals = new Arrivals(3);
  arrivals.count(3, 2);
  expect(arrivals.said).toBeNull();
  arrivals.count(4, 3);
  expect(arrivals.said).toEqual({ seat: 3, more: 0 });
  for (let players = 5; players <= 19; players++) arrivals.count(players, players - 1);
  expect(arrivals.said).toEqual({ seat: 3, more: 0 });
  vi.advanceTimersByTime(EVERY);
  expect(arrivals.said).toEqual({ seat: 18, more: 14 });
  vi.useRealTimers();
});
