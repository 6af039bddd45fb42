import type { LaterPart } from '../trade/table/command-entries.table.ts';
import type { WaitingAlertEvent } from './alert-events.ts';
import type { StaffQueue } from './staff-queues.ts';

type WaitingAlert = { readonly queue: StaffQueue; readonly event: WaitingAlertEvent };

const others: WaitingAlert = { queue: 'support', event: 'answer_waits' };

/**
 * The alert about a deadline that waits, by the later part of the product that brings its answer
 * (docs/lifecycle.md#missing-answers).
 */
export const waitingAlerts: Readonly<Record<LaterPart, WaitingAlert>> = {
  'return legs': { queue: 'warehouse', event: 'return_waits' },
  'flash stock intake': { queue: 'warehouse', event: 'stock_waits' },
  claims: { queue: 'support', event: 'claim_waits' },
  appeals: others,
  rematch: others,
  'late remedies': others,
  'deleting an account': others,
};
