/** The Party's things as its screens draw them, in the server's own shapes. */
import type { HorseFeverParty } from "@/generated/horse-fever-party";

export type {
  FinalRow,
  FinalView,
  MovementTurned,
  NetView,
  NightView,
  OwnView,
  PaidBet,
  PaidRow,
  PaidView,
  PartyView,
  PhotoCase,
  PhotoView,
  RaceNote,
  RaceView,
  RichView,
  StandingView,
} from "@/generated/horse-fever-party";
export type { Award } from "@/generated/protocol";

export type Party = HorseFeverParty;
export type PartyEvent = Party["event"];
export type PartyQuestion = Party["question"];
export type Step = PartyQuestion["step"];
