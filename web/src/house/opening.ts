/** Opening a table: whatever happens next, this browser knows the way back to it. */
import { post } from "@/core/api";
import { keepTable } from "@/core/memory.svelte";
import type { Order } from "@/house/order";

export async function openTable(order: Order): Promise<string> {
  const { code } = await post<{ code: string }>("/api/tables", order);
  keepTable(code, order.game);
  return code;
}
