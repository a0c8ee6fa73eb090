/** Where something on the page is, now and whenever it moves: for rings that are drawn around it. */
import { afterPaint } from "@/core/after-paint";

/** How long things move to their places after something has happened, in ms. */
const SETTLING = 800;
const MOVED = ["scroll", "resize", "transitionend", "animationend", "click"];

/** Says where it is (null: nowhere) until it is stopped; looks often only while things move. */
export function follow(
  find: () => Element | null,
  tell: (box: DOMRect | null) => void,
  settling = SETTLING,
): () => void {
  let frame = 0;
  let last = "-";
  let until = 0;
  let gone = false;
  let waiting = false;
  const look = (): void => {
    if (gone) return;
    const found = find()?.getBoundingClientRect() ?? null;
    const now = found ? `${found.x} ${found.y} ${found.width} ${found.height}` : "";
    if (now !== last) tell(found);
    last = now;
    frame = performance.now() < until ? requestAnimationFrame(look) : 0;
  };
  const again = (): void => {
    until = performance.now() + settling;
    if (frame !== 0 || waiting) return;
    waiting = true;
    // Not in the middle of what has just changed: where things are is known once they are drawn.
    afterPaint(() => {
      waiting = false;
      look();
    });
  };
  again();
  for (const kind of MOVED) addEventListener(kind, again, { capture: true, passive: true });
  return () => {
    gone = true;
    cancelAnimationFrame(frame);
    for (const kind of MOVED) removeEventListener(kind, again, { capture: true });
  };
}
