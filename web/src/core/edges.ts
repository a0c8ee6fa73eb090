/** Where a box hides more than it shows: style sheets let it fade out there, see `app.css`. */

type Box = Pick<
  HTMLElement,
  "scrollLeft" | "scrollTop" | "scrollWidth" | "scrollHeight" | "clientWidth" | "clientHeight"
>;

/** The sides on which there is more to be drawn into view, of a box that scrolls across or down. */
export function hiddenAt(box: Box, across: boolean, down: boolean): string[] {
  const sides = {
    left: across && box.scrollLeft,
    right: across && box.scrollWidth - box.clientWidth - box.scrollLeft,
    top: down && box.scrollTop,
    bottom: down && box.scrollHeight - box.clientHeight - box.scrollTop,
  };
  return Object.entries(sides).flatMap(([side, more]) => (Number(more) > 1 ? [side] : []));
}

const scrolls = (overflow: string): boolean => overflow === "auto" || overflow === "scroll";

/** Keeps the box's `data-more` true, whatever comes into it and however it is scrolled. */
export function edges(box: HTMLElement): () => void {
  const look = (): void => {
    const { overflowX, overflowY } = getComputedStyle(box);
    box.dataset["more"] = hiddenAt(box, scrolls(overflowX), scrolls(overflowY)).join(" ");
  };
  // Whatever comes at once is looked at once, where it has been laid out.
  let soon = 0;
  const later = (): void => {
    cancelAnimationFrame(soon);
    soon = requestAnimationFrame(look);
  };
  const size = new ResizeObserver(look);
  const content = new MutationObserver(later);
  size.observe(box);
  content.observe(box, { childList: true, subtree: true });
  box.addEventListener("scroll", look, { passive: true });
  return () => {
    cancelAnimationFrame(soon);
    size.disconnect();
    content.disconnect();
    box.removeEventListener("scroll", look);
  };
}

const TO_FOCUS = "a[href], button, input, select, textarea, summary, [tabindex]";

/** Lets a box that scrolls have the focus where nothing in it can, so that keys reach the rest of it. */
export function reachable(box: HTMLElement): () => void {
  const look = (): void => {
    if (box.scrollHeight > box.clientHeight + 1 && !box.querySelector(TO_FOCUS)) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  };
  const size = new ResizeObserver(look);
  const content = new MutationObserver(look);
  size.observe(box);
  content.observe(box, { childList: true, subtree: true });
  return () => {
    size.disconnect();
    content.disconnect();
  };
}
