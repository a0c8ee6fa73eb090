/** Words of this browser's own for every deal, so that no house chooses the luck alone. */
import { get } from "@/core/api";
import { kept, type Finished } from "@/core/archive";
import { within } from "@/core/address";
import { read, write } from "@/core/storage";
import type { Answer, Command } from "@/core/wire";
import type { Table } from "@/generated/protocol";

/** What the house had promised when it was given these words. */
interface Given {
  promise: string;
  words: string;
}

/** How many games are remembered. */
const KEPT = 50;
/** Milliseconds within which a crowd gives its words. */
const CROWD_WAIT = 4000;

/** 128 bits that nobody can guess. */
function unguessable(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return hex(bytes);
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function givenAt(place: string): Given | undefined {
  return read<Record<string, Given>>("luck", {})[place];
}

/** ``place`` is a table while it gathers, then its game. */
function keep(place: string, given: Given): void {
  const all = Object.entries(read<Record<string, Given>>("luck", {}));
  const others = all.filter(([one]) => one !== place);
  write("luck", Object.fromEntries([...others.slice(1 - KEPT), [place, given]]));
}

/** Adds words once for every promise of a table, as soon as somebody here has a seat. */
export class Mixer {
  private given: Given | null = null;

  constructor(private readonly send: (command: Command) => Promise<Answer>) {}

  /** The table has changed, or who sits here. */
  follow(table: Table | null, seated: boolean): void {
    if (!table) return;
    const promise = table.luck.commitment;
    if (table.stage === "gathering") {
      if (!seated) this.given = null;
      else if (this.given?.promise !== promise) {
        const before = givenAt(table.code);
        const words = before?.promise === promise ? before.words : unguessable();
        const given = (this.given = { promise, words });
        // Thousands hear of a new promise at the same moment.
        const wait = Math.random() * CROWD_WAIT;
        if (table.faces) void this.give(table.code, given);
        else setTimeout(() => this.given === given && void this.give(table.code, given), wait);
      }
    } else if (table.stage === "playing" && table.playing && this.given) {
      keep(table.playing, this.given);
      this.given = null;
    }
  }

  /** Words that somebody has chosen, with some that nobody can guess. */
  add(table: Table, chosen: string): Promise<boolean> {
    const words = [chosen, unguessable()].filter(Boolean).join(" ");
    return this.give(table.code, { promise: table.luck.commitment, words });
  }

  private async give(code: string, given: Given): Promise<boolean> {
    this.given = given;
    keep(code, given);
    const answer = await this.send({ type: "contribute", words: given.words });
    if (answer.type !== "refused") return true;
    if (this.given === given) this.given = null;
    return false;
  }
}

/** What this browser can say of a deal. */
export type Proof =
  /** The promise was seen before the deal, and one's own words are in the seed. */
  | "kept"
  /** Secret, promise and seed belong together; when the promise was made is not known here. */
  | "fits"
  /** They do not, or the promise is another one than before the deal. */
  | "broken"
  /** The words given here are not in it. */
  | "missing"
  /** This browser has no means to check it. */
  | "elsewhere";

export async function proofOf(end: Finished): Promise<Proof> {
  const same = await kept(end.secret, end.commitment);
  if (same === null) return "elsewhere";
  // A game that was taken up has the luck of the one before.
  const given = end.before ? undefined : givenAt(end.replay.split("/").at(-1) ?? "");
  const promised = !given || given.promise === end.commitment;
  const { seed } = await get<{ seed: string }>(within(end.record));
  const bots = (end.levels ?? []).some((level, seat) => level && end.contributions[seat]);
  if (!same || !promised || bots || seed !== (await seedOf(end.secret, end.contributions)))
    return "broken";
  if (!given) return "fits";
  return end.contributions.includes(given.words) ? "kept" : "missing";
}

/** The seed that a secret and everybody's words lead to. */
export async function seedOf(secret: string, words: string[]): Promise<string> {
  const encoded = new TextEncoder();
  const how = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoded.encode(secret), how, false, ["sign"]);
  const seal = await crypto.subtle.sign("HMAC", key, encoded.encode(JSON.stringify(words)));
  return hex(new Uint8Array(seal));
}
