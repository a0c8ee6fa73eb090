/** Every so often while the page is in sight, and at once when it comes back; what it gives back ends that. */
export function ticking(tick: () => void, every: number): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const look = (): void => {
    clearInterval(timer);
    if (document.hidden) return;
    tick();
    timer = setInterval(tick, every);
  };
  look();
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
