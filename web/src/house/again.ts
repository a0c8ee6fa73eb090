/** Looks now and every so often while the page is in sight; ends what an effect began. */
export function again(look: () => Promise<void>, every: number): () => void {
  void look();
  const timer = setInterval(() => document.hidden || void look(), every);
  return () => clearInterval(timer);
}
