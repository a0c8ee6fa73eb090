/** Whether other devices can come to these tables, and by which address. */
import { get, post, Refused, type RefusalNote } from "@/core/api";
import { below, home } from "@/core/address";

interface Reached {
  address: string;
  switchable: boolean;
}

class Reach {
  /** Where others find the tables; empty: only on this computer. Null until that is known. */
  address: string | null = $state(isLoopback(location.hostname) ? null : home());
  /** This is the computer that the server runs on: who sits here may let others in. */
  switchable = $state(false);
  /** Whether the network's devices were let in here. */
  opened = $state(false);
  trouble: RefusalNote | null = $state.raw(null);
  private asked = false;

  /** Find out, once; whoever came by an address that works elsewhere has it already. */
  find(): void {
    if (this.address !== null || this.asked) return;
    this.asked = true;
    void this.take(get<Reached>("/api/reach"));
  }

  /** Let the devices of this network in, or shut them out again. */
  async letIn(network: boolean): Promise<void> {
    await this.take(post<Reached>("/api/reach", { network }));
  }

  private async take(answer: Promise<Reached>): Promise<void> {
    this.trouble = null;
    try {
      const { address, switchable } = await answer;
      this.address = address;
      this.switchable = switchable;
      this.opened = switchable && address !== "";
    } catch (error) {
      if (error instanceof Refused) this.trouble = error.note;
      this.address ??= "";
    }
  }
}

export const reach = new Reach();

/** The link that brings another device to a table. */
export function linkTo(code: string, page: "t" | "party" = "t"): string {
  return `${reach.address || home()}/${page}/${code}`;
}

/** The picture of that link; another one when the address changes. */
export function pictureOf(code: string): string {
  return below(`/api/tables/${code}/qr.svg?for=${encodeURIComponent(reach.address ?? "")}`);
}

/** Whether a host's name or number means this computer, to itself alone. */
export function isLoopback(host: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);
}
