import type { Guests } from "@/games/party/guests.svelte";
import type { PartyScreen } from "@/games/party/screen.svelte";
import { PartyShow } from "@/games/party/show.svelte";
import Backers from "@/games/party/stage/Backers.svelte";
import { TELEVISION } from "@/games/party/stage/course";
import { partOf } from "@/testing";
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";

test("no chance is shown before the server has said how they stand", async () => {
  const show = new PartyShow();
  const screen = partOf<PartyScreen>({
    show,
    guests: partOf<Guests>({}),
    view: null,
    say: (id, facts) => (id === "web-party-percent" ? `${facts?.["percent"]} %` : ""),
  });
  const props = { course: TELEVISION, lane: 2, lit: false };
  const booth = mount(Backers, {
    target: document.body,
    props,
    context: new Map([["party-screen", screen]]),
  });
  const shown = (): string => document.querySelector(".chance")?.textContent?.trim() ?? "";
  show.lineUp();
  flushSync();
  expect(shown()).toBe("–");
  expect(document.querySelector(".bar i")).toBeNull();
  show.chances = [0.1, 0.1, 0.41, 0.19, 0.1, 0.1];
  flushSync();
  expect(shown()).toBe("41 %");
  expect(document.querySelector(".bar i")).not.toBeNull();
  await unmount(booth);
});
