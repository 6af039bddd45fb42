import type { AskStatus, StockStatus } from '../facts/statuses.ts';
import type { EventId } from './transitions.table.ts';

/** docs/lifecycle.md#stock: an item in stock follows the ask that sells it, inside the rows that move that ask. */
export type StockFollow = {
  /** Moves of the ask; `from` empty: from anywhere. */
  readonly ask: { readonly from: readonly AskStatus[]; readonly to: readonly AskStatus[] };
  readonly stock: { readonly from: StockStatus; readonly to: StockStatus };
  /** Only with these rows; absent: with all. */
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
