/** The game's things, as the server's schema names them. */
import type { HorseFeverBoard, HorseView } from "@/generated/horse-fever-board";
import type { HorseFeverFamily } from "@/generated/horse-fever-family";

export type {
  ActionView,
  AssistantSold,
  AuctionLeft,
  Bet,
  BetLost,
  Cards,
  Character,
  HorseSold,
  HorseView,
  LaneEffects,
  LineUp,
  Loan,
  MovementTurned,
  ObjectiveSold,
  Perks,
  PileView,
  PlayerView,
  Printed,
  Race,
  SprintsRolled,
  StableSold,
} from "@/generated/horse-fever-board";

type Covering<Whole, _Part extends Whole> = Whole;

/** Both games share a table: whatever is in the Family game is in the Board game, too. */
export interface HorseFever {
  view: Covering<HorseFeverBoard["view"], HorseFeverFamily["view"]>;
  event: Covering<HorseFeverBoard["event"], HorseFeverFamily["event"]>;
  option: Covering<HorseFeverBoard["option"], HorseFeverFamily["option"]>;
  question: Covering<HorseFeverBoard["question"], HorseFeverFamily["question"]>;
  cards: Covering<HorseFeverBoard["cards"], HorseFeverFamily["cards"]>;
  printed: Covering<HorseFeverBoard["printed"], HorseFeverFamily["printed"]>;
}
export type View = HorseView;
export type HorseEvent = HorseFever["event"];
export type HorseOption = HorseFever["option"];
export type HorseQuestion = HorseFever["question"];
export type EventType = HorseEvent["type"];
export type OptionType = HorseOption["type"];
export type Step = HorseQuestion["step"];
export type Lane = number;
export type Seat = number;

export const LANES: Lane[] = [0, 1, 2, 3, 4, 5];
