import { ticking } from "@/core/ticking";

/** Looks now and every so often while the page is in sight; ends what an effect began. */
export function again(look: () => Promise<void>, every: number): () => void {
  return ticking(() => void look(), every);
}
