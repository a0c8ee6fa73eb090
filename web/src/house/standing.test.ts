import { describe, expect, it } from "vitest";
import { mostUrgentFirst, needOf, type Standing } from "@/house/standing";
import type { Face, Table } from "@/generated/protocol";
import { partOf } from "@/testing";

function table(stage: Table["stage"], ...guests: string[]): Table {
  const faces = guests.map((guest, seat) =>
    partOf<Face>({ seat, guest, kind: "person", name: guest }),
  );
  return partOf<Table>({ stage, faces });
}

describe("what a table wants of a guest", () => {
  it("is their turn when one of their seats must act", () => {
    const playing = table("playing", "ada", "bea");
    expect(needOf({ table: playing, waiting: [1] }, "bea")).toBe("turn");
    expect(needOf({ table: playing, waiting: [1] }, "ada")).toBe("running");
  });

  it("follows the stage otherwise", () => {
    expect(needOf({ table: table("gathering", "ada"), waiting: [] }, "ada")).toBe("gathering");
    expect(needOf({ table: table("finished", "ada"), waiting: [] }, "ada")).toBe("over");
  });

  it("shows what waits for them first", () => {
    const needs = ["over", "running", "turn"] as const;
    const all = needs.map((need) => partOf<Standing>({ need }));
    expect(mostUrgentFirst(all).map(({ need }) => need)).toEqual(["turn", "running", "over"]);
  });
});
