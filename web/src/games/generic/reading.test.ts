import { Words, type GameWords } from "@/core/words";
import { optionSaid, questionSaid } from "@/core/plain";
import { drawnGames, faceOf } from "@/games";
import { partOf } from "@/testing";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from "vitest";
import { Reading } from "./reading";
import Things from "./Things.svelte";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(
  new FluentResource(`
web-value-yes = yes
web-value-no = no
web-no-words = …
web-plain-number = { $what } { $number }
web-plain-fact = { $what }: { $value }
web-plain-hidden = hidden
list-empty = none
list-more = { $head }, { $next }
list-last = { $head } and { $last }
person-you = You
field-purse = coins
question-bet = On whom?
option-wait = Wait a little
`),
);
const field = (name: string, kind: string, many = false) => ({ name, kind, many });
const game = partOf<GameWords>({
  fields: { event: {}, option: { back: [field("lane", "Lane")] }, question: {} },
  view: {
    "": [
      field("first", "Seat"),
      field("players", "PlayerView", true),
      field("track", "Lane", true),
    ],
    PlayerView: [field("purse", "int"), field("hand", "CardId", true)],
    Heat: [field("lane", "Lane"), field("spaces", "int")],
  },
  names: { Lane: { "0": "Slow", "1": "Slower" }, CardId: { "4": "Lettuce" } },
  texts: {},
});
const words = new Words(bundle, game);
words.seatName = (seat) => ["Ada", "Boris"][seat] ?? "?";
words.reader = () => 0;

let told: MockInstance;
beforeEach(() => (told = vi.spyOn(console, "error").mockImplementation(() => undefined)));
afterEach(() => {
  cleanup();
  expect(told).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

const view = {
  seat: 0,
  waiting: [0],
  race_number: 2,
  first: 1,
  winner: null,
  over: false,
  track: [1, 0],
  bets: [],
  players: [
    { purse: 12, hand: [4] },
    { purse: 9, hand: [] },
  ],
};

test("numbers, people and lists of a view are facts, called as the game calls them", () => {
  const { facts, piles } = new Reading(words, 0).view(view);
  expect(facts).toEqual([
    { label: "Race number", said: "2" },
    { label: "First", said: "Boris" },
    { label: "Over", said: "no" },
    { label: "Bets", said: "none" },
  ]);
  expect(piles.map(({ label }) => label)).toEqual(["Track", "Players"]);
  expect(piles[0]?.things.map(({ title }) => title)).toEqual(["Slower", "Slow"]);
});

test("players are cards with their names, and one's own is marked", () => {
  const players = new Reading(words, 0).view(view).piles[1]?.things ?? [];
  expect(players.map(({ title, mine }) => [title, mine])).toEqual([
    ["You", true],
    ["Boris", false],
  ]);
  expect(players[0]?.facts).toEqual([{ label: "Coins", said: "12" }]);
  expect(players[0]?.piles[0]?.things[0]?.title).toBe("Lettuce");
  expect(players[1]?.facts).toContainEqual({ label: "Hand", said: "none" });
  expect(new Reading(words, 0).player(view, 1)[0]).toEqual({ label: "Coins", said: "9" });
});

test("things are called by whose they are, by their name, or by their number", () => {
  const fields = { ...game.view, "": [field("heats", "Heat", true)] };
  const named = new Words(bundle, { ...game, view: fields });
  const heats = new Reading(named, null).view({ heats: [{ lane: 1, spaces: 3 }] }).piles[0];
  expect(heats?.things[0]?.title).toBe("Slower");
  expect(heats?.things[0]?.facts).toEqual([{ label: "Spaces", said: "3" }]);
  const laps = new Reading(named, null).view({ laps: [{ metres: 5 }] }).piles[0];
  expect(laps?.things[0]?.title).toBe("Laps 1");
});

test("a card that is not told is hidden; what has not been done yet is nothing", () => {
  const own = [field("card", "CardId"), field("bet", "Lane"), field("row", "CardId", true)];
  const turned = new Words(bundle, { ...game, view: { ...game.view, PlayerView: own } });
  const [player] =
    new Reading(turned, null).view({ players: [{ card: null, bet: null, row: [4, null] }] })
      .piles[0]?.things ?? [];
  expect(player?.facts).toEqual([
    { label: "Card", said: "hidden" },
    { label: "Bet", said: "none" },
  ]);
  expect(player?.piles[0]?.things.map(({ title }) => title)).toEqual(["Lettuce", "hidden"]);
});

test("a crowd, of which a view tells only the number, has no line of its own", () => {
  expect(new Reading(words, 0).player({ players: 400 }, 3)).toEqual([]);
});

test("all of it is in the page, with headings one below the other", () => {
  render(Things, { thing: new Reading(words, 0).view(view) });
  expect(screen.getByRole("heading", { name: "Players", level: 2 })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Hand", level: 3 })).toBeTruthy();
  expect(screen.getByText("Lettuce")).toBeTruthy();
});

test("an option or a question without a sentence says what is in it", () => {
  expect(optionSaid(words, { type: "wait" })).toBe("Wait a little");
  expect(optionSaid(words, { type: "back", lane: 1 })).toBe("Back: Lane: Slower");
  expect(optionSaid(words, { type: "lay-off" })).toBe("Lay off");
  expect(questionSaid(words, { step: "bet", seat: 0 })).toBe("On whom?");
  expect(questionSaid(words, { step: "choose-lettuce", seat: 0 })).toBe("Choose lettuce");
});

test("only a game without a face of its own is played at the plain table", () => {
  for (const game of drawnGames) expect(faceOf(game).theatre.mood).not.toBe("plain");
  expect(faceOf("tortoises")).toBe(faceOf("tortoises"));
  expect(faceOf("tortoises").theatre).toMatchObject({ name: "tortoises", mood: "plain" });
  expect(drawnGames).not.toContain("tortoises");
});
