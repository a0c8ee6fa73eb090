import { fate, ifItGetsThere, PLACE, startOf, WIN, within } from "@/games/party/phone/bets";

test("stakes are whole hundreds between one hundred and the purse", () => {
  expect(within(250, 2000, 100)).toBe(300);
  expect(within(5000, 1950, 100)).toBe(1900);
  expect(within(0, 2000, 100)).toBe(100);
  expect(startOf(2000, 100)).toEqual({ lane: null, stake: 100 });
});

test("a bet is open until the horses that pay it are home", () => {
  expect([fate(WIN, 4, []), fate(WIN, 4, [4]), fate(WIN, 2, [4])]).toEqual(["", "won", "lost"]);
  expect([fate(PLACE, 2, [4, 1]), fate(PLACE, 1, [4, 1])]).toEqual(["", "won"]);
  expect([fate(PLACE, 2, [4, 1, 0]), fate(PLACE, 0, [4, 1, 0, 2])]).toEqual(["lost", "won"]);
});

test("a slip says what it brings if its horse gets there after all", () => {
  const slip = (win: number, place: number): { kind: 0 | 1; lane: number; stake: number }[] => [
    { kind: PLACE, lane: place, stake: 300 },
    { kind: WIN, lane: win, stake: 400 },
  ];
  const brings = (win: number, place: number, order: number[] = []): unknown =>
    ifItGetsThere(slip(win, place), [2, 6], [5, 8, 9, 11, 5, 6], order);
  expect(brings(2, 3)).toEqual({ lane: 2, net: 2300 });
  expect(brings(2, 2)).toEqual({ lane: 2, net: 2300 });
  expect(brings(0, 1)).toEqual({ lane: 0, net: 1700 }); // third now, and fourth then
  expect([brings(3, 2), brings(2, 3, [3])]).toEqual([null, null]); // it leads; it is too late
});
