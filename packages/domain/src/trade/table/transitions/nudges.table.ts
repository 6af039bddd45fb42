import { not } from '../condition.ts';
import type { TransitionRow } from '../transition-row.ts';

/** docs/lifecycle.md#nudges: once in each state; a reminder only when a third of the state's window has passed. */
export const nudgeRows = {
  N1: {
    command: 'remind_of_ask',
    actor: 'seller',
    title: 'reminds the buyer, who has to pay or decide',
    ask: { from: ['buyer_to_pay', 'pending_buyer_confirmation'], to: 'stays' },
    needs: [
      [not('ask reminded'), 'ALREADY_DONE'],
      ['a third has passed', 'TOO_EARLY'],
    ],
    tell: [{ to: 'buyer', kind: 'reminder-buyer' }],
  },
  N2: {
    command: 'remind_of_bid',
    actor: 'buyer',
    title: 'reminds the seller who accepted the bid of the deposit',
    bid: { from: ['seller_to_pay_deposit'], to: 'stays' },
    needs: [
      [not('bid reminded'), 'ALREADY_DONE'],
      ['a third has passed', 'TOO_EARLY'],
    ],
    tell: [{ to: 'seller', kind: 'reminder-seller' }],
  },
  N3: {
    command: 'remind_of_order',
    actor: 'buyer',
    title: 'reminds the seller, who has to confirm or ship',
    order: { from: ['confirming_buyer_order', 'seller_to_ship'], to: 'stays' },
    needs: [
      [not('order reminded'), 'ALREADY_DONE'],
      ['a third has passed', 'TOO_EARLY'],
    ],
    tell: [{ to: 'seller', kind: 'reminder-seller' }],
  },
  N4: {
    command: 'rush_ask',
    actor: 'seller',
    title: 'asks us to hurry with the check; we answer within four hours',
    ask: { from: ['platform_received', 'under_inspection'], to: 'stays' },
    needs: [[not('ask rushed'), 'ALREADY_DONE']],
    start: ['rush'],
    alert: 'warehouse',
  },
  'N4-return': {
    command: 'rush_ask',
    actor: 'seller',
    title: 'asks us to hurry with the way back; we answer within four hours',
    ask: { from: ['transaction_closed'], to: 'stays' },
    returnLeg: { from: ['return_pending'], to: 'stays' },
    needs: [[not('ask rushed'), 'ALREADY_DONE']],
    start: ['rush'],
    alert: 'warehouse',
  },
  N5: {
    command: 'rush_order',
    actor: 'buyer',
    title: 'asks us to hurry with check or sending; we answer within four hours',
    order: { from: ['platform_received', 'under_inspection', 'platform_to_ship'], to: 'stays' },
    needs: [[not('order rushed'), 'ALREADY_DONE']],
    start: ['rush'],
    alert: 'warehouse',
  },
  'N5-late': {
    command: 'rush_time_over',
    actor: 'system',
    title: 'alerts support about a rush that nobody answered in four hours',
    alert: 'support',
  },
} as const satisfies Record<string, TransitionRow>;
