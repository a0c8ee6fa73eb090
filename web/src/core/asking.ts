/** How a table answers. Each game's controller is one of these: what is asked, picked and lit, and how to pick. */
import type { GameSchema } from "@/core/game";
import type { Decision, Room } from "@/core/room.svelte";
import type { Turn } from "@/core/turn.svelte";
import type { Words } from "@/core/words";

/** Which option is meant, by what it is like. */
export type Like<G extends GameSchema> = (option: G["option"]) => boolean;

export interface Asking<G extends GameSchema> {
  readonly room: Room<G>;
  readonly turn: Turn<G>;
  readonly words: Words<G>;
  /** What is asked of this seat; null where it is not, or where the deed is whole. */
  readonly question: Decision<G> | null;
  /** The kind of that question; "" where there is none. */
  readonly step: G["question"]["step"] | "";
  /** The options picked so far; amounts are in the turn. */
  readonly picks: G["option"][];
  /** What on the table can be pointed at: each game has its own things. */
  readonly lit: object;
  /** The whole deed can be done. */
  readonly ready: boolean;
  /** Answer what is asked; false where there is no such option. */
  pick(like: Like<G>): Promise<boolean>;
  /** Answer a question of that kind, also one answered before. */
  again(step: G["question"]["step"], like: Like<G>): Promise<boolean>;
  confirm(): Promise<void>;
}
