/** Sentences: Fluent messages, filled with what the server's typed things are called. */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { get, type RefusalNote } from "@/core/api";
import type { Fields, GameSchema } from "@/core/game";
import { patched, report } from "@/core/missing";

type Facts = Record<string, string | number>;
type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

export interface Field {
  name: string;
  kind: string;
  many: boolean;
}

export interface CardWords {
  name: string;
  text: string;
  source: string;
}

/** What `/api/…/words` answers. */
export interface GameWords<G extends GameSchema = GameSchema> {
  language: string;
  game: string;
  fluent: string;
  fields: Record<"event" | "option" | "question", Record<string, Field[]>>;
  /** The fields of what a view is made of, by type; the view itself has no name. */
  view: Record<string, Field[]>;
  names: Record<string, Record<string, string>>;
  texts: Record<string, CardWords[]>;
  cards: G["cards"];
  /** The numbers printed on the board and the tokens. */
  printed: G["printed"];
}

const TAGS = { event: "type", option: "type", question: "step" } as const;
type Group = keyof typeof TAGS;

/** All that is common; a game's own folder comes with its table, and some files are for other faces. */
const files = import.meta.glob<string>(
  [
    "@locale/*/*.ftl",
    "!@locale/*/terminal.ftl",
    "!@locale/*/operator.ftl",
    "!@locale/*/faults.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

/** The languages there are texts in. */
export function languages(): string[] {
  const found = Object.keys(files).map((path) => /\/([^/]+)\/common\.ftl$/.exec(path)?.[1]);
  return found.filter((one) => one !== undefined).sort();
}

function newBundle(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (path.includes(`/${language}/`)) bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

/** A number with thin spaces, in every language: 2 400. */
class Sum extends FluentNumber {
  override toString(): string {
    return String(this.value).replace(/\B(?=(\d{3})+$)/g, "\u2009");
  }
}

/** The words of the house; those of a game come on top of them. */
export class Words<G extends GameSchema = GameSchema> {
  /** How seats are called: set by whoever knows the faces. */
  seatName: (seat: number) => string = (seat) => String(seat + 1);
  /** Whose screen this is: that seat is called "you". Nobody's where several look on. */
  reader: () => number | null = () => null;

  constructor(
    private readonly bundle: FluentBundle,
    readonly game: GameWords<G> | null = null,
  ) {}

  get language(): string {
    return this.bundle.locales[0] ?? "en";
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

  /** A message, or one of its attributes: `question-choose-bet.help`. */
  say(id: string, facts: Facts = {}): string {
    const pattern = this.pattern(id);
    if (pattern === null) {
      report(id, "there is no such message");
      return id === "web-no-words" ? "…" : this.say("web-no-words");
    }
    const said = Object.entries(facts).map(([key, fact]) => [
      key,
      typeof fact === "number" ? new Sum(fact) : fact,
    ]);
    const errors: Error[] = [];
    const sentence = this.bundle.formatPattern(pattern, Object.fromEntries(said), errors);
    return patched(id, sentence, errors);
  }

  event(event: G["event"]): string {
    return this.thing("event", event);
  }

  option(option: G["option"]): string {
    return this.thing("option", option);
  }

  question(question: G["question"], part = ""): string {
    return this.thing("question", question, part);
  }

  /** Why something cannot be done, with the rule's place where there is one. */
  refusal({ code, facts, rule }: RefusalNote): string {
    const id = `refusal-${code}`;
    if (!this.has(id)) report(id, "there is no such message");
    const reason = this.has(id) ? this.say(id, facts) : this.say("web-refused");
    return rule ? this.say("refusal-with-rule", { reason, rule }) : reason;
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

  /** The same of a list: as it begins a sentence, and as it stands within one. */
  people(field: string, seats: number[]): Facts {
    const each = seats.map((seat) => this.person("one", seat));
    const within = each.map((one) => String(one["one-within"]));
    const alone = seats.length === 1 && seats[0] === this.reader();
    return {
      [field]: this.join([...each.slice(0, 1).map(({ one }) => String(one)), ...within.slice(1)]),
      [`${field}-within`]: this.join(within),
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
  card(deck: string, number: number): CardWords & { chapter: string } {
    const found = this.game?.texts[deck]?.[number];
    if (!found) report(`${deck} ${number}`, "there is no such card");
    return { ...(found ?? { name: "?", text: "", source: "" }), chapter: this.chapter(deck) };
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
    said: CardWords,
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
  learn({ fluent }: GameWords): void {
    this.bundle.addResource(new FluentResource(fluent));
  }

  join(words: string[]): string {
    if (words.length === 0) return this.say("list-empty");
    const last = words[words.length - 1] ?? "";
    if (words.length === 1) return last;
    const head = words.slice(0, -1).reduce((head, next) => this.say("list-more", { head, next }));
    return this.say("list-last", { head, last });
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

  private facts(group: Group, tag: string, thing: Fields): Facts {
    const fields = this.game?.fields[group][tag] ?? [];
    const facts: Facts = {};
    for (const { name, kind, many } of fields) {
      const field = name.replaceAll("_", "-");
      const value = thing[name] as unknown;
      if (many && kind === "Seat") Object.assign(facts, this.people(field, value as number[]));
      else if (kind === "Seat") Object.assign(facts, this.person(field, value as number | null));
      else if (many)
        facts[field] = this.join((value as unknown[]).map((one) => String(this.word(kind, one))));
      else facts[field] = this.word(kind, value);
    }
    return facts;
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

/** The words every page has. */
export function houseWords(language = "en"): Words {
  return new Words(newBundle(language));
}

/** What the house has to say of a game that this page was built without. */
export async function learnGame(words: Words, game: string): Promise<void> {
  if (words.has(`game-${game}`)) return;
  words.learn(await get<GameWords>(`/api/games/${game}/words?lang=${words.language}`));
}

/** A game's words with the cards of a table, of a finished game, or of the house. */
export async function gameWords<G extends GameSchema = GameSchema>(
  of: { table: string } | { archive: string } | { game: string },
  language = "en",
): Promise<Words<G>> {
  const [folder, name] = Object.entries(of)[0] as [string, string];
  const place = { table: "tables", archive: "archive", game: "games" }[folder];
  const found = await get<GameWords<G>>(`/api/${place}/${name}/words?lang=${language}`);
  const bundle = newBundle(language);
  bundle.addResource(new FluentResource(found.fluent), { allowOverrides: true });
  return new Words(bundle, found);
}
