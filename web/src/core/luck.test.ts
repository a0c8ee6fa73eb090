import { Mixer, proofOf, seedOf } from "@/core/luck";
import type { Answer, Command } from "@/core/wire";
import type { Finished } from "@/core/archive";
import type { Table } from "@/generated/protocol";
import { partOf } from "@/testing";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const SECRET = "secret";
const PROMISE = "2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b";

function table(stage: Table["stage"], commitment = PROMISE, more: Partial<Table> = {}): Table {
  return partOf<Table>({
    code: "CODE",
    stage,
    playing: "",
    faces: [],
    luck: { commitment, words: 0 },
    ...more,
  });
}

function mixing(answer = "done"): { mixer: Mixer; given: string[] } {
  const given: string[] = [];
  const mixer = new Mixer((command: Command) => {
    given.push((command as { words: string }).words);
    return Promise.resolve({ type: answer } as Answer);
  });
  return { mixer, given };
}

function ended(contributions: string[], more: Partial<Finished> = {}): Finished {
  return {
    commitment: PROMISE,
    secret: SECRET,
    contributions,
    record: "/api/archive/g1/record",
    replay: "/replay/g1",
    levels: contributions.map(() => ""),
    ...more,
  } as Finished;
}

async function recorded(contributions: string[]): Promise<void> {
  const seed = await seedOf(SECRET, contributions);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ seed }))));
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ["setTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("whoever sits gives words nobody can guess, once for every promise", () => {
  const { mixer, given } = mixing();
  mixer.follow(table("gathering"), false);
  vi.runAllTimers();
  expect(given).toEqual([]);
  for (let times = 0; times < 3; times += 1) mixer.follow(table("gathering"), true);
  vi.runAllTimers();
  expect(given).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  mixer.follow(table("gathering", "another promise"), true);
  vi.runAllTimers();
  expect(new Set(given).size).toBe(2);
});

test("a page that was loaded again says the same, and who sits down anew says it again", () => {
  const first = mixing();
  first.mixer.follow(table("gathering"), true);
  vi.runAllTimers();
  const again = mixing();
  again.mixer.follow(table("gathering"), true);
  again.mixer.follow(table("gathering"), false);
  again.mixer.follow(table("gathering"), true);
  vi.runAllTimers();
  expect(new Set([...first.given, ...again.given]).size).toBe(1);
  expect(again.given).toHaveLength(2);
});

test("words of one's choice come with some that nobody can guess", async () => {
  const { mixer, given } = mixing();
  expect(await mixer.add(table("gathering"), "red wins")).toBe(true);
  expect(given).toEqual([expect.stringMatching(/^red wins [0-9a-f]{32}$/)]);
});

test("a deal with one's own words, under the promise made before them, is proved", async () => {
  const { mixer, given } = mixing();
  mixer.follow(table("gathering"), true);
  vi.runAllTimers();
  mixer.follow(table("playing", PROMISE, { playing: "g1" }), true);
  const all = ["somebody else's", given[0] ?? "", ""];
  await recorded(all);
  expect(await proofOf(ended(all))).toBe("kept");
  await recorded(["somebody else's", "", ""]);
  expect(await proofOf(ended(["somebody else's", "", ""]))).toBe("missing");
  await recorded(["other", given[0] ?? ""]);
  expect(await proofOf(ended(all))).toBe("broken");
  await recorded(all);
  expect(await proofOf(ended(all, { secret: "another" }))).toBe("broken");
  expect(await proofOf(ended(all, { levels: ["steady", "", ""] }))).toBe("broken");
});

test("a promise that was exchanged after the deal is found out", async () => {
  const { mixer, given } = mixing();
  mixer.follow(table("gathering", "what was promised"), true);
  vi.runAllTimers();
  mixer.follow(table("playing", PROMISE, { playing: "g1" }), true);
  const all = [given[0] ?? ""];
  await recorded(all);
  expect(await proofOf(ended(all))).toBe("broken");
});

test("who did not play is told no more than that it fits", async () => {
  await recorded(["theirs"]);
  expect(await proofOf(ended(["theirs"]))).toBe("fits");
});

test("the seed is the server's", async () => {
  const seed = "942ff83f6b58381801ef767eca8dd2973937a6d4e2056473c39e6e10b318e195";
  expect(await seedOf("s", ["a", ""])).toBe(seed);
});
