import { describe, expect, it } from "vitest";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { Words, type GameWords } from "@/core/words";
import cases from "../../../tests/text/people.json";

const common = import.meta.glob<string>("@locale/en/*.ftl", {
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
function wordsOf(game: string, thing: Record<string, unknown>, reader: number | null): Words {
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
  const events = { [String(thing["type"])]: fields };
  const found = { fields: { event: events, option: {}, question: {} }, names: {} };
  const words = new Words(bundle, found as unknown as GameWords);
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

  it("calls the reader you, and others by name", () => {
    const words = wordsOf("unicorn-fever", { type: "x" }, 1);
    expect([0, 1].map((seat) => words.called(seat))).toEqual(["Ada", "You"]);
  });
});

describe("whose things lie there", () => {
  const titled = (reader: number | null, id: string): string => {
    const words = wordsOf("unicorn-fever", {}, reader);
    return words.say(id, { ...words.person("seat", 0), count: 2 });
  };

  it("is you, or a name to who looks through somebody's eyes", () => {
    expect(titled(0, "web-race-bets")).toBe("Your bets");
    expect(titled(1, "web-race-bets")).toBe("Ada’s bets");
    expect(titled(null, "web-uf-hand")).toBe("Ada’s magic cards");
    expect(titled(0, "web-uf-magic-of")).toBe("Your magic");
    expect(titled(1, "web-uf-owned")).toBe("owned by Ada");
    expect(titled(0, "web-kill-the-unicorns-herd")).toBe("Your herd");
    expect(titled(1, "web-kill-the-unicorns-hand")).toBe("Ada’s 2 hunt cards");
  });
});
