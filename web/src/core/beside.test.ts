import { beside, type Box } from "@/core/beside";
import { expect, test } from "vitest";

const WINDOW = { width: 1000, height: 800 };
const NOTE = { width: 200, height: 300 };

function at(left: number, top: number, width: number, height: number): Box {
  return { left, top, right: left + width, bottom: top + height };
}

test("a note stands above what it explains, in its middle", () => {
  expect(beside(at(400, 600, 100, 100), NOTE, WINDOW)).toEqual({ x: 350, y: 290 });
});

test("without room above it stands below, and inside the window", () => {
  expect(beside(at(0, 20, 100, 100), NOTE, WINDOW)).toEqual({ x: 8, y: 130 });
});

test("beside a tall thing it stands on the right, or on the left", () => {
  const tall = at(300, 200, 150, 400);
  expect(beside(tall, NOTE, WINDOW)).toEqual({ x: 460, y: 250 });
  expect(beside(at(800, 200, 150, 400), NOTE, WINDOW)).toEqual({ x: 590, y: 250 });
});

test("where there is no room at all it covers the thing, from the far edge", () => {
  const phone = { width: 360, height: 780 };
  expect(beside(at(10, 250, 340, 260), NOTE, phone)).toEqual({ x: 80, y: 472 });
  expect(beside(at(10, 300, 340, 260), NOTE, phone)).toEqual({ x: 80, y: 8 });
});

test("what the thing is one of stays in sight", () => {
  const slip = { left: 960, top: 300, right: 1260, bottom: 760 };
  const option = { left: 980, top: 500, right: 1240, bottom: 560 };
  const at = beside(option, { width: 280, height: 240 }, { width: 1280, height: 800 }, slip);
  expect(at.x + 280).toBeLessThanOrEqual(slip.left);
  expect(at.y).toBeGreaterThan(300);
});

test("where the options take everything it covers as few of them as it can", () => {
  const all = { left: 0, top: 200, right: 360, bottom: 780 };
  const option = { left: 20, top: 400, right: 340, bottom: 450 };
  const at = beside(option, { width: 300, height: 160 }, { width: 360, height: 780 }, all);
  expect(at.y).toBe(30); // above them
});
