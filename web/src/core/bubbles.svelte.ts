/** What was said a moment ago, to be shown over the paddle of whoever said it. */
import type { Room } from "@/core/room.svelte";
import type { Face } from "@/generated/protocol";
import { SvelteMap } from "svelte/reactivity";

export interface Bubble {
  text: string;
  key: number;
}

const STAYS = 4500;
const bubbles = new SvelteMap<string, Bubble>();
let number = 0;

export function sayOver(guest: string, text: string): void {
  const bubble = { text, key: ++number };
  bubbles.set(guest, bubble);
  setTimeout(() => {
    if (bubbles.get(guest)?.key === bubble.key) bubbles.delete(guest);
  }, STAYS);
}

/** A guest with several seats speaks from the first of them. */
export function bubbleOf(room: Room, face: Face): Bubble | undefined {
  if (!face.guest || face.kind === "bot") return undefined;
  const first = room.table?.faces?.find((one) => one.guest === face.guest);
  return first?.seat === face.seat ? bubbles.get(face.guest) : undefined;
}
