import { danari } from "@/games/party/horses";

test("money has a thin space between thousands", () => {
  expect(danari(100)).toBe("100");
  expect(danari(2400)).toBe("2\u202f400");
  expect(danari(1234567)).toBe("1\u202f234\u202f567");
});
