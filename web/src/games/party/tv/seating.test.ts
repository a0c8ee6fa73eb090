import { paddles, seating } from "@/games/party/tv/seating";

test("all of a crowd fit, as large as they can be", () => {
  for (const people of [25, 40, 77, 200, 400]) {
    const { columns, place } = seating(people, 1296, 400);
    expect(columns * place).toBeLessThanOrEqual(1296 + 1e-6);
    expect(Math.ceil(people / columns) * place).toBeLessThanOrEqual(400 + 1e-6);
    const filled = (people * place * place) / (1296 * 400);
    expect(filled).toBeGreaterThan(0.7);
  }
});

test("a few are paddles with names, many are faces", () => {
  expect([1, 3, 4, 6, 7, 12, 13, 24, 25].map((people) => paddles(people)?.size)).toEqual([
    160,
    160,
    150,
    150,
    124,
    124,
    96,
    96,
    undefined,
  ]);
});

test("paddles fill the fence from end to end, whatever their number", () => {
  for (let people = 1; people <= 24; people++) {
    const { columns } = paddles(people)!;
    const rows = Math.ceil(people / columns);
    expect(rows).toBe(people <= 6 ? 1 : people <= 12 ? 2 : 3);
    expect(rows * columns - people).toBeLessThan(rows); // no row has a gap wider than a paddle's
  }
});
