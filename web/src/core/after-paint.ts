/** A tap is answered in the next frame; what draws a whole new stage comes after that frame, not in its way. */
export function afterPaint(act: () => void): void {
  if (document.hidden)
    act(); // nothing is painted there
  else requestAnimationFrame(() => setTimeout(act));
}
