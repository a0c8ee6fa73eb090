import { Words, houseWords, prepare, speak, type GameWords } from "@/core/words";
import { preferred, tongue } from "@/core/tongue.svelte";
import { say, speak as speakOnPhone } from "@/games/party/phone/words";
import { partOf } from "@/testing";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { afterEach, beforeAll, beforeEach, expect, test, vi, type MockInstance } from "vitest";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(
  new FluentResource(`
web-no-words = (no words)
web-refused = That was refused.
event-paid = { $seat } paid { $gold }.
event-shared = Shared: { $gold }.
list-last = { $head } and { $last }
`),
);
const game = partOf<GameWords>({
  fields: {
    event: { paid: [], shared: [{ name: "gold", kind: "int", many: true }] },
    option: {},
    question: {},
  },
  names: { Lane: { "0": "Bolt" } },
  texts: { magic: [] },
});
const words = new Words(bundle, game);

beforeAll(async () => {
  await prepare("en");
  await speakOnPhone("en");
});

let told: MockInstance;
beforeEach(() => {
  told = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => void vi.restoreAllMocks());

test("a message that nobody has written is told aloud, and its key is not shown", () => {
  expect(words.say("event-never-written")).toBe("(no words)");
  expect(words.event({ type: "never-heard-of" })).toBe("(no words)");
  expect(told).toHaveBeenCalledTimes(2);
  expect(say("web-party-never-written")).not.toContain("never-written");
  expect(told).toHaveBeenCalledTimes(3);
});

test("a sentence that misses something is told aloud, and shows a gap", () => {
  expect(words.event({ type: "paid" })).toBe("… paid ….");
  expect(told).toHaveBeenCalledWith(expect.stringContaining("event-paid"));
});

test("a number in a list is written as it is alone", () => {
  expect(words.event({ type: "shared", gold: [2400, 100] })).toBe("Shared: 2\u202f400 and 100.");
});

test("a thing without a name, a card and a refusal without words are told aloud", () => {
  expect(words.name("Lane", 0)).toBe("Bolt");
  expect(told).not.toHaveBeenCalled();
  words.name("Lane", 7);
  words.card("magic", 3);
  expect(words.refusal({ code: "never-refused", facts: {}, rule: "" })).toBe("That was refused.");
  expect(told).toHaveBeenCalledTimes(3);
});

test("what is there is said in silence", () => {
  expect(houseWords().say("web-refused")).toBeTruthy();
  expect(told).not.toHaveBeenCalled();
});

test("the first of the reader's languages that there is, is spoken", () => {
  expect(preferred(["de", "en", "fr"], ["nl-BE", "fr-CA", "de"])).toBe("fr");
  expect(preferred(["de", "en"], ["nl"])).toBe("en");
});

test("a language is spoken from now on: words that are in use change where they are", async () => {
  const house = houseWords();
  await speak("en");
  expect(tongue.spoken).toBe("en");
  expect(document.documentElement.lang).toBe("en");
  expect(house.percent(0.394)).toBe("39%");
  expect(house.percent(0.3946, 1)).toBe("39.5%");
});
