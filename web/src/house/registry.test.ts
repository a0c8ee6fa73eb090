import { drawnGames, faceOf } from "@/games";
import { drawnTheatres, theatresOf } from "@/house/registry";
import { describe, expect, it } from "vitest";

describe("theatres", () => {
  it("stand in the order of the server's games, each with its modes", () => {
    const served = [
      { name: "kill-the-unicorns", theatre: "" },
      { name: "horse-fever-party", theatre: "horse-fever" },
      { name: "unicorn-fever", theatre: "" },
      { name: "horse-fever-family", theatre: "horse-fever" },
    ];
    const found = theatresOf(served).map(({ name, games, first }) => [name, games, first]);
    expect(found).toEqual([
      ["kill-the-unicorns", ["kill-the-unicorns"], "kill-the-unicorns"],
      ["horse-fever", ["horse-fever-party", "horse-fever-family"], "horse-fever-family"],
      ["unicorn-fever", ["unicorn-fever"], "unicorn-fever"],
    ]);
  });

  it("are those of the drawn games until the server has answered", () => {
    const names = drawnTheatres().map(({ name }) => name);
    expect(names).toEqual(["unicorn-fever", "horse-fever", "kill-the-unicorns"]);
  });
});

describe("faces", () => {
  it("are found by their folders, each game's once", () => {
    expect(new Set(drawnGames).size).toBe(drawnGames.length);
    for (const game of drawnGames) expect(faceOf(game).game).toBe(game);
  });

  it("are all that the rest of the page knows of a game: nothing else calls one by its name", () => {
    const files = import.meta.glob<string>(
      ["../{core,house,pieces}/**/*.{ts,svelte,css}", "../*.{ts,svelte,css}", "!**/*.test.ts"],
      { query: "?raw", import: "default", eager: true },
    );
    expect(Object.keys(files).length).toBeGreaterThan(100);
    const names = new Set(drawnGames.flatMap((game) => [game, faceOf(game).theatre.name]));
    const naming = Object.entries(files).filter(([, text]) =>
      [...names].some((name) => text.includes(name)),
    );
    expect(naming.map(([path]) => path)).toEqual([]);
  });
});
