import { MOST, Noise } from "@/games/party/noises.svelte";

const heard = (from: number, count: number, reaction = "cheer") =>
  Array.from({ length: count }, (_, one) => ({ key: from + one, reaction, name: "Lea" }));

test("noise goes up once, and is gone when it has flown", () => {
  vi.useFakeTimers();
  const noise = new Noise();
  noise.hear(heard(1, 3));
  noise.hear(heard(1, 3));
  expect(noise.flying).toHaveLength(3);
  vi.advanceTimersByTime(3000);
  expect(noise.flying).toHaveLength(0);
  vi.useRealTimers();
});

test("more than fit in the air are counted", () => {
  const noise = new Noise();
  noise.hear(heard(1, MOST));
  expect(noise.counted).toBeNull();
  noise.hear([...heard(100, 3, "gasp"), ...heard(200, 2)]);
  expect(noise.counted).toEqual([
    { reaction: "cheer", count: MOST + 2 },
    { reaction: "gasp", count: 3 },
  ]);
  noise.stop();
});

test("what is no noise of the party is not drawn", () => {
  const noise = new Noise();
  noise.hear(heard(1, 1, "hurry"));
  expect(noise.flying).toEqual([]);
});
