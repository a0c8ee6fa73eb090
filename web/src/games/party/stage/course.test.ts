import {
  deskCourse,
  leaders,
  leftOf,
  noseAt,
  ranks,
  runTime,
  TELEVISION,
  TELEVISION_BETTING,
} from "@/games/party/stage/course";

test("a horse is whole from the start to beyond the line, on every screen", () => {
  const courses = [
    TELEVISION,
    TELEVISION_BETTING,
    deskCourse(1068, 444),
    deskCourse(908, 360),
    deskCourse(704, 264),
  ];
  for (const course of courses) {
    expect(leftOf(course, 0)).toBeGreaterThanOrEqual(course.head + course.strip);
    for (const spot of [15, 19]) expect(noseAt(course, spot)).toBeLessThanOrEqual(course.booth);
  }
});

test("on the television the line lies where the lamps end", () => {
  expect(noseAt(TELEVISION, 12)).toBe(1334);
});

test("nobody leads before the first card, level horses lead together, and who is home stays first", () => {
  expect(leaders([0, 0, 0, 0, 0, 0], [])).toEqual([]);
  expect(leaders([4, 2, 4, 0, 1, 1], [])).toEqual([0, 2]);
  expect(leaders([12, 2, 14, 0, 1, 1], [2, 0])).toEqual([2]);
});

test("the first three wear their rank, and level horses share it", () => {
  expect(ranks([5, 5, 4, 3, 2, 0], [])).toEqual([1, 1, 3, null, null, null]);
  expect(ranks([12, 13, 4, 3, 3, 2], [1, 0])).toEqual([2, 1, 3, null, null, null]);
});

test("longer runs take longer, but never too long", () => {
  expect([0, 1, 4, 9].map(runTime)).toEqual([0, 500, 800, 900]);
});
