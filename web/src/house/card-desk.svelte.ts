/** The desk that own cards are written on: what lies there, what is wrong with it, what was before. */
import type { Fields } from "@/core/game";
import { get, post } from "@/core/api";
import { gameWords, type SaidCard, type Words } from "@/core/words";
import {
  blanksUsed,
  cardsOf,
  copyOf,
  freeValues,
  houseCard,
  idFor,
  newCard,
  written,
  type Blank,
  type CardSet,
  type OwnCard,
  type Rows,
} from "@/house/blanks";
import { ownCards } from "@/house/drawer";

export interface FaultNote {
  line: number;
  text: string;
  code: string;
  facts: Record<string, string | number>;
}

interface Checked {
  ok: boolean;
  name: string;
  extends: boolean;
  cards: Record<string, (SaidCard | null)[]>;
  rows: Rows;
  rest: Rows;
  faults: FaultNote[];
  notes: FaultNote[];
}

/** A fault where the form has it: which card, which field, and what is said there. */
export interface Fault {
  card: number | null;
  field: string | null;
  text: string;
}

/** What can be written on cards of a game, and how many of them; a game may have none. */
export function blanksOf(game: string): Promise<{ blanks: Blank[]; most: number | null }> {
  return get(`/api/games/${game}/blank-cards`);
}

/** Read a card file as the server does. */
export function check(game: string, text: string, language: string): Promise<Checked> {
  return post<Checked>(`/api/games/${game}/edition`, { text, lang: language });
}

export class CardDesk {
  blanks: Blank[] = $state.raw([]);
  most: number | null = $state(null);
  /** The game's own words, with the house's cards. */
  texts: Words | null = $state.raw(null);
  set: CardSet = $state({ name: "", extends: true, cards: [], rest: {} });
  chosen = $state(0);
  kept = $state(true);
  /** What the last deed took away, and how it is told. */
  before: { set: CardSet; chosen: number; told: string } | null = $state.raw(null);
  private checked: Checked | null = $state.raw(null);
  /** The last good text of each card, by section and key, while something is being mended. */
  private said = new Map<string, SaidCard>();
  private asking = false;

  constructor(
    readonly game: string,
    private readonly words: Words,
  ) {
    this.set.name = words.say("blank-edition");
  }

  readonly sheet = $derived.by(() => written(this.set));
  readonly card = $derived(this.set.cards[this.chosen]);
  readonly blank = $derived(this.blanks.find(({ section }) => section === this.card?.section));
  readonly fine = $derived(this.checked?.ok === true && this.set.cards.length > 0);
  readonly used = $derived(blanksUsed(this.set.cards, (card) => this.houseNumber(card) !== null));
  readonly faults: Fault[] = $derived(
    (this.checked?.faults ?? []).map((one) => ({
      card: this.sheet.cardAt[one.line] ?? null,
      field: this.sheet.fieldAt[one.line] ?? null,
      text: this.sayFault(one),
    })),
  );
  readonly notes = $derived(this.checked?.notes ?? []);
  readonly restDecks = $derived(Object.keys(this.set.rest));

  /** Fetch what can be written, and lay out what was kept. */
  async begin(): Promise<void> {
    const { game, words } = this;
    const [found, texts] = await Promise.all([blanksOf(game), gameWords({ game })]);
    const kept = ownCards.of(game);
    if (kept?.draft) this.set = kept.draft;
    else if (kept) {
      const old = await check(game, kept.text, words.language);
      if (old.ok) this.set = setOf(old);
    }
    ({ blanks: this.blanks, most: this.most } = found);
    this.texts = texts;
  }

  /** Keep what is written, and let the server read it; the newest text is read next. */
  async look(): Promise<void> {
    this.keep();
    if (this.asking) return;
    this.asking = true;
    try {
      let text = "";
      while (text !== this.sheet.text && this.set.cards.length > 0) {
        text = this.sheet.text;
        const found = await check(this.game, text, this.words.language);
        if (text === this.sheet.text) this.heard(found);
      }
    } finally {
      this.asking = false;
    }
  }

  private heard(found: Checked): void {
    this.checked = found;
    this.set.cards.forEach((card, number) => {
      const said = found.cards[card.section]?.[this.rowOf(number)];
      if (said) this.said.set(this.keyOf(card), said);
    });
    this.keep();
  }

  private keep(): void {
    const { game, set } = this;
    if (set.cards.length === 0 && this.restDecks.length === 0) {
      if (ownCards.of(game)) ownCards.drop(game);
      return;
    }
    const good = this.fine ? this.sheet.text : (ownCards.of(game)?.text ?? "");
    this.kept = ownCards.keep(game, {
      name: set.name,
      text: good,
      draft: $state.snapshot(set) as CardSet,
    });
  }

  /** What the server says of a card; while it is faulty, what it said last. */
  wordsOf(number: number): SaidCard | undefined {
    const card = this.set.cards[number];
    if (!card) return undefined;
    return (
      this.checked?.cards[card.section]?.[this.rowOf(number)] ?? this.said.get(this.keyOf(card))
    );
  }

  /** How a card is called: by its name, as the house calls it, or by its kind. */
  nameOf(card: OwnCard): string {
    return (
      String(card.values["name"] ?? "") ||
      this.houseName(card) ||
      String(card.values["id"] ?? "") ||
      (card.values["speeds"] as number[] | undefined)?.join(" ") ||
      this.words.say(`blank-${card.section}`)
    );
  }

  houseName(card: OwnCard): string {
    const number = this.houseNumber(card);
    return number === null ? "" : (this.houseCards(card.section)[number]?.name ?? "");
  }

  /** The house's cards of a deck, each kind once. */
  houseCards(section: string): { key: string; name: string; row: Fields }[] {
    const blank = this.blankOf(section);
    const texts = this.texts;
    if (!blank?.key || !texts?.game) return [];
    const rows: Fields[] = texts.game.cards[blank.deck] ?? [];
    const said = texts.game.texts[blank.deck] ?? []; // what stands behind them is of another deck
    const all = said.flatMap(({ name }, number) => {
      const row = rows[number];
      return row ? [{ key: String(row[blank.key]), name, row }] : [];
    });
    return all.filter(({ key }, place) => all.findIndex((other) => other.key === key) === place);
  }

  private houseNumber(card: OwnCard): number | null {
    const key = this.blankOf(card.section)?.key ?? "";
    const place = this.houseCards(card.section).findIndex((one) => one.key === card.values[key]);
    return place < 0 ? null : place;
  }

  /** Why no card of this kind can be added; nothing if one can. */
  full(blank: Blank): boolean {
    const key = blank.fields.find(({ name }) => name === blank.key);
    if (key?.kind === "choice") return freeValues(key, blank, this.set.cards).length === 0;
    return this.most !== null && this.used + Number(blank.fresh["copies"] ?? 1) > this.most;
  }

  add(blank: Blank): void {
    const name = this.words.say("blank-new", { number: this.set.cards.length + 1 });
    this.lay(newCard(blank, this.set.cards, name));
  }

  /** Write one of the house's cards anew. */
  change(section: string, key: string): void {
    const blank = this.blankOf(section);
    const found = this.houseCards(section).find((one) => one.key === key);
    if (!blank || !found) return;
    const there = this.set.cards.findIndex(
      (one) => one.section === section && one.values[blank.key] === key,
    );
    if (there >= 0) this.chosen = there;
    else this.lay(houseCard(blank, found.row));
  }

  copy(): void {
    if (!this.card || !this.blank) return;
    const house = this.houseCards(this.card.section).map(({ key }) => key);
    this.lay(copyOf(this.card, this.blank, this.set.cards, house));
  }

  private lay(card: OwnCard): void {
    this.set.cards.push(card);
    this.chosen = this.set.cards.length - 1;
    this.before = null;
  }

  drop(): void {
    if (!this.card) return;
    this.remember(this.words.say("web-cards-dropped", { name: this.nameOf(this.card) }));
    this.set.cards.splice(this.chosen, 1);
    this.chosen = Math.max(0, Math.min(this.chosen, this.set.cards.length - 1));
    if (this.set.cards.length === 0) this.checked = null;
  }

  undo(): void {
    if (!this.before) return;
    ({ set: this.set, chosen: this.chosen } = this.before);
    this.before = null;
  }

  private remember(told: string): void {
    this.before = { set: $state.snapshot(this.set) as CardSet, chosen: this.chosen, told };
  }

  /** A new name; an id that was made from the old one follows it. */
  rename(name: string): void {
    const { card } = this;
    if (!card) return;
    const others = this.set.cards.filter((one) => one !== card);
    const house = this.houseCards(card.section).map(({ key }) => key);
    const made = idFor(String(card.values["name"] ?? ""), card.section, others, house);
    const follows = card.values["id"] === made && this.houseNumber(card) === null;
    card.values["name"] = name;
    if (follows) card.values["id"] = idFor(name, card.section, others, house);
  }

  /** Lay out what stands in a file; what was there can be brought back. Says what is wrong. */
  async take(text: string, file: string): Promise<string> {
    const found = await check(this.game, text, this.words.language);
    if (!found.ok) {
      const first = found.faults[0];
      const facts = { file, line: first?.line ?? 1, fault: first?.text ?? "" };
      return this.words.say("web-cards-faulty", facts);
    }
    const set = setOf(found);
    this.remember(this.words.say("web-cards-read", { count: set.cards.length, file }));
    this.set = set;
    this.chosen = 0;
    return "";
  }

  private blankOf(section: string): Blank | undefined {
    return this.blanks.find((one) => one.section === section);
  }

  /** Which of its section's cards it is: the server lists them by section. */
  private rowOf(number: number): number {
    const section = this.set.cards[number]?.section;
    return this.set.cards.slice(0, number).filter((one) => one.section === section).length;
  }

  private keyOf(card: OwnCard): string {
    return `${card.section}/${String(card.values[this.blankOf(card.section)?.key ?? ""])}`;
  }

  /** In the form's words where it has them: a field has a label there, and no key. */
  private sayFault({ code, facts, text }: FaultNote): string {
    const id = `web-fault-${code}`;
    return this.words.has(id) ? this.words.say(id, facts) : text;
  }
}

function setOf(found: Checked): CardSet {
  const { name, rows, rest } = found;
  return { name, extends: found.extends, cards: cardsOf(rows), rest };
}
