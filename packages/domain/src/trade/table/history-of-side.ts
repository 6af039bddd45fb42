import type { TransitionRow } from './transition-row.ts';
import { transitions } from './transitions.table.ts';

export type HistoryFact = { readonly event: string; readonly from: string | null; readonly to: string };

const rows: Readonly<Record<string, TransitionRow | undefined>> = transitions;

/**
 * Whether a side of an order sees a line of its history. A move is seen by both; of what moved nothing each side sees
 * what it did itself or was told, what the courier says, and that the order stands still or goes on. That a payment
 * failed is nothing to the seller.
 */
export function isOfSide({ event, from, to }: HistoryFact, side: 'buyer' | 'seller'): boolean {
  const row = rows[event];
  if (from !== to) return true;
  if (row === undefined) return false;
  const isTold = (row.tell ?? []).some(({ to: one }) => one === side || (one === 'payer' && side === 'buyer'));
  const isHold = [...(row.start ?? []), ...(row.stop ?? [])].includes('hold');
  return row.actor === side || row.actor === 'courier' || isTold || isHold;
}
