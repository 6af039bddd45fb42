import type { TransitionRow } from './transition-row.ts';
import { transitions } from './transitions.table.ts';

export type HistoryFact = { readonly event: string; readonly from: string | null; readonly to: string };

const rows: Readonly<Record<string, TransitionRow | undefined>> = transitions;

/**
 * Returns true when a side of an order sees a line of its history. Both sides see a move. Of rows that moved nothing
 * each side sees its own actions and messages, the courier's reports, and the start and end of a hold. A failed payment
 * is not shown to the seller.
 */
export function isOfSide({ event, from, to }: HistoryFact, side: 'buyer' | 'seller'): boolean {
  const row = rows[event];
  if (from !== to) return true;
  if (row === undefined) return false;
  const isTold = (row.tell ?? []).some(({ to: one }) => one === side || (one === 'payer' && side === 'buyer'));
  const isHold = [...(row.start ?? []), ...(row.stop ?? [])].includes('hold');
  return row.actor === side || row.actor === 'courier' || isTold || isHold;
}
