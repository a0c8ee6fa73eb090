import { TvShow } from "@/games/party/tv/show.svelte";

test("a card moves every horse by the number of its lane", () => {
  const show = new TvShow();
  show.run([4, 3, 3, 2, 2, 1]);
  show.run([1, 1, 1, 1, 1, 0]);
  expect(show.spots).toEqual([5, 4, 4, 3, 3, 1]);
});
