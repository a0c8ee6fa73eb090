/** What lies open at a table beside the game: drawers and dialogs, one at a time. */
import { toQuestion } from "@/core/focus";
import type { Room } from "@/core/room.svelte";
import type { Place } from "@/core/rules";
import type { Turn } from "@/core/turn.svelte";
import type { Coach } from "@/lesson/coach.svelte";
import type { Prompter } from "@/lesson/prompter.svelte";
import { getContext, setContext, tick, type Component } from "svelte";

export type Drawer = "" | "tape" | "chat" | "menu" | "keys" | "settings" | "invite";

export class Desk {
  open: Drawer = $state("");
  /** On narrow screens: the slip is drawn down to its handle. */
  folded = $state(false);
  /** The game is over, and its table is looked at once more. */
  looking = $state(false);

  /** Who sits beside a learner, or somebody in a first real game; nobody at other tables. */
  coach: Teaching | null = $state.raw(null);

  /** The rules lie open beside the game. */
  rules = $state(false);
  /** What was looked up in them; nothing: the question asked. */
  place: Place = $state("");

  /** Open the rules at a place, or (nothing) where the question asked is explained. */
  openRules(place: Place): void {
    this.place = place;
    this.rules = true;
  }

  toggleRules(): void {
    if (this.rules) this.rules = false;
    else this.openRules("");
  }

  /** To the question, also where the slip was drawn down. */
  toSlip(): void {
    this.folded = false;
    void tick().then(toQuestion);
  }

  toggle(drawer: Drawer): void {
    this.open = this.open === drawer ? "" : drawer;
  }

  close(): void {
    this.open = "";
  }
}

/** A coach, and how it is drawn: both are loaded where one is wanted. */
export interface Teaching {
  coach: Coach | Prompter;
  Note: Component<{ coach: Coach | Prompter; room: Room }>;
  Ring: Component<{ coach: Coach | Prompter }>;
}

/** What every piece at a table can reach. */
export interface TableContext {
  room: Room;
  turn: Turn;
  desk: Desk;
}

export function setTableContext(context: TableContext): TableContext {
  return setContext("table", context);
}

/** Null on pages that are no table. */
export function tableContext(): TableContext | null {
  return getContext<TableContext | undefined>("table") ?? null;
}
