/** All that a guided game needs beside the game: loaded where one is played. */
export { Coach } from "./coach.svelte";
export { default as Note } from "./Note.svelte";
export { default as Ring } from "./Ring.svelte";
