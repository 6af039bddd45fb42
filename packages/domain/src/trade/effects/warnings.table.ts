import type { MessageKind } from '../facts/message-kinds.ts';
import type { TimerKind } from '../facts/statuses.ts';

/** The side that has to act before a timer fires, and the kind of its message. */
export type WarningRow = {
  readonly to: 'buyer' | 'seller';
  readonly kind: MessageKind;
  /** The kind where the ask or bid is live and only its raised price waits for the deposit (E09, E18e). */
  readonly kindOfRaise?: MessageKind | undefined;
};

/** Warnings of deadlines (docs/lifecycle.md#warnings). `config/timers.ts` has the time between warning and deadline. */
export const warnings = {
  ask_deposit: { to: 'seller', kind: 'ask-to-pay-near', kindOfRaise: 'raise-to-pay-near' },
  listing: { to: 'seller', kind: 'ask-expiry-near' },
  bid_deposit: { to: 'buyer', kind: 'bid-to-pay-near', kindOfRaise: 'raise-to-pay-near' },
  bid_life: { to: 'buyer', kind: 'bid-expiry-near' },
  acceptance_deposit: { to: 'seller', kind: 'accept-to-pay-near' },
  payment_window: { to: 'buyer', kind: 'order-to-pay-near' },
  accepted_payment_window: { to: 'buyer', kind: 'bid-order-to-pay-near' },
  confirmation: { to: 'seller', kind: 'order-confirm-near' },
  shipment: { to: 'seller', kind: 'order-ship-near' },
  first_scan: { to: 'seller', kind: 'order-scan-near' },
  buyer_inspection_timeout: { to: 'buyer', kind: 'order-defect-near' },
  redelivery: { to: 'buyer', kind: 'redelivery-near' },
  receipt: { to: 'buyer', kind: 'order-receipt-near' },
  seller_to_receive: { to: 'seller', kind: 'return-receipt-near' },
  return_storage: { to: 'seller', kind: 'return-storage-near' },
  claim_parcel: { to: 'buyer', kind: 'claim-parcel-near' },
  stock_storage: { to: 'seller', kind: 'stock-storage-near' },
} as const satisfies Partial<Record<TimerKind, WarningRow>>;

const rows: Partial<Record<TimerKind, WarningRow>> = warnings;

/** Returns the warning of a timer kind; undefined for timers without one (docs/lifecycle.md#warnings). */
export function warningRow(kind: TimerKind): WarningRow | undefined {
  return rows[kind];
}
