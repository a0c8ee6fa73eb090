/** The two sounds of a phone at a party: a tick when the slip is locked, a bell when bets open. */
import { BELL, sound, TICK } from "@/core/synth";

let context: AudioContext | null = null;

export function ring(name: "bell" | "tick", volume: number): void {
  if (typeof AudioContext === "undefined" || volume <= 0) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const part of name === "bell" ? BELL : TICK) sound(context, part, volume);
}
