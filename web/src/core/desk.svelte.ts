/** What lies open at a table beside the game: drawers and dialogs, one at a time. */
import type { Room } from "@/core/room.svelte";
import type { Turn } from "@/core/turn.svelte";
import { getContext, setContext } from "svelte";

export type Drawer = "" | "tape" | "chat" | "menu" | "keys" | "settings" | "invite";

export class Desk {
  open: Drawer = $state("");
  /** On narrow screens: the slip is drawn down to its handle. */
  folded = $state(false);
  /** The game is over, and its table is looked at once more. */
  looking = $state(false);
  /** How much has been said when the chat was last looked at. */
  read = $state(0);

  /** The rules lie open beside the game. */
  rules = $state(false);
  /** The chapter that was turned to; 0: that of the question asked. */
  chapter = $state(0);

  /** Open the rules at a chapter, or (0) where the question asked belongs. */
  openRules(chapter: number): void {
    this.chapter = chapter;
    this.rules = true;
  }

  toggleRules(): void {
    if (this.rules) this.rules = false;
    else this.openRules(0);
  }

  toggle(drawer: Drawer): void {
    this.open = this.open === drawer ? "" : drawer;
  }

  close(): void {
    this.open = "";
  }
}

/** What every piece at a table can reach. */
export interface Place {
  room: Room;
  turn: Turn;
  desk: Desk;
}

export function setPlace(place: Place): Place {
  return setContext("place", place);
}

/** Null on pages that are no table. */
export function place(): Place | null {
  return getContext<Place | undefined>("place") ?? null;
}
