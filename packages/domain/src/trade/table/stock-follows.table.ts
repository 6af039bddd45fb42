import type { AskStatus, StockStatus } from '../facts/statuses.ts';
import type { EventId } from './transitions.table.ts';

/** The moves of an item in stock inside the rows that move the ask which sells the item (docs/lifecycle.md#stock). */
export type StockFollow = {
  /** Moves of the ask; an empty `from` means from any status. */
  readonly ask: { readonly from: readonly AskStatus[]; readonly to: readonly AskStatus[] };
  readonly stock: { readonly from: StockStatus; readonly to: StockStatus };
  /** The rows that have the move; absent: all rows. */
  readonly only?: readonly EventId[] | undefined;
};

export const stockFollows: readonly StockFollow[] = [
  {
    ask: { from: ['listed'], to: ['buyer_to_pay', 'confirming_buyer_order'] },
    stock: { from: 'in_stock', to: 'reserved' },
  },
  {
    ask: { from: ['buyer_to_pay'], to: ['listed', 'transaction_closed'] },
    stock: { from: 'reserved', to: 'in_stock' },
  },
  {
    ask: { from: ['platform_received'], to: ['transaction_closed'] },
    stock: { from: 'reserved', to: 'in_stock' },
  },
  {
    ask: { from: ['platform_received'], to: ['transaction_successful'] },
    stock: { from: 'reserved', to: 'lost_here' },
    only: ['E68d-flash'],
  },
  {
    ask: { from: ['platform_received'], to: ['transaction_successful'] },
    stock: { from: 'reserved', to: 'dispatched' },
  },
];
