/** What a phone at a party may be heard with: fetched when it is wanted, silent until then. */
import { hearing, wantSound } from "@/games/party/phone/identity";

type Ring = "bell" | "tick";

class Voice {
  wanted = $state(hearing().sound);

  /** The tap that wants it is what lets a browser make a sound at all. */
  change(): void {
    this.wanted = !this.wanted;
    wantSound(this.wanted);
    this.ring("tick");
  }

  ring(name: Ring): void {
    if (!this.wanted) return;
    void import("@/games/party/phone/sounds")
      .then(({ ring }) => ring(name, hearing().volume))
      .catch(() => undefined); // nothing is told by sound only
  }
}

export const voice = new Voice();
