/** A view of any game, read as what can be drawn of every game: facts, and piles of things. */
import { headed, readable } from "@/core/plain";
import type { Field, Words } from "@/core/words";

export interface Fact {
  label: string;
  said: string;
}

/** A card: what is known of one thing, and what lies on it. */
export interface Thing {
  title: string;
  /** The viewer's own. */
  mine: boolean;
  facts: Fact[];
  piles: Pile[];
}

export interface Pile {
  label: string;
  /** Nothing but names. */
  names: boolean;
  things: Thing[];
}

type Fields = readonly [string, unknown][];

/** What the frame of the table shows by itself: who looks, and who is awaited. */
const ELSEWHERE = new Set(["seat", "waiting"]);
const PLAYERS = "players";
/** The view itself among the types it is made of. */
const WHOLE = "";

export class Reading {
  constructor(
    private readonly words: Words,
    private readonly mine: number | null,
  ) {}

  /** All that can be seen. */
  view(view: object): Thing {
    const fields = Object.entries(view).filter(([name]) => !ELSEWHERE.has(name));
    return this.thing("", WHOLE, fields);
  }

  /** What can be seen of one player in a line. */
  player(view: object, seat: number): Fact[] {
    const players = new Map(Object.entries(view)).get(PLAYERS);
    const player: unknown = Array.isArray(players) ? players[seat] : null;
    if (!isFields(player)) return [];
    const { facts } = this.numbered(this.fieldOf(WHOLE, PLAYERS), player, seat);
    return facts;
  }

  private thing(title: string, kind: string, fields: Fields, mine = false): Thing {
    const thing: Thing = { title, mine, facts: [], piles: [] };
    for (const [name, value] of fields) {
      const field = this.fieldOf(kind, name);
      const label = this.label(name);
      if (isFields(value)) {
        const things = [this.thing("", field.kind, Object.entries(value))];
        thing.piles.push({ label, names: false, things });
      } else if (Array.isArray(value) && value.length > 0) {
        const things = value.map((one, at) => this.numbered(field, one, at));
        thing.piles.push({ label, names: !value.some(isFields), things });
      } else if (value !== null || kind !== WHOLE) {
        // Things alike say the same of themselves, also what they have not.
        thing.facts.push({ label, said: this.said(field.kind, value) });
      }
    }
    return thing;
  }

  /** One of a list: it is called by whose it is, by its name, or by its number. */
  private numbered(field: Field, value: unknown, at: number): Thing {
    if (!isFields(value)) return this.thing(this.said(field.kind, value), "", []);
    const fields = Object.entries(value);
    const owner = fields.find(([name]) => this.fieldOf(field.kind, name).kind === "Seat");
    const seat = owner?.[1] ?? (field.name === PLAYERS ? at : null);
    if (typeof seat === "number") {
      const rest = fields.filter((one) => one !== owner);
      return this.thing(this.words.called(seat), field.kind, rest, seat === this.mine);
    }
    const named = fields.find(([name, one]) => this.isName(this.fieldOf(field.kind, name), one));
    const title = named
      ? this.said(this.fieldOf(field.kind, named[0]).kind, named[1])
      : this.words.say("web-plain-number", { what: this.label(field.name), number: at + 1 });
    return this.thing(
      title,
      field.kind,
      fields.filter((one) => one !== named),
    );
  }

  private said(kind: string, value: unknown): string {
    if (Array.isArray(value)) return this.words.join(value.map((one) => this.said(kind, one)));
    if (value === null)
      return isCard(kind) ? this.words.say("web-plain-hidden") : this.words.join([]);
    if (kind === "Seat" && typeof value === "number") return this.words.called(value);
    if (typeof value === "boolean") return this.words.say(value ? "web-value-yes" : "web-value-no");
    return typeof value === "number" || typeof value === "string"
      ? String(this.words.word(kind, value))
      : "";
  }

  private isName({ name, kind }: Field, value: unknown): boolean {
    if (value === null || Array.isArray(value)) return false;
    return name === "name" || this.words.game?.names[kind] !== undefined;
  }

  private fieldOf(kind: string, name: string): Field {
    const found = this.words.game?.view?.[kind]?.find((field) => field.name === name);
    return found ?? { name, kind: "", many: false };
  }

  /** What a field is called: by the game's own word for it, else by its name. */
  private label(name: string): string {
    const id = `field-${name.replaceAll("_", "-")}`;
    return this.words.has(id) ? headed(this.words.say(id)) : readable(name);
  }
}

/** Cards are called by `…Id`: one that is not told is there, and lies face down. */
function isCard(kind: string): boolean {
  return kind.endsWith("Id");
}

function isFields(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
