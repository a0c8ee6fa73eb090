/** Own cards measured: asked for until the report is whole, and what of it is shown. */
import { Refused } from "@/core/api";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Measuring, reachOf, telling, type Measured, type Thing } from "./measuring.svelte";

const post = vi.hoisted(() => vi.fn());
vi.mock("@/core/api", async (load) => ({ ...(await load<object>()), post }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  post.mockReset();
});

const report = (done: number): Measured => ({
  done,
  whole: true,
  about: "",
  families: [],
  page: "",
});
const thing = (change: Partial<Thing>): Thing => ({
  name: "",
  own: false,
  effect: 1,
  low: -2,
  high: 4,
  games: 90,
  taken: null,
  verdict: "fits",
  said: "",
  ...change,
});
const busy = new Refused({ code: "too-busy", facts: {}, rule: "" }, true);

test("the same order is sent until the report is whole", async () => {
  post.mockResolvedValueOnce(report(0)).mockResolvedValueOnce(report(0.5));
  post.mockRejectedValueOnce(busy).mockResolvedValue(report(1));
  const measuring = new Measuring("unicorn-fever", "cards", "en");
  await vi.runAllTimersAsync();
  expect(post.mock.calls).toEqual(
    Array(4).fill(["/api/games/unicorn-fever/balance", { text: "cards", lang: "en" }]),
  );
  expect([measuring.found?.done, measuring.busy, measuring.refused]).toEqual([1, false, null]);
});

test("who is refused at once is told, and asks no more", async () => {
  post.mockRejectedValue(busy);
  const measuring = new Measuring("unicorn-fever", "cards", "en");
  await vi.runAllTimersAsync();
  expect([measuring.refused, measuring.busy, post.mock.calls.length]).toEqual([busy, false, 1]);
});

test("whoever left is asked nothing more", async () => {
  post.mockResolvedValue(report(0.2));
  const measuring = new Measuring("unicorn-fever", "cards", "en");
  await vi.advanceTimersByTimeAsync(0);
  measuring.close();
  await vi.runAllTimersAsync();
  expect(post).toHaveBeenCalledTimes(1);
});

test("own cards are shown and, when all is played, what stands out", () => {
  const things = [
    thing({ name: "mine", own: true, verdict: "few" }),
    thing({ name: "strong", verdict: "strong" }),
    thing({ name: "nobody's", verdict: "unwanted" }),
    thing({ name: "usual" }),
    thing({ name: "rare", verdict: "few" }),
  ];
  const told = (done: boolean): string[] =>
    telling({ title: "", things }, done).map(({ name }) => name);
  expect(told(false)).toEqual(["mine"]);
  expect(told(true)).toEqual(["mine", "strong", "nobody's"]);
});

test("the scale holds every band that says something", () => {
  const wide = thing({ low: -12, high: 3 });
  const lost = thing({ low: -90, high: 90, verdict: "few" });
  const unseen = thing({ effect: null, low: -100, high: 100 });
  expect(reachOf([{ title: "", things: [wide, lost, unseen] }])).toBe(12);
  expect(reachOf([])).toBe(5);
});
