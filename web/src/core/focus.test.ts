import { keepFocus } from "@/core/focus";
import { expect, test } from "vitest";

function slip(): { slip: HTMLElement; button: HTMLElement } {
  const slip = document.createElement("section");
  slip.tabIndex = -1;
  const button = slip.appendChild(document.createElement("button"));
  document.body.replaceChildren(slip);
  keepFocus(slip);
  return { slip, button };
}
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test("when the focused answer vanishes its slip has the focus", async () => {
  const { slip: here, button } = slip();
  button.focus();
  button.remove();
  await settled();
  expect(document.activeElement).toBe(here);
});

test("whoever has gone elsewhere is left there", async () => {
  const { button } = slip();
  const other = document.body.appendChild(document.createElement("button"));
  button.focus();
  other.focus();
  button.remove();
  await settled();
  expect(document.activeElement).toBe(other);
});
