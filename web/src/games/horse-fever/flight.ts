/** A portrait flies from the card in the light to its paddle at the table. */
import { reducedMotion, pace } from "@/core/memory.svelte";
import { tick } from "svelte";

/** Notes where the card lies; called again once the table is there, it sends the portrait off. */
export function flyToSeat(seat: number, portrait: string): () => void {
  const from = document.querySelector(".mine .picture, .whole .picture")?.getBoundingClientRect();
  return () => {
    if (!from || reducedMotion() || pace() === 0) return;
    void tick().then(() => land(from, seat, portrait));
  };
}

function land(from: DOMRect, seat: number, portrait: string): void {
  const paddle =
    document.querySelector(".tray .me .board") ??
    document.querySelector(`[data-seat="${seat}"] .board`);
  const to = paddle?.getBoundingClientRect();
  if (!to?.width) return;
  const piece = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  piece.setAttribute("viewBox", "0 0 120 120");
  piece.ariaHidden = "true";
  piece.innerHTML = `<use href="#${portrait}"/>`;
  piece.style.cssText = `position:fixed;z-index:40;left:${from.left}px;top:${from.top}px;width:${from.width}px;height:${from.width}px;transform-origin:0 0;pointer-events:none`;
  document.body.append(piece);
  const scale = to.width / from.width;
  const way = piece.animate(
    [
      { transform: "none" },
      { transform: `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(${scale})` },
    ],
    { duration: 420 * pace(), easing: "cubic-bezier(.2,.8,.2,1)" },
  );
  way.onfinish = way.oncancel = () => piece.remove();
}
