import { keepFocus } from "@/core/focus";
import { afterEach, beforeEach, expect, test } from "vitest";

let stop = (): void => {};
beforeEach(() => {
  document.body.innerHTML = `<main><h1>Front</h1></main>`;
  stop = keepFocus();
});
afterEach(() => stop());

function add(html: string): HTMLElement {
  const holder = document.createElement("template");
  holder.innerHTML = html;
  return document.body.appendChild(holder.content.firstElementChild as HTMLElement);
}
const find = (what: string): HTMLElement => document.querySelector(what) as HTMLElement;
/** Observers first, then the next frame. */
const settled = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => requestAnimationFrame(() => resolve(null)));
};
const SLIP = `<section id="slip" tabindex="-1" data-asked="1"><button>Bet</button></section>`;

test("when the focused answer vanishes its slip has the focus", async () => {
  const slip = add(SLIP);
  find("#slip button").focus();
  find("#slip button").remove();
  await settled();
  expect(document.activeElement).toBe(slip);
});

test("whoever has gone elsewhere is left there", async () => {
  add(SLIP);
  const other = add("<button>Chat</button>");
  find("#slip button").focus();
  other.focus();
  find("#slip button").remove();
  await settled();
  expect(document.activeElement).toBe(other);
});

test("nothing takes the focus of somebody who has not touched anything", async () => {
  add(SLIP).remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});

test("an answer that is being tried gets the focus back, unless something else is asked by then", async () => {
  const slip = add(SLIP);
  const button = find("#slip button") as HTMLButtonElement;
  button.focus();
  button.disabled = true;
  await settled();
  expect(document.activeElement).toBe(slip);
  button.disabled = false;
  await settled();
  expect(document.activeElement).toBe(button);
  button.disabled = true;
  await settled();
  slip.dataset["asked"] = "2";
  button.disabled = false;
  await settled();
  expect(document.activeElement).toBe(slip);
});

test("where no slip is one waits at the page's name, and goes on to the question that comes", async () => {
  const slip = add(SLIP);
  find("#slip button").focus();
  slip.remove();
  await settled();
  expect(document.activeElement).toBe(find("h1"));
  const next = add(SLIP);
  await settled();
  expect(document.activeElement).toBe(next);
});

test("who has moved on by hand is not taken to the question", async () => {
  const slip = add(SLIP);
  const other = add("<button>Rules</button>");
  find("#slip button").focus();
  slip.remove();
  await settled();
  other.focus();
  add(SLIP);
  await settled();
  expect(document.activeElement).toBe(other);
});

test("what lay on top gives the focus back where it came from, also over another one", async () => {
  add(SLIP);
  const opener = add("<button>Menu</button>");
  opener.focus();
  const menu = add("<dialog open><button>Settings</button></dialog>");
  find("dialog button").focus();
  menu.remove();
  const settings = add("<dialog open><button>Close</button></dialog>");
  find("dialog button").focus();
  await settled();
  settings.remove();
  await settled();
  expect(document.activeElement).toBe(opener);
  find("#slip").append("more"); // one is back where one was, and waits for nothing
  await settled();
  expect(document.activeElement).toBe(opener);
});

test("what vanishes is made up for before anything else can happen", async () => {
  const slip = add(SLIP);
  find("#slip button").focus();
  find("#slip button").remove();
  await Promise.resolve();
  expect(document.activeElement).toBe(slip);
});

test("inside a dialog the focus stays inside", async () => {
  add("<button>Menu</button>").focus();
  add("<dialog open><button>Close</button><button id='gone'>Take back</button></dialog>");
  find("#gone").focus();
  find("#gone").remove();
  await settled();
  expect(document.activeElement).toBe(find("dialog button"));
});

test("a folded slip has the focus at its handle", async () => {
  add(`<div class="sheet"><button class="handle"></button><div inert>${SLIP}</div></div>`);
  const gone = add("<button>Gone</button>");
  gone.focus();
  gone.remove();
  await settled();
  expect(document.activeElement).toBe(find(".handle"));
});

test("what could not be pressed for less than a moment keeps the focus", async () => {
  add(SLIP);
  const button = find("#slip button") as HTMLButtonElement;
  button.focus();
  button.disabled = true;
  button.blur();
  button.disabled = false;
  await settled();
  expect(document.activeElement).toBe(button);
});

test("who presses on nothing lets the focus go", async () => {
  const slip = add(SLIP);
  const button = find("#slip button");
  button.focus();
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  button.blur();
  slip.append("more");
  await settled();
  expect(document.activeElement).toBe(document.body);
});
