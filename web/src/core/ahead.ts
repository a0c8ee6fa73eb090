/** The line to a table, opened while the rest of the page is still on its way. */
import { guest } from "@/core/api";
import { below } from "@/core/address";

let opened: WebSocket | null = null;

/** Begin at once with what takes time and needs nothing else. */
export function goAhead(): void {
  opened = newSocket();
  // Whoever needs it asks again, and says what is wrong.
  guest().catch(() => null);
}

/** The line that waits already, for the first who asks, or a new one. */
export function takeSocket(): WebSocket {
  const waiting = opened;
  opened = null;
  return waiting && waiting.readyState <= WebSocket.OPEN ? waiting : newSocket();
}

function newSocket(): WebSocket {
  const address = new URL(below("/ws"), location.href);
  address.protocol = address.protocol.replace("http", "ws");
  return new WebSocket(address);
}
