import { expect, test, vi } from "vitest";
import { hiddenAt, reachable } from "@/core/edges";

const box = {
  scrollLeft: 0,
  scrollTop: 0,
  scrollWidth: 300,
  scrollHeight: 40,
  clientWidth: 300,
  clientHeight: 40,
};

test("a box that shows all it has hides nothing", () => {
  expect(hiddenAt(box, true, true)).toEqual([]);
  expect(hiddenAt({ ...box, scrollWidth: 301 }, true, true)).toEqual([]); // rounded, not hidden
});

test("a box hides more on the sides it can be scrolled to", () => {
  const row = { ...box, scrollWidth: 500 };
  expect(hiddenAt(row, true, false)).toEqual(["right"]);
  expect(hiddenAt({ ...row, scrollLeft: 80 }, true, false)).toEqual(["left", "right"]);
  expect(hiddenAt({ ...row, scrollLeft: 200 }, true, false)).toEqual(["left"]);
  const list = { ...box, scrollHeight: 90 };
  expect(hiddenAt(list, false, true)).toEqual(["bottom"]);
  expect(hiddenAt({ ...list, scrollTop: 50 }, false, true)).toEqual(["top"]);
  expect(hiddenAt(list, true, false)).toEqual([]); // what sticks out of it is no more to be read
});

test("a box that scrolls can have the focus where nothing in it can", async () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  const list = document.createElement("div");
  Object.defineProperties(list, { scrollHeight: { value: 90 }, clientHeight: { value: 40 } });
  const leave = reachable(list);
  list.append("one line", document.createElement("br"));
  await vi.waitFor(() => expect(list.tabIndex).toBe(0));
  list.append(document.createElement("button"));
  await vi.waitFor(() => expect(list.hasAttribute("tabindex")).toBe(false));
  leave();
  vi.unstubAllGlobals();
});
