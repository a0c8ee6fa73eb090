import { startOf, within } from "@/games/party/phone/bets";

test("stakes are whole hundreds between one hundred and the purse", () => {
  expect(within(250, 2000, 100)).toBe(300);
  expect(within(5000, 1950, 100)).toBe(1900);
  expect(within(0, 2000, 100)).toBe(100);
  expect(startOf(2000, 100)).toEqual({ lane: null, stake: 100 });
});
