/** Sentences: Fluent messages, filled with what the server's typed things are called. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { get, getOpenly, type RefusalNote } from "@/core/api";
import { grouped, writeWith } from "@/core/figures";
import { summed } from "@/core/sum";
import type { Fields, GameSchema } from "@/core/game";
import { patched, report } from "@/core/missing";
import type { Place } from "@/core/rules";
import { speakNow, tongue } from "@/core/tongue.svelte";
import texts, { names } from "texts:all";

type Facts = Record<string, string | number>;
type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

export interface Field {
  name: string;
  kind: string;
  many: boolean;
}

export interface SaidCard {
  name: string;
  text: string;
  source: string;
  /** The text for a face that shows the rest as a picture. */
  without_foot?: string;
}

/** What `/api/…/words` answers. */
export interface GameWords<G extends GameSchema = GameSchema> {
  language: string;
  game: string;
  fluent: string;
  fields: Record<Group, Record<string, Field[]>>;
  /** The fields of what a view is made of, by type; the view itself has no name. */
  view: Record<string, Field[]>;
  names: Record<string, Record<string, string>>;
  /** Of numbered kinds, by value: what a message can choose by. */
  keys?: Record<string, Record<string, string>>;
  /** Events that one seat alone hears. */
  secret?: string[];
  texts: Record<string, SaidCard[]>;
  cards: G["cards"];
  /** The numbers printed on the board and the tokens. */
  printed: G["printed"];
  /** Whether its rules can be read. */
  rules?: boolean;
}

const TAGS = { event: "type", option: "type", question: "step", reason: "type" } as const;
type Group = keyof typeof TAGS;

/** Those of a game, after those of its family: a theatre may have some for all its modes. */
function tableTexts(game: string, language: string): Promise<string[]> {
  const uses = Object.entries(texts[language] ?? {}).filter(([use]) =>
    `words-${game}-`.startsWith(`${use}-`),
  );
  return Promise.all(
    uses.sort(([one], [other]) => one.length - other.length).map(([, fetch]) => fetch()),
  );
}

/** The languages there are texts in. */
export function languages(): string[] {
  return Object.keys(texts).sort();
}

/** What a language calls itself, whatever is spoken now. */
export function ownName(language: string): string {
  return names[language] ?? language;
}

/** By language: reading sentences takes its time, and the house and each of its games need the same ones. */
const read = new Map<string, FluentResource>();

/** Have a language's sentences at hand; those of no other are loaded. */
export async function prepare(language: string): Promise<void> {
  if (read.has(language)) return;
  read.set(language, new FluentResource((await texts[language]?.["house"]?.()) ?? ""));
}

function newBundle(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(read.get(language) ?? new FluentResource(""));
  return bundle;
}

/** All words that are still used, and where they came from: another language changes them where they are. */
const alive = new Set<{ words: WeakRef<Words>; of: Whose | null }>();

function enlist(words: Words, of: Whose | null): void {
  alive.add({ words: new WeakRef(words), of });
}

/** Speak another language from now on: everything on the page is said anew, and nothing else changes. */
export async function speak(language: string): Promise<void> {
  await prepare(language);
  const changed = await Promise.all(
    [...alive].map(async (one) => {
      const words = one.words.deref();
      if (words === undefined) alive.delete(one);
      else if (words.language !== language)
        return { words, learnt: one.of ? await learnt(one.of, language) : null };
      return null;
    }),
  );
  for (const one of changed)
    one?.words.become(one.learnt?.bundle ?? newBundle(language), one.learnt?.found ?? null);
  const house = newBundle(language);
  const sign = (id: string): string => house.formatPattern(house.getMessage(id)?.value ?? "");
  writeWith(sign("number-thousands"), sign("number-decimal"));
  speakNow(language);
}

/** The words of the house; those of a game come on top of them. */
export class Words<G extends GameSchema = GameSchema> {
  /** How seats are called: set by whoever knows the faces. */
  seatName: (seat: number) => string = (seat) => String(seat + 1);
  /** Whose screen this is: that seat is called "you". Nobody's where several look on. */
  reader: () => number | null = () => null;

  constructor(
    private held: FluentBundle,
    private lore: GameWords<G> | null = null,
  ) {}

  /** The sentences: whatever is made of them is made anew when another language is spoken. */
  private get bundle(): FluentBundle {
    void tongue.spoken;
    return this.held;
  }

  /** What is known of the game; nothing of the house's own words. */
  get game(): GameWords<G> | null {
    void tongue.spoken;
    return this.lore;
  }

  /** The same in another language. */
  become(bundle: FluentBundle, game: GameWords<G> | null): void {
    this.held = bundle;
    this.lore = game;
  }

  get language(): string {
    return this.held.locales[0] ?? "en";
  }

  /** The cards of the table's edition. */
  get cards(): G["cards"] {
    return this.known.cards;
  }

  /** The numbers printed on the board and the tokens. */
  get printed(): G["printed"] {
    return this.known.printed;
  }

  private get known(): GameWords<G> {
    if (!this.game) throw new Error("these are the words of no game");
    return this.game;
  }

  has(id: string): boolean {
    return this.pattern(id) !== null;
  }

  /**
   * A message, or one of its attributes: `question-choose-bet.help`. Where a game is among the facts, it may have a
   * sentence of its own: `web-goal-…` instead of `web-goal`, with its name behind it.
   */
  say(id: string, facts: Facts = {}): string {
    const own = "game" in facts ? this.pattern(`${id}-${facts["game"]}`) : null;
    const pattern = own ?? this.pattern(id);
    if (pattern === null) {
      report(id, "there is no such message");
      return id === "web-no-words" ? "…" : this.say("web-no-words");
    }
    const errors: Error[] = [];
    const sentence = this.bundle.formatPattern(pattern, summed(facts), errors);
    return patched(id, sentence, errors);
  }

  /** Whether one seat alone hears of it: whoever shares its screen is not told. */
  secret(event: G["event"]): boolean {
    return this.game?.secret?.includes(event.type) ?? false;
  }

  event(event: G["event"]): string {
    return this.thing("event", event);
  }

  option(option: G["option"]): string {
    return this.thing("option", option);
  }

  /** Why a bot would give an answer. */
  reason(reason: Fields): string {
    return this.thing("reason", reason);
  }

  /** Whether this game's bots can say what they would do. */
  get advised(): boolean {
    return Object.keys(this.game?.fields.reason ?? {}).length > 0;
  }

  question(question: G["question"], part = ""): string {
    return this.thing("question", question, part);
  }

  /** Why something cannot be done, with the rule's place where there is one. */
  refusal({ code, facts, rule }: RefusalNote): string {
    const id = `refusal-${code}`;
    if (!this.has(id)) report(id, "there is no such message");
    const reason = this.has(id) ? this.say(id, facts) : this.say("web-refused");
    if (!rule) return reason;
    const place = this.has(`rule-${rule}`) ? this.say(`rule-${rule}`) : rule;
    return this.say("refusal-with-rule", { reason, rule: place });
  }

  /** What a sentence needs to know of somebody: `$seat`, `$seat-is` (you or other), `$seat-by` … */
  person(field: string, seat: number | null | undefined): Facts {
    if (seat === null || seat === undefined) return { [field]: "none", [`${field}-is`]: "none" };
    const you = seat === this.reader();
    const message = you ? "person-you" : "person-other";
    const facts = { name: this.seatName(seat) };
    const said = this.forms().map((form) => [
      `${field}-${form}`,
      this.say(`${message}.${form}`, facts),
    ]);
    const first = { [field]: this.say(message, facts), [`${field}-is`]: you ? "you" : "other" };
    return { ...first, ...(Object.fromEntries(said) as Facts) };
  }

  /** What to write beside a seat: "You", or the name. */
  called(seat: number): string {
    return seat === this.reader() ? this.say("person-you") : this.seatName(seat);
  }

  /** The same of a list: as it begins a sentence, and in every form, “by Ada and by you”. */
  people(field: string, all: number[]): Facts {
    // Two cards by one person are “by Ada”, not “by Ada and Ada”.
    const seats = new Set(all).size === 1 ? all.slice(0, 1) : all;
    const each = seats.map((seat) => this.person("one", seat));
    const inForm = (form: string): string[] => each.map((one) => String(one[`one-${form}`]));
    const said = this.forms().map((form) => [`${field}-${form}`, this.join(inForm(form))]);
    const first = each.slice(0, 1).map(({ one }) => String(one));
    const alone = seats.length === 1 && seats[0] === this.reader();
    return {
      ...(Object.fromEntries(said) as Facts),
      [field]: this.join([...first, ...inForm("within").slice(1)]),
      [`${field}-is`]: seats.length === 0 ? "none" : alone ? "you" : "other",
      [`${field}-count`]: seats.length,
    };
  }

  /** How one thing of a kind is called: `name("Lane", 3)`. */
  name(kind: string, value: number | string): string {
    if (kind === "Seat") return this.seatName(Number(value));
    const name = this.game?.names[kind]?.[String(value)];
    if (name === undefined) report(`${kind} ${value}`, "it has no name");
    return name ?? String(value);
  }

  /** A card's name, text and source: `card("magic", 7)`, and where the rulebook speaks of it. */
  card(deck: string, number: number): SaidCard & { chapter: string; rule: Place } {
    const found = this.game?.texts[deck]?.[number];
    if (!found) report(`${deck} ${number}`, "there is no such card");
    return { ...(found ?? { name: "?", text: "", source: "" }), ...this.place(deck) };
  }

  /** Where a deck is explained: in the rulebook, and in our rules. */
  place(deck: string): { chapter: string; rule: Place } {
    return { chapter: this.chapter(deck), rule: `decks/${deck}` };
  }

  /** Where the rulebook speaks of a deck; nothing where it does not. */
  chapter(deck: string): string {
    const id = `deck-${deck}.chapter`;
    return this.has(id) ? this.say(id) : "";
  }

  /** The same words with one more card, or with another one in a card's place: for cards being written. */
  withCard(
    deck: string,
    kind: string,
    row: object,
    said: SaidCard,
    number = this.game?.cards[deck]?.length ?? 0,
  ): { words: Words<G>; number: number } {
    if (!this.game) return { words: this, number };
    const { cards, names, texts } = this.game;
    const put = <T>(all: T[] | undefined, one: T): T[] => {
      const next = [...(all ?? [])];
      next[number] = one;
      return next;
    };
    const game = {
      ...this.game,
      cards: { ...cards, [deck]: put(cards[deck], row) },
      names: { ...names, [kind]: { ...names[kind], [number]: said.name } },
      texts: { ...texts, [deck]: put(texts[deck], said) },
    };
    return { words: new Words(this.bundle, game), number };
  }

  /** Sentences that this page was built without, of a game that the server knows. */
  learn({ fluent }: Pick<GameWords, "fluent">): void {
    this.bundle.addResource(new FluentResource(fluent));
  }

  join(words: string[]): string {
    if (words.length === 0) return this.say("list-empty");
    const last = words[words.length - 1] ?? "";
    if (words.length === 1) return last;
    const head = words.slice(0, -1).reduce((head, next) => this.say("list-more", { head, next }));
    return this.say("list-last", { head, last });
  }

  /** Things side by side, in a cell or a row: no sentence, so no "and" before the last. */
  beside(words: string[]): string {
    return this.chain("list-then", words);
  }

  /** Whole sentences, one after the other. */
  told(sentences: string[]): string {
    return this.chain("sentence-next", sentences);
  }

  /** A share of one as so many per cent. */
  percent(share: number, places = 0): string {
    return this.say("number-percent", {
      number: grouped(Number((100 * share).toFixed(places)), places),
    });
  }

  private chain(link: string, parts: string[]): string {
    return parts.length ? parts.reduce((head, next) => this.say(link, { head, next })) : "";
  }

  private pattern(id: string): Pattern | null {
    const [name = "", attribute] = id.split(".");
    const message = this.bundle.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }

  private thing(group: Group, thing: Fields, part = ""): string {
    const tag = String(thing[TAGS[group]]);
    return this.say(`${group}-${tag}${part && `.${part}`}`, this.facts(group, tag, thing));
  }

  /** What can be said of a thing: the same as its own sentence says. */
  factsOf(group: Group, thing: Fields): Facts {
    return this.facts(group, String(thing[TAGS[group]]), thing);
  }

  private facts(group: Group, tag: string, thing: Fields): Facts {
    const fields = this.game?.fields[group][tag] ?? [];
    const facts: Facts = {};
    for (const { name, kind, many } of fields) {
      const field = name.replaceAll("_", "-");
      const value = thing[name] as unknown;
      if (many && kind === "Seat") Object.assign(facts, this.people(field, value as number[]));
      else if (kind === "Seat") Object.assign(facts, this.person(field, value as number | null));
      else Object.assign(facts, this.named(field, kind, value, many));
    }
    return facts;
  }

  /** What a sentence needs to know of a thing: its name, and what to choose another form by. */
  private named(field: string, kind: string, value: unknown, many: boolean): Facts {
    if (many) {
      const all = value as unknown[];
      const said = this.join(all.map((one) => this.among(kind, one)));
      return { [field]: said, [`${field}-count`]: all.length };
    }
    const said = { [field]: this.word(kind, value) };
    return this.game?.names[kind] ? { ...said, [`${field}-key`]: this.key(kind, value) } : said;
  }

  /** One of a list; a number is written there as it is alone. */
  private among(kind: string, value: unknown): string {
    const word = this.word(kind, value);
    return typeof word === "string" ? word : grouped(word);
  }

  private key(kind: string, value: unknown): string | number {
    if (value === null || value === undefined) return "none";
    return this.game?.keys?.[kind]?.[String(value)] ?? (value as string | number);
  }

  /** The parts of speech this language tells apart. */
  private forms(): string[] {
    return Object.keys(this.bundle.getMessage("person-other")?.attributes ?? {});
  }

  /** How a value of that kind is said in a sentence. */
  word(kind: string, value: unknown): string | number {
    if (value === null || value === undefined) return "none";
    if (kind === "Seat" || this.game?.names[kind]) return this.name(kind, value as number);
    if (typeof value === "boolean") return value ? "yes" : "no";
    return typeof value === "number" ? value : String(value);
  }
}

type Whose = { table: string } | { archive: string } | { game: string };

/** The marks of the words of games with the house's cards: what has a mark is never asked for twice. */
const written = document.documentElement.lang;
const marks = new Map(
  (document.querySelector<HTMLMetaElement>('meta[name="hornbook-words"]')?.content ?? "")
    .split(" ")
    .map((one) => one.split("=") as [string, string]),
);

/** A game's own words; the common ones are in this file. The server's pages name the same addresses ahead. */
async function asked<T>(of: Whose, language: string): Promise<T> {
  const tail = `words?lang=${language}&part=own`;
  if ("table" in of) return get<T>(`/api/tables/${of.table}/${tail}`);
  if ("archive" in of) return get<T>(`/api/archive/${of.archive}/${tail}`);
  const mark = language === written ? marks.get(of.game) : undefined;
  return getOpenly<T>(`/api/games/${of.game}/${tail}${mark ? `&mark=${mark}` : ""}`);
}

/** The words every page has, in the language that is spoken. */
export function houseWords(): Words {
  const words = new Words(newBundle(tongue.spoken));
  enlist(words, null);
  return words;
}

/** What the house has to say of a game that this page was built without. */
export async function learnGame(words: Words, game: string): Promise<void> {
  if (words.has(`game-${game}`)) return;
  words.learn(await asked<GameWords>({ game }, words.language));
}

/** A game's words with the cards of a table, of a finished game, or of the house. */
export async function gameWords<G extends GameSchema = GameSchema>(of: Whose): Promise<Words<G>> {
  const { bundle, found } = await learnt<G>(of, tongue.spoken);
  const words = new Words(bundle, found);
  enlist(words as Words, of);
  return words;
}

interface Learnt<G extends GameSchema> {
  bundle: FluentBundle;
  found: GameWords<G>;
}

async function learnt<G extends GameSchema>(of: Whose, language: string): Promise<Learnt<G>> {
  const ahead = "game" in of ? tableTexts(of.game, language) : null;
  const found = await asked<GameWords<G>>(of, language);
  const bundle = newBundle(language);
  for (const text of await (ahead ?? tableTexts(found.game, language)))
    bundle.addResource(new FluentResource(text));
  bundle.addResource(new FluentResource(found.fluent), { allowOverrides: true });
  return { bundle, found };
}
