import { describe, expect, it } from "vitest";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { GameEvent } from "@/core/room.svelte";
import { Words, type GameWords } from "@/core/words";
import { partOf } from "@/testing";
import cases from "../../../tests/text/people.json";

const common = import.meta.glob<string>(["@locale/en/*.ftl", "@locale/en/*/web*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const special = import.meta.glob<string>("@locale/en/*/events.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const NAMES = ["Ada", "Boris"];

/** A game's words, with fields typed by their names as the server does. */
function wordsOf(game: string, thing: GameEvent, reader: number | null): Words {
  const bundle = new FluentBundle("en", { useIsolating: false });
  const folder = game.startsWith("horse-fever") ? "horse-fever" : game;
  for (const text of Object.values(common)) bundle.addResource(new FluentResource(text));
  const own = Object.entries(special).find(([path]) => path.includes(`/${folder}/`));
  bundle.addResource(new FluentResource(own?.[1] ?? ""), { allowOverrides: true });
  const people = ["seat", "buyer", "before", "winners"];
  const fields = Object.entries(thing)
    .filter(([name]) => name !== "type")
    .map(([name, value]) => ({
      name,
      kind: people.includes(name) ? "Seat" : "int",
      many: Array.isArray(value),
    }));
  const events = { [thing.type]: fields };
  const found = { fields: { event: events, option: {}, question: {} }, names: {} };
  const words = new Words(bundle, partOf<GameWords>(found));
  words.seatName = (seat) => NAMES[seat] ?? "";
  words.reader = () => reader;
  return words;
}

describe("people in sentences", () => {
  for (const { thing, game, reader, said } of cases)
    it(said, () => expect(wordsOf(game, thing, reader).event(thing)).toBe(said));

  it("knows nobody", () => {
    const words = wordsOf("unicorn-fever", { type: "x" }, 0);
    expect(words.person("owner", null)).toEqual({ owner: "none", "owner-is": "none" });
  });

  it("names somebody once who did several things", () => {
    const words = wordsOf("unicorn-fever", { type: "x" }, 1);
    const by = (...seats: number[]): unknown => words.people("seats", seats)["seats-within"];
    expect([by(0, 0), by(1, 1), by(0, 1, 0)]).toEqual(["Ada", "you", "Ada, you and Ada"]);
  });

  it("has each of a list in every form", () => {
    const words = wordsOf("unicorn-fever", { type: "x" }, 1);
    expect(words.people("seats", [0, 1])).toMatchObject({
      seats: "Ada and you",
      "seats-by": "by Ada and by you",
      "seats-is": "other",
      "seats-count": 2,
    });
  });

  it("calls the reader you, and others by name", () => {
    const words = wordsOf("unicorn-fever", { type: "x" }, 1);
    expect([0, 1].map((seat) => words.called(seat))).toEqual(["Ada", "You"]);
  });
});

describe("whose things lie there", () => {
  const titled = (reader: number | null, id: string): string => {
    const words = wordsOf("unicorn-fever", { type: "x" }, reader);
    return words.say(id, { ...words.person("seat", 0), count: 2 });
  };

  it("is you, or a name to who looks through somebody's eyes", () => {
    expect(titled(0, "web-race-bets")).toBe("Your bets");
    expect(titled(1, "web-race-bets")).toBe("Ada’s bets");
    expect(titled(null, "web-unicorn-fever-hand")).toBe("Ada’s magic cards");
    expect(titled(0, "web-unicorn-fever-magic-of")).toBe("Your magic");
    expect(titled(1, "web-unicorn-fever-owned")).toBe("owned by Ada");
    expect(titled(0, "web-kill-the-unicorns-herd")).toBe("Your herd");
    expect(titled(1, "web-kill-the-unicorns-hand")).toBe("Ada’s 2 hunt cards");
  });
});

describe("a party at a desk", () => {
  const said = (reader: number | null, id: string, seats = [0]): string => {
    const words = wordsOf("horse-fever-party", { type: "x" }, reader);
    const facts = { race: 3, next: 4, down: 4, sum: 700, races: 2 };
    const people = { ...words.person("seat", 0), ...words.people("seats", seats) };
    return words.say(`web-party-${id}`, { ...facts, ...people });
  };

  it("says you to whoever sits at it, and a television says the name", () => {
    expect(said(0, "duty-last")).toBe("You turn the cards. This is the last race.");
    expect(said(null, "duty-last")).toBe("Ada turns the cards. This is the last race.");
    expect(said(0, "photo-looking")).toBe("You are still looking.");
    expect(said(null, "photo-looking")).toBe("Ada is still looking.");
    expect(said(0, "lost-some")).toBe("4 lost money: you most, 700, and with style.");
    expect(said(0, "opens")).toBe("Race 3 opens when you say so");
    expect(said(0, "award-losing-run-text")).toBe("Two races. You are a tradition.");
    expect(said(null, "award-losing-run-text")).toBe("Two races. Ada is a tradition.");
  });

  it("and among others, too", () => {
    expect(said(0, "thinking")).toBe("You are still thinking.");
    expect(said(1, "thinking")).toBe("Ada is still thinking.");
    expect(said(0, "photo-drinks", [0, 1])).toBe("You and Boris buy the drinks.");
    expect(said(1, "night-shared", [0, 1])).toBe("Ada and you share the night");
    expect(said(null, "photo-relief", [0])).toBe("Ada breathes again.");
  });
});
