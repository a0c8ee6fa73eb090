import { expect, test } from "vitest";
import { isLoopback, linkTo, pictureOf, reach } from "@/core/reach.svelte";

test("only names of this computer itself are loopback", () => {
  for (const host of ["localhost", "127.0.0.1", "127.0.0.2", "[::1]", "me.localhost"]) {
    expect(isLoopback(host)).toBe(true);
  }
  for (const host of ["192.168.1.20", "example.org", "localhost.example.org", "1127.0.0.1"]) {
    expect(isLoopback(host)).toBe(false);
  }
});

test("a link carries the address that other devices can use", () => {
  reach.address = "http://192.168.1.20:8765";
  expect(linkTo("ABCDE")).toBe("http://192.168.1.20:8765/t/ABCDE");
  expect(linkTo("ABCDE", "party")).toBe("http://192.168.1.20:8765/party/ABCDE");
  expect(pictureOf("ABCDE")).toContain("qr.svg?for=http%3A%2F%2F192.168.1.20%3A8765");
});
