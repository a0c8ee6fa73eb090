/** The sounds of a race. Silent until the house can play them. */

export type RaceSound =
  | "card-flip"
  | "poof"
  | "token-clack"
  | "gate"
  | "dice"
  | "sprint"
  | "shutter"
  | "finish-bell"
  | "coin-pour"
  | "till";

let player: (name: RaceSound) => void = () => {};

/** Whoever can make sounds says so here. */
export function setSounds(play: (name: RaceSound) => void): void {
  player = play;
}

export function sound(name: RaceSound): void {
  player(name);
}
