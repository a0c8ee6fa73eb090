/** Something small travels over the table, from where it lay to where it will lie. */

const BEAT = 60;

export function fly(
  symbol: string,
  from: string,
  to: string,
  time: number,
  count = 1,
  size = 28,
): void {
  const start = middleOf(from);
  const end = middleOf(to);
  if (!start || !end) return;
  for (let number = 0; number < count; number += 1) {
    send(symbol, start, end, Math.max(time - BEAT * (count - 1), 120), number * BEAT, size);
  }
}

interface Point {
  x: number;
  y: number;
}

/** The first of these places that is drawn; what comes first in the list is looked for first. */
export function drawn(places: string): Element | null {
  for (const place of places ? places.split(", ") : []) {
    const found = [...document.querySelectorAll(place)];
    const seen = found.find((one) => one.getBoundingClientRect().width > 0);
    if (seen) return seen;
  }
  return null;
}

function middleOf(selector: string): Point | null {
  const found = drawn(selector);
  if (!found) return null;
  const { left, top, width, height } = found.getBoundingClientRect();
  return { x: left + Math.min(width / 2, 60), y: top + height / 2 };
}

function send(
  symbol: string,
  start: Point,
  end: Point,
  time: number,
  delay: number,
  size: number,
): void {
  const piece = document.createElement("div");
  piece.ariaHidden = "true";
  const half = -size / 2;
  piece.style.cssText = `position:fixed;left:${half}px;top:${half}px;width:${size}px;height:${size}px;z-index:40;pointer-events:none;opacity:0`;
  piece.innerHTML = `<svg width="${size}" height="${size}" style="fill:#ffc94a;--n:#2a1f3d"><use href="#${symbol}"/></svg>`;
  document.body.append(piece);
  const at = ({ x, y }: Point, scale: number): string =>
    `translate(${x}px, ${y}px) scale(${scale})`;
  const way = piece.animate(
    [
      { transform: at(start, 0.8), opacity: 1 },
      {
        transform: at({ x: (start.x + end.x) / 2, y: Math.min(start.y, end.y) - 30 }, 1.15),
        opacity: 1,
      },
      { transform: at(end, 1), opacity: 1 },
    ],
    { duration: time, delay, easing: "cubic-bezier(.2,.8,.2,1)" },
  );
  way.onfinish = way.oncancel = () => piece.remove();
}
