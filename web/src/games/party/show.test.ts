import { PartyShow } from "@/games/party/show.svelte";

test("a card moves every horse by the number of its lane", () => {
  const show = new PartyShow();
  show.run([4, 3, 3, 2, 2, 1]);
  show.run([1, 1, 1, 1, 1, 0]);
  expect(show.spots).toEqual([5, 4, 4, 3, 3, 1]);
});

test("the winner's lead is measured when it comes in, and a nose is nothing", () => {
  const show = new PartyShow();
  show.run([14, 12, 3, 2, 2, 1]);
  show.finish(0);
  show.finish(1);
  expect(show.margin).toBe(2);
  const close = new PartyShow();
  close.run([13, 13, 3, 2, 2, 1]);
  close.finish(1);
  expect(close.margin).toBe(0);
});

test("a television that comes in late asks how the chances stand", async () => {
  const show = new PartyShow();
  show.turn = 1;
  const turns = [
    [0.2, 0.2, 0.2, 0.2, 0.1, 0.1],
    [0.7, 0.1, 0.1, 0.1, 0, 0],
  ];
  await show.ask({ refusal: null, send: vi.fn().mockResolvedValue({ type: "chances", turns }) });
  expect(show.chances).toEqual(turns[1]);
});
