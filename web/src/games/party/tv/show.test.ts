import { TvShow } from "@/games/party/tv/show.svelte";

test("a card moves every horse by the number of its lane", () => {
  const show = new TvShow();
  show.run([4, 3, 3, 2, 2, 1]);
  show.run([1, 1, 1, 1, 1, 0]);
  expect(show.spots).toEqual([5, 4, 4, 3, 3, 1]);
});

test("a television that comes in late asks how the chances stand", async () => {
  const show = new TvShow();
  show.turn = 1;
  const turns = [
    [0.2, 0.2, 0.2, 0.2, 0.1, 0.1],
    [0.7, 0.1, 0.1, 0.1, 0, 0],
  ];
  await show.ask({ refusal: null, send: vi.fn().mockResolvedValue({ type: "chances", turns }) });
  expect(show.chances).toEqual(turns[1]);
});
