/** A turn at the plain table: all of it is in the slip. */
import { asking, Asking } from "@/core/asking.svelte";
import type { GameSchema } from "@/core/game";

export const plainTable = (): PlainTable => asking<PlainTable>();

export class PlainTable extends Asking<GameSchema> {
  /** Nothing that lies here is pointed at. */
  readonly lit = {};
}
