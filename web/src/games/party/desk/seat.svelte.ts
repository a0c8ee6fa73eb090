/** Who plays at a desk, as the phone's pieces know a seat. */
import type { Room } from "@/core/room.svelte";
import type { PartySeat } from "@/games/party/phone/seat.svelte";
import type { Party } from "@/games/party/types";

export function deskSeat(room: Room<Party>): PartySeat {
  return {
    get table() {
      return room.table;
    },
    get seats() {
      return room.seats;
    },
    get view() {
      return room.view;
    },
    get decision() {
      return room.show.running ? null : room.decision;
    },
    get over() {
      return room.over;
    },
    get seat() {
      return room.mine;
    },
    get host() {
      return room.host;
    },
    send: (command) => room.send(command),
    choose: async (choices, asked) => {
      if (!asked || asked.seat === room.mine) return room.choose(choices);
      const { seat, number } = asked;
      const made = choices as [number, ...number[]];
      const answer = await room.send({ type: "choose", seat, number, choices: made });
      return answer.type === "done";
    },
  };
}
