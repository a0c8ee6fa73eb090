import { preferences } from "@/core/memory.svelte";
import { play, soundOf } from "@/core/sound";
import { expect, test, vi } from "vitest";

test("events sound like what they are, and unknown ones not at all", () => {
  expect(soundOf({ type: "bet-placed" })).toBe("coin");
  expect(soundOf({ type: "dead-heat" })).toBe("shutter");
  expect(soundOf({ type: "magic-played" })).toBe("card");
  expect(soundOf({ type: "round-began" })).toBeNull();
});

test("there is no sound until it is wanted", () => {
  const made = vi.fn();
  vi.stubGlobal("AudioContext", made);
  preferences.sound = false;
  play("turn");
  expect(made).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
