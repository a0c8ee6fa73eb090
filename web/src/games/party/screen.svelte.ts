/** All that the pieces of a party's screen share: the room, its people, the way in, and the show. */
import type { RefusalNote } from "@/core/api";
import { home } from "@/core/place";
import { reach } from "@/core/reach.svelte";
import type { Room } from "@/core/room.svelte";
import { Commentator, type Remark } from "@/games/party/commentary";
import { Guests } from "@/games/party/guests.svelte";
import { HORSES } from "@/games/party/horses";
import { PartyShow } from "@/games/party/show.svelte";
import type { Party, PartyView } from "@/games/party/types";
import { getContext, setContext } from "svelte";

type Facts = Record<string, string | number>;

export class PartyScreen {
  readonly show = new PartyShow();
  readonly guests: Guests;
  private readonly commentator: Commentator;

  constructor(readonly room: Room<Party>) {
    this.guests = new Guests(room);
    reach.find();
    this.commentator = new Commentator(
      (situation, number) => room.words?.has(`web-party-says-${situation}-${number}`) ?? false,
      nightOf(room.code),
      [...room.code].reduce((sum, letter) => sum + letter.charCodeAt(0), 0),
    );
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

  name(seat: number): string {
    return this.guests.name(seat);
  }

  /** The host sits first. */
  get host(): string {
    return this.name(0);
  }

  /** Whether the host's screen is away: nothing goes on without it. */
  get asleep(): boolean {
    const face = this.guests.face(0);
    return face !== undefined && face.kind === "person" && !face.present;
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
