import { fitted, LONGEST, short, unlike } from "@/games/party/naming";

test("a name of twelve letters stays, a longer one is cut and says so", () => {
  expect(short("Bartholomew.")).toBe("Bartholomew.");
  expect(short("Bartholomew the Third")).toBe("Bartholomew…");
  expect([...short("Bartholomew the Third")]).toHaveLength(LONGEST);
});

test("who is called like somebody before gets a letter, by seat", () => {
  const names = unlike([
    { seat: 4, name: "Lea" },
    { seat: 1, name: "lea" },
    { seat: 9, name: "Lea" },
    { seat: 2, name: "Tom" },
  ]);
  expect(names).toEqual({ 1: "lea", 2: "Tom", 4: "Lea B", 9: "Lea C" });
});

test("equal long names still differ, and are no longer", () => {
  const names = unlike([1, 2].map((seat) => ({ seat, name: "Bartholomew the Third" })));
  expect(names[1]).not.toBe(names[2]);
  for (const name of Object.values(names)) expect([...name].length).toBeLessThanOrEqual(LONGEST);
});

test("a name is as large as it fits, then smaller, then cut", () => {
  expect(fitted("Lea", 130, 28)).toEqual({ text: "Lea", size: 28 });
  expect(fitted("Margarete", 130, 28)).toEqual({ text: "Margarete", size: 24 });
  const { text, size } = fitted("Bartholomew…", 90, 28);
  expect(size).toBe(21);
  expect(text).toMatch(/^Barth.*…$/);
  expect([...text].length * size * 0.6).toBeLessThanOrEqual(90);
});
