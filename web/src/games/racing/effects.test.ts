import { describe, expect, it } from "vitest";
import { effectPictures } from "./effects";

const NOTHING = { start_set: -1, start_add: 0, sprint_once: 0, gum: 0, tie: 0, odds: 0 };

describe("pictures of effects", () => {
  it("shows nothing for what a card leaves alone", () => {
    expect(effectPictures(NOTHING, {})).toEqual([]);
  });

  it("shows a moment once, however much acts at it, and the odds last", () => {
    const effects = { ...NOTHING, start_set: 0, start_add: 1, tie: -1, odds: -2 };
    expect(effectPictures(effects, {})).toEqual(["i-gate", "i-camera", "i-down"]);
  });

  it("finds a picture for an effect that is new at a moment", () => {
    expect(effectPictures({ ...NOTHING, finish_twice: 1 }, {})).toEqual(["i-flag"]);
  });

  it("lets a game have pictures of its own", () => {
    const effects = { ...NOTHING, sprint_once: 1, gum: 1 };
    expect(effectPictures(effects, { sprint_once: "i-bolt" })).toEqual(["i-bolt", "i-gum"]);
  });
});
