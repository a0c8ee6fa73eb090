/** The Party's view as its screens draw it, in the server's own shapes. */
export type {
  FinalRow,
  FinalView,
  NetView,
  PaidRow,
  PaidView,
  PartyView,
  PhotoCase,
  PhotoView,
  RichView,
  StandingView,
} from "@/generated/horse-fever-party";
export type { Award } from "@/generated/protocol";
