import { alongOf, cut, lanesAcross, laid, LANES, offTheBoard, racerAt, rainbow } from "./geometry";

const phone = lanesAcross(360, { lane: 44, pen: 76, start: 20 });

test("the planning rainbow spans 30 degrees and ends in three slots", () => {
  const bow = rainbow("planning");
  expect(bow.spaces).toHaveLength(12);
  expect(bow.slots).toHaveLength(3);
  expect(bow.beyond).toHaveLength(0);
  expect(bow.whole[1] - bow.whole[0]).toBeCloseTo(30.07, 2);
});

test("a race has three spaces beyond the line instead of slots", () => {
  const bow = rainbow("race");
  expect(bow.beyond).toHaveLength(3);
  expect(bow.slots).toHaveLength(0);
});

test.each(["planning", "race", "shallow"] as const)("the %s rainbow fits its box", (name) => {
  const bow = rainbow(name);
  for (const lane of LANES)
    for (const along of bow.whole)
      for (const depth of [0, 1]) {
        const { x, y } = bow.point(lane, along, depth);
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(bow.width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(bow.height);
      }
});

test("racers on the rainbow lean with it: uphill left, downhill right", () => {
  const bow = rainbow("race");
  expect(racerAt(bow, 2, 1).turn).toBeLessThan(0);
  expect(racerAt(bow, 2, 12).turn).toBeGreaterThan(0);
});

test("every space lies farther along than the one before, also beyond the line", () => {
  for (const track of [rainbow("race"), lanesAcross(900, { lane: 44, pen: 76, start: 40 })]) {
    const along = Array.from({ length: 16 }, (_, spot) => alongOf(track, spot));
    for (const [place, one] of along.slice(1).entries())
      expect(one).toBeGreaterThan(along[place] as number);
  }
});

test("on a narrow screen nobody runs out of the picture", () => {
  expect(racerAt(phone, 0, 15).x).toBeLessThanOrEqual(360 - phone.racer / 2);
});

test("who runs farther than +3 stands on +3", () => {
  expect(racerAt(phone, 0, 15)).toEqual(racerAt(phone, 0, 18));
  expect([15, 16].map(offTheBoard)).toEqual([false, true]);
});

test("straight lanes fill the width: 12 spaces of 17.6 and three beyond on a phone", () => {
  expect(phone.spaces[0]).toEqual([96, 113.6]);
  expect(phone.whole[1]).toBeCloseTo(360);
  expect(phone.height).toBe(264);
});

test("straight lanes with slots give the spaces what is left", () => {
  const track = lanesAcross(360, { lane: 43, pen: 60, start: 36, slots: [30, 30, 30] });
  expect(track.beyond).toHaveLength(0);
  expect(track.spaces[0]?.[0]).toBe(96);
  expect(track.slots[2]?.[1]).toBeCloseTo(360);
});

test("the upper edge of a lane is the lower edge of the one above", () => {
  for (const track of [rainbow("planning"), phone])
    expect(track.point(3, 5, 0)).toEqual(track.point(2, 5, 1));
});

test("a stretch is cut evenly", () => {
  expect(cut([0, 6], 3)).toEqual([
    [0, 2],
    [2, 4],
    [4, 6],
  ]);
});

test("pieces are laid by transform only", () => {
  expect(laid({ x: 1.005, y: 2, turn: -3.456 })).toBe("translate(1px, 2px) rotate(-3.46deg)");
});
