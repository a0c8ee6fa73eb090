import { showComing } from "@/core/coming";
import { expect, test } from "vitest";

test.each([
  ["the table", "<main>Table</main>"],
  ["what went wrong", '<section role="alert">The line is down.</section>'],
])("the picture goes when %s is there, not before", async (_, html) => {
  document.body.innerHTML = '<img id="coming" alt=""><div id="app"></div>';
  const app = document.getElementById("app") as HTMLElement;
  showComing();
  for (const waits of ['<main aria-busy="true"></main>', '<main class="loading"></main>']) {
    app.innerHTML = waits;
    await Promise.resolve();
    expect(document.getElementById("coming")).not.toBeNull();
  }
  app.innerHTML = html;
  await Promise.resolve();
  expect(document.getElementById("coming")).toBeNull();
});
