import { dealt, FACES, remember, remembered, satAt } from "@/games/party/phone/identity";

test("a face that nobody wears is dealt, as long as there is one", () => {
  expect(FACES).toHaveLength(18);
  const worn = FACES.slice(0, -1);
  expect(dealt(worn, 0.3)).toBe(FACES.at(-1));
  expect(FACES).toContain(dealt(FACES, 0.999));
});

test("who one is is remembered beside what else this browser knows", () => {
  localStorage.setItem("hornbook.preferences", '{"sound":true,"name":"Ada"}');
  expect(remembered()).toEqual({ name: "Ada", portrait: "" });
  remember({ name: "Paula", portrait: "c-miss-paris" }, "BCDFG");
  expect(JSON.parse(localStorage.getItem("hornbook.preferences") ?? "")).toEqual({
    sound: true,
    name: "Paula",
    portrait: "c-miss-paris",
  });
  expect(satAt("BCDFG")).toBe(true);
  expect(satAt("XXXXX")).toBe(false);
});
