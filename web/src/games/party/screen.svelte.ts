/** All that the pieces of a party's screen share: the room, its people, the way in, and the show. */
import type { RefusalNote } from "@/core/api";
import { home } from "@/core/address";
import { reach } from "@/core/reach.svelte";
import type { Room } from "@/core/room.svelte";
import { Commentator, type Remark } from "@/games/party/commentary";
import { Guests } from "@/games/party/guests.svelte";
import { HORSES } from "@/games/party/horses";
import { PartyShow } from "@/games/party/show.svelte";
import type { Party, PartyView } from "@/games/party/types";
import { getContext, setContext } from "svelte";

type Facts = Record<string, string | number>;

/** The host sits first. */
export const HOST = 0;

export class PartyScreen {
  readonly show = new PartyShow();
  readonly guests: Guests;
  private readonly commentator: Commentator;

  constructor(readonly room: Room<Party>) {
    this.guests = new Guests(room);
    if (room.words) room.words.seatName = (seat) => this.guests.name(seat);
    reach.find();
    this.commentator = new Commentator(
      (situation, number) => room.words?.has(`web-party-says-${situation}-${number}`) ?? false,
      nightOf(room.code),
      [...room.code].reduce((sum, letter) => sum + letter.charCodeAt(0), 0),
    );
  }

  /** How its great words are marked up: at a desk the bar has the page's own name. */
  get heading(): "h1" | "h2" {
    return this.room.tv ? "h1" : "h2";
  }

  get view(): PartyView | null {
    return this.room.view;
  }

  say(id: string, facts: Facts = {}): string {
    return this.room.words?.say(id, facts) ?? "";
  }

  refusal(note: RefusalNote): string {
    return this.room.words?.refusal(note) ?? "";
  }

  /** What to type into a browser: the machine, without what every browser adds. */
  get address(): string {
    return (reach.address || home()).replace(/^https?:\/\//, "");
  }

  horse(lane: number): string {
    return this.say(`horse-${HORSES[lane]}`);
  }

  /** What to write beside a face: "You" where it is one's own screen, else the name. */
  called(seat: number): string {
    return this.room.words?.called(seat) ?? "";
  }

  /** What a sentence needs to know of somebody; a desk says "you" to whoever sits at it. */
  person(seat: number): Facts {
    return this.room.words?.person("seat", seat) ?? {};
  }

  /** The same of several; "you" comes last. */
  people(seats: readonly number[]): Facts {
    const own = (seat: number): number => Number(seat === this.room.reader);
    const named = [...seats].sort((one, other) => own(one) - own(other));
    return this.room.words?.people("seats", named) ?? {};
  }

  /** Their names in a row. */
  named(seats: readonly number[]): string {
    const { seats: said = "" } = this.people(seats);
    return String(said);
  }

  get host(): string {
    return this.guests.name(HOST);
  }

  /** Whether the host's screen is away: nothing goes on without it. */
  get asleep(): boolean {
    const face = this.guests.face(HOST);
    return this.room.live && face !== undefined && face.kind === "person" && !face.present;
  }

  /** How many of how many have said that they stay for another night. */
  get staying(): { staying: number; players: number } {
    const { staying = 0, players = 0 } = this.room.table ?? {};
    return { staying, players };
  }

  /** The six numbers of a movement card. */
  numbers(card: number): number[] {
    return this.room.words?.cards.movement[card]?.speeds ?? [];
  }

  /** One sentence about the race; the old one stays when all has been said. */
  comment(found: readonly Remark[]): void {
    const chosen = this.commentator.choose(found);
    if (!chosen) return;
    const { remark, number } = chosen;
    this.show.said = this.say(`web-party-says-${remark.situation}-${number}`, {
      horse: this.horse(remark.lane),
      other: this.horse(remark.other),
      count: remark.count,
    });
  }
}

/** What was said is remembered as long as the window is open. */
function nightOf(code: string): { read(): string[]; write(used: string[]): void } {
  const key = `hornbook.said.${code}`;
  return {
    read: () => {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? "[]") as string[];
      } catch {
        return [];
      }
    },
    write: (used) => {
      try {
        sessionStorage.setItem(key, JSON.stringify(used));
      } catch {
        return; // a line may be heard twice after a reload, nothing else
      }
    },
  };
}

const KEY = "party-screen";

export function newPartyScreen(room: Room<Party>): PartyScreen {
  return setContext(KEY, new PartyScreen(room));
}

export function partyScreen(): PartyScreen {
  return getContext<PartyScreen>(KEY);
}
