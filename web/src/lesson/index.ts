/** All that a coach needs beside the game: loaded where one sits at the table. */
export { Coach } from "./coach.svelte";
export { Prompter } from "./prompter.svelte";
export { default as Note } from "./Speech.svelte";
export { default as Ring } from "./Ring.svelte";
