import {
  Commentator,
  remarks,
  SITUATIONS,
  type Look,
  type Situation,
} from "@/games/party/commentary";
import said from "@locale/en/horse-fever-party/web-tv.ftl?raw";

const ids = new Set([...said.matchAll(/^(web-party-says-[a-z]+-\d+) =/gm)].map(([, id]) => id));
const has = (situation: Situation, number: number): boolean =>
  ids.has(`web-party-says-${situation}-${number}`);
const start = [0, 0, 0, 0, 0, 0];
const look = (more: Partial<Look>): Look => ({
  before: start,
  after: start,
  order: [],
  chances: null,
  backers: [1, 1, 1, 1, 1, 1],
  ...more,
});
const situations = (more: Partial<Look>): Situation[] =>
  remarks(look(more)).map(({ situation }) => situation);

function commentator(used: string[] = []): Commentator {
  return new Commentator(has, { read: () => used, write: (now) => (used = now) }, 3);
}

test("there are at least eight lines for everything that can be said", () => {
  for (const situation of SITUATIONS) expect(has(situation, 8), situation).toBe(true);
});

test("no line is written twice", () => {
  const lines = [...said.matchAll(/^web-party-says-[a-z]+-\d+ = (.*)$/gm)].map(([, line]) => line);
  expect(new Set(lines).size).toBe(lines.length);
});

test("what a card did is named: lead, level, jump, stall, last", () => {
  expect(situations({ after: [3, 3, 2, 2, 1, 1] })).toContain("level");
  expect(situations({ after: [4, 2, 2, 2, 1, 0] })).toEqual(["jump", "stall", "lead", "last"]);
  expect(remarks(look({ after: [4, 2, 2, 2, 1, 1] }))[1]).toEqual({
    situation: "lead",
    lane: 0,
    other: 1,
    count: 2,
  });
});

test("a winner is home, and an upset if nobody believed in it", () => {
  const home = { before: [9, 11, 5, 5, 5, 5], after: [13, 11, 7, 7, 7, 7], order: [0] };
  expect(situations(home)[0]).toBe("home");
  expect(situations({ ...home, chances: [0.04, 0.9, 0, 0, 0, 0] })[0]).toBe("upset");
});

test("a crowd behind the leader is talked about", () => {
  const fans = { after: [4, 2, 2, 2, 1, 1], backers: [84, 1, 1, 1, 1, 1] };
  expect(remarks(look(fans)).find(({ situation }) => situation === "backed")?.count).toBe(84);
});

test("nothing is said twice in a night, and not after a reload either", () => {
  let used: string[] = [];
  const memory = { read: () => used, write: (now: string[]) => (used = now) };
  const heard: string[] = [];
  let speaker = new Commentator(has, memory, 3);
  for (let card = 0; card < 40; card++) {
    if (card === 20) speaker = new Commentator(has, memory, 3);
    const shape = [
      [4, 2, 2, 2, 1, 0],
      [3, 3, 2, 2, 1, 1],
      [2, 1, 1, 1, 1, 1],
    ][card % 3];
    const chosen = speaker.choose(remarks(look({ after: shape ?? start })));
    if (chosen) heard.push(`${chosen.remark.situation}-${chosen.number}`);
  }
  expect(new Set(heard).size).toBe(heard.length);
  expect(heard.length).toBeGreaterThan(30);
});

test("not the same tune twice in a row, where there is another", () => {
  const speaker = commentator();
  const found = remarks(look({ after: [4, 2, 2, 2, 1, 0] }));
  const heard = [1, 2, 3, 4].map(() => speaker.choose(found)?.remark.situation);
  heard.slice(1).forEach((one, place) => expect(one).not.toBe(heard[place]));
});
