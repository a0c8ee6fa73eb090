import { PhoneSeat } from "@/games/party/phone/seat.svelte";
import type { ServerFrame, WireListener } from "@/core/wire";

const wires: WireListener[] = vi.hoisted(() => []);
vi.mock("@/core/api", () => ({ guest: () => new Promise(() => undefined) }));
vi.mock("@/core/wire", () => ({
  Wire: class {
    constructor(_: string, __: string, listener: WireListener) {
      wires.push(listener);
    }
    connect = (): Promise<void> => Promise.resolve();
    command = (): Promise<never> => new Promise(() => undefined);
  },
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** As it comes over the line. */
const frame = (fields: object): ServerFrame => JSON.parse(JSON.stringify(fields)) as ServerFrame;
const frames = (race: number, cards: number): ServerFrame =>
  frame({
    ...{ type: "events", game: "night", upto: race * 10, eyes: 1, undo: false, over: false },
    view: { seat: 1, phase: "betting", race_number: race },
    events: Array.from({ length: cards }, (_, turn) => [turn, { type: "movement-turned", turn }]),
    decision: null,
    waiting: [],
  });
const welcome = frame({ type: "welcome", guest: "me", seats: [1], chat: [] });

test("a phone that comes back shows at once what the others see, and tells no old news", () => {
  const seat = new PhoneSeat("TKBJD", { name: "Ada", portrait: "" }, "");
  const { heard } = wires.at(-1)!;
  heard(welcome);
  heard(frames(1, 0));
  heard(welcome); // after a tunnel of a whole race
  heard(frames(2, 6));
  expect([seat.view?.race_number, seat.news]).toEqual([2, []]);
});

test("cards that come together are waited for, as the television turns them one by one", async () => {
  const seat = new PhoneSeat("TKBJD", { name: "Ada", portrait: "" }, "");
  const { heard } = wires.at(-1)!;
  heard(welcome);
  heard(frames(1, 0));
  heard(frames(2, 2));
  expect(seat.view?.race_number).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(seat.view?.race_number).toBe(2);
  expect(seat.news).toHaveLength(2);
});
