/** How ruses, joining, powers and the market are shown: who does what where, and the table after. */
import { seatPlace, type Deed, type Script } from "@/core/beats";
import type {
  KillTheUnicornsEvent,
  HunterView,
  KillTheUnicornsView,
  KillTheUnicorns,
} from "@/games/kill-the-unicorns/things";

const USUAL = 420;
/** What is only written down. */
const QUIET: readonly KillTheUnicornsEvent["type"][] = [
  "ruses-drawn",
  "ruses-taken",
  "ruse-hidden",
  "hunt-card-laid",
];

export const script: Script<KillTheUnicorns> = {
  deed: deedOf,
  apply,
  pause: (event) => (QUIET.includes(event.type) ? 0 : USUAL),
};

/** Whether somebody's turn is shown by a beat. */
export function isTurn(event: KillTheUnicornsEvent): boolean {
  return QUIET.includes(event.type) || deedOf(event) !== null;
}

const unicorn = (number: number): string => `[data-unicorn="${number}"]`;

function deedOf(event: KillTheUnicornsEvent): Deed | null {
  switch (event.type) {
    case "character-taken":
      return {
        seat: event.seat,
        at: `[data-character="${event.character}"], ${seatPlace(event.seat)}`,
      };
    case "ruse-placed":
      return under(event.seat, event.unicorn, "i-ruse");
    case "rival-dared":
      return challenge(event.seat, event.rival);
    case "token-bought":
      return { ...ware(event.seat, event.goods), opens: false };
    case "pate-bought":
      return ware(event.seat, "pate");
    case "price-paid":
      return { seat: event.seat, at: seatPlace(event.seat), opens: true };
    case "hunt-joined":
    case "hunter-passed":
    case "ruse-discarded":
    case "ruse-kept":
    case "ruse-unused":
    case "total-foretold":
    case "card-taken-back":
    case "market-left":
      return { seat: event.seat, at: seatPlace(event.seat) };
    default:
      return null;
  }
}

function under(seat: number, number: number, symbol: string): Deed {
  const at = `${unicorn(number)}, ${seatPlace(seat)}`;
  return { seat, at, flight: { symbol, from: seatPlace(seat), to: at } };
}

function challenge(seat: number, rival: number): Deed {
  const at = seatPlace(rival);
  return { seat, at, flight: { symbol: "i-gauntlet", from: seatPlace(seat), to: at } };
}

function ware(seat: number, goods: string): Deed {
  const at = `[data-stall="${goods}"], ${seatPlace(seat)}`;
  return { seat, at, flight: { symbol: "i-coin", from: seatPlace(seat), to: at } };
}

function apply(
  view: KillTheUnicornsView,
  event: KillTheUnicornsEvent,
  sign: 1 | -1,
): KillTheUnicornsView {
  switch (event.type) {
    case "character-taken":
      return hunter(view, event.seat, () => ({ character: sign > 0 ? event.character : null }));
    case "ruse-placed":
      return {
        ...hunter(view, event.seat, (one) => ({ ruse_hand: one.ruse_hand - sign })),
        ruses: placed(view, event.unicorn, event.seat, sign),
      };
    case "ruse-discarded":
    case "ruse-unused":
      return hunter(view, event.seat, (one) => ({ ruse_hand: one.ruse_hand - sign }));
    case "rival-dared": {
      const { seat, rival } = event;
      const others = view.dares.filter((dare) => dare.seat !== seat);
      return { ...view, dares: sign > 0 ? [...others, { seat, rival }] : others };
    }
    case "total-foretold": {
      const { seat, total, value: price } = event;
      const others = view.foretold.filter((one) => one.seat !== seat);
      return {
        ...hunter(view, seat, (one) => ({ hand: one.hand - sign })),
        foretold: sign > 0 ? [...others, { seat, total, price }] : others,
      };
    }
    case "hunt-joined":
      return hunter(view, event.seat, (one) => ({
        laid: sign > 0 ? event.cards : 0,
        hand: one.hand - sign * event.cards,
      }));
    case "hunter-passed":
      return hunter(view, event.seat, () => ({ passed: sign > 0 }));
    default:
      return view;
  }
}

function hunter(
  view: KillTheUnicornsView,
  seat: number,
  change: (one: HunterView) => Partial<HunterView>,
): KillTheUnicornsView {
  const players = view.players.map((one, at) => (at === seat ? { ...one, ...change(one) } : one));
  return { ...view, players };
}

function placed(view: KillTheUnicornsView, number: number, seat: number, sign: number): number[][] {
  const place = view.row.indexOf(number);
  return view.ruses.map((seats, at) => {
    if (at !== place) return seats;
    const last = seats.lastIndexOf(seat);
    return sign > 0 ? [...seats, seat] : seats.filter((_, one) => one !== last);
  });
}
