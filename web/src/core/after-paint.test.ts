import { afterPaint } from "@/core/after-paint";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.restoreAllMocks());

test("what takes longer comes after the frame that answers the tap", async () => {
  const order: string[] = [];
  afterPaint(() => order.push("done"));
  await new Promise((next) => requestAnimationFrame(next));
  order.push("frame");
  await new Promise((next) => setTimeout(next, 5));
  expect(order).toEqual(["frame", "done"]);
});

test("where nothing is painted it is done at once", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const act = vi.fn();
  afterPaint(act);
  expect(act).toHaveBeenCalledOnce();
});
