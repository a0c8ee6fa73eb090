/** What the table of Kill the Unicorns reads from view and cards, named as players name it. */
import type { LogLine } from "@/core/room.svelte";
import type { SaidCard, Words } from "@/core/words";
import type {
  Caught,
  Character,
  Colour,
  Goods,
  HunterView,
  KillTheUnicorns,
  KillTheUnicornsView,
  Score,
  Stall,
  Unicorn,
  Ware,
} from "@/generated/kill-the-unicorns";

export type { Caught, Character, Colour, Goods, HunterView, Score, Ware };
export type { KillTheUnicorns, KillTheUnicornsView };
export type KillTheUnicornsEvent = KillTheUnicorns["event"];
export type Option = KillTheUnicorns["option"];
export type Question = KillTheUnicorns["question"];

export const RAINBOW: readonly Colour[] = ["pink", "blue", "green", "yellow"];
export const STALLS: readonly Goods[] = ["fake-horn", "fairy-dust", "cotton-candy", "pate"];
export const GOODS_ICON: Record<Goods, string> = {
  "fake-horn": "i-fakehorn",
  "fairy-dust": "i-dust",
  "cotton-candy": "i-candy",
  pate: "i-pate",
};

export function unicornCard(words: Words<KillTheUnicorns>, unicorn: number): Unicorn {
  return words.cards.unicorns[unicorn]!;
}

/** How wide a card is that is being read. */
export const READING = "196px";

/** What a unicorn is worth, in the colour it has now. */
export function unicornAbout(
  words: Words<KillTheUnicorns>,
  unicorn: number,
  colour?: Colour,
): string {
  const card = unicornCard(words, unicorn);
  return words.say("web-kill-the-unicorns-unicorn-about", {
    stars: card.stars,
    colour: words.name("Colour", colour ?? card.colour),
  });
}

/** Where the rulebook speaks of unicorns, and how sure this one's wording is. */
export function unicornProof(
  words: Words<KillTheUnicorns>,
  unicorn: number,
): { source: string; chapter: string; rule: string } {
  // The starters are a deck of their own, numbered after the others.
  const hunted = words.game?.texts.unicorns?.length ?? 0;
  const card =
    unicorn < hunted ? words.card("unicorns", unicorn) : words.card("starters", unicorn - hunted);
  return {
    source: card.source || "rulebook",
    ...words.place("unicorns"),
  };
}

/** What a hunt card is good for: there is only its number on it. */
export function huntTold(
  words: Words<KillTheUnicorns>,
  value: number,
): { text: string; source: string; chapter: string; rule: string } {
  const place = words.game?.texts.hunt?.findIndex(({ name }) => name === String(value)) ?? -1;
  const { source, chapter, rule } = words.card("hunt", place);
  return { text: words.say("web-kill-the-unicorns-card-about", { value }), source, chapter, rule };
}

/** What a stall sells, as the market's card says it. */
export function stallOf(
  words: Words<KillTheUnicorns>,
  goods: Goods,
): SaidCard & Pick<Stall, "price" | "points"> {
  const place = words.cards.stalls.findIndex((stall) => stall.goods === goods);
  const { price, points } = words.cards.stalls[place]!;
  return { ...words.card("stalls", place), price, points };
}

export function stallProof(
  words: Words<KillTheUnicorns>,
  goods: Goods,
): { source: string; chapter: string; rule: string } {
  return { source: stallOf(words, goods).source, ...words.place("stalls") };
}

/** Which of the five faces: pig, asleep, sly, sunglasses, rainbow mane. */
export function face(stars: number): string {
  return `k-uni-${Math.min(Math.max(stars, 0), 4)}`;
}

/** A ruse that changes the unicorn stays with it; its text says so, this is the yellow tag. */
export function ruseLook(
  words: Words<KillTheUnicorns>,
  ruse: number,
): { icon: string; stays: boolean } {
  const { effect } = words.cards.ruses[ruse]!;
  const points = effect.points || effect.stars || effect.per_rival || effect.per_pass;
  if (effect.colour !== "kept") return { icon: "i-candy", stays: true };
  if (points) return { icon: "i-glory", stays: true };
  if (effect.heir === "nobody") return { icon: "i-hoof", stays: false };
  if (effect.heir !== "winner") return { icon: "i-people", stays: false };
  return { icon: "i-net", stays: false };
}

/** A character's power: its name, and what it does. */
export function power(
  words: Words<KillTheUnicorns>,
  character: Character,
): { name: string; text: string } {
  const { characters } = words.cards;
  const place = characters.findIndex((card) => card.character === character);
  const { text } = words.card("characters", place);
  const id = `power-${characters[place]?.power}`;
  return { name: words.say(id), text: words.has(id) ? words.say(`${id}.text`) : text };
}

/** Whether a character keeps the ruse that was not placed. */
export function keepsRuse(words: Words<KillTheUnicorns>, character: Character | null): boolean {
  const card = words.cards.characters.find((one) => one.character === character);
  return card?.power === "second-ruse";
}

/** What was said before the cards are shown: who must yield to whom, and which totals are out. */
export function omens(words: Words<KillTheUnicorns>, view: KillTheUnicornsView): string[] {
  const dared = view.dares.map(({ seat, rival }) =>
    words.say("web-kill-the-unicorns-dared", {
      ...words.person("seat", seat),
      ...words.person("rival", rival),
    }),
  );
  const named = view.foretold.map(({ seat, total }) =>
    words.say("web-kill-the-unicorns-foretold", { ...words.person("seat", seat), total }),
  );
  return [...dared, ...named];
}

/** Where the rulebook speaks of a character, and how sure its power's wording is. */
export function powerProof(
  words: Words<KillTheUnicorns>,
  character: Character,
): { source: string; chapter: string; rule: string } {
  const place = words.cards.characters.findIndex((card) => card.character === character);
  const { source, chapter, rule } = words.card("characters", place);
  return { source, chapter, rule };
}

export function ruseWords(words: Words<KillTheUnicorns>, ruse: number): SaidCard {
  return words.card("ruses", ruse);
}

/** The symbol of whoever sits there: a hood until a character is taken. */
export function portraitOf(view: KillTheUnicornsView | null, seat: number): string {
  const character = view?.players[seat]?.character;
  return character ? `b-${character}` : "b-hood";
}

export type Phase = "characters" | "ruse" | "hunt" | "market";

export function phaseOf(view: KillTheUnicornsView): Phase {
  if (view.round_number === 0) return "characters";
  if (view.place < 0) return "ruse";
  return view.place >= view.row.length ? "market" : "hunt";
}

/** What became of the unicorns of this day: by place, who caught it (null: it fled). */
export interface Trace {
  unicorn: number;
  seat: number | null;
}

/** Read back from the tape: the view only knows that a place is empty. */
export function traces(log: readonly LogLine<KillTheUnicorns>[]): (Trace | null)[] {
  const events = log.map((line) => line.event);
  const shown = events.findLast((event) => event.type === "unicorns-shown");
  if (!shown) return [];
  const found: (Trace | null)[] = shown.unicorns.map(() => null);
  const gone = (unicorn: number, seat: number | null): void => {
    const place = shown.unicorns.indexOf(unicorn);
    if (place >= 0) found[place] = { unicorn, seat };
  };
  for (const event of events.slice(events.indexOf(shown))) {
    if (event.type === "unicorn-caught") gone(event.unicorn, event.seat);
    else if (event.type === "unicorn-fled") gone(event.unicorn, null);
  }
  return found;
}

export interface Group {
  kind: "rainbow" | "set" | "loose";
  colour: Colour | null;
  points: number;
  herd: Caught[];
}

/** A herd laid out as the server splits it: rainbows, sets, and the rest. */
export function groups(herd: readonly Caught[], score: Score): Group[] {
  const left = [...herd];
  const take = (colour: Colour): Caught | undefined => {
    const place = left.findIndex((one) => one.colour === colour);
    return place < 0 ? undefined : left.splice(place, 1)[0];
  };
  const { rainbows, sets, points } = score.split;
  const inSets = sets.reduce((sum, one) => sum + one.points, 0);
  const found: Group[] = [];
  if (rainbows) {
    const all = Array.from({ length: rainbows }, () => RAINBOW.map(take)).flat();
    const herd = all.filter((one) => one !== undefined);
    found.push({ kind: "rainbow", colour: null, points: points - inSets, herd });
  }
  for (const set of sets) {
    const herd = Array.from({ length: set.size }, () => take(set.colour));
    const members = herd.filter((one) => one !== undefined);
    found.push({ kind: "set", colour: set.colour, points: set.points, herd: members });
  }
  if (left.length) found.push({ kind: "loose", colour: null, points: 0, herd: left });
  return found;
}

/** One reason for a difference in points. */
export interface Part {
  of: "stars" | "ruses" | "tokens" | "pates" | "rainbow" | "set";
  colour: Colour;
  points: number;
}

/** Why a score would be another: parts that add up to the difference, the largest first. */
export function difference(now: Score, after: Score): Part[] {
  const lines = ["stars", "ruses", "tokens", "pates"] as const;
  const parts: Part[] = lines.map((of) => ({
    of,
    colour: "none",
    points: after[of] - now[of],
  }));
  parts.push({ of: "rainbow", colour: "none", points: rainbowPoints(after) - rainbowPoints(now) });
  for (const colour of RAINBOW) {
    parts.push({ of: "set", colour, points: setPoints(after, colour) - setPoints(now, colour) });
  }
  return parts.filter((part) => part.points).sort((a, b) => b.points - a.points);
}

export function rainbowPoints(score: Score): number {
  return score.split.points - score.split.sets.reduce((sum, set) => sum + set.points, 0);
}

function setPoints(score: Score, colour: Colour): number {
  const sets = score.split.sets.filter((set) => set.colour === colour);
  return sets.reduce((sum, set) => sum + set.points, 0);
}

export function sum(cards: readonly number[]): number {
  return cards.reduce((total, card) => total + card, 0);
}

/** The unicorn of the clearing that an option is about. */
export function aimedAt(option: Option): number | null {
  return option.type === "hide-ruse" ? option.unicorn : null;
}

/** Whose ruse an option turns. */
export function ownerIn(option: Option): number | null {
  return option.type === "turn-ruse" ? option.owner : null;
}

/** Tokens of a stall that are alike. */
export function alike(one: Omit<Ware, "price">, other: Omit<Ware, "price">): boolean {
  return one.goods === other.goods && one.colour === other.colour && one.points === other.points;
}

/** Goods of one stall, as they lie there. */
export function wares(market: readonly Ware[], goods: Goods): Ware[] {
  return market.filter((ware) => ware.goods === goods);
}

export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "±0";
}
