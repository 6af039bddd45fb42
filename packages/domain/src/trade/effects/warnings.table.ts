import type { MessageKind } from '../facts/message-kinds.ts';
import type { TimerKind } from '../facts/statuses.ts';

/** Who has to act before a timer fires, and the message that says so. */
export type WarningRow = {
  readonly to: 'buyer' | 'seller';
  readonly kind: MessageKind;
  /** Where the ask or bid is live and only its raised price waits for the deposit (E09, E18e). */
  readonly kindOfRaise?: MessageKind | undefined;
};

/** The warnings of lifecycle.md, section 4; how long before the end they come stands in `config/timers.ts`. */
export const warnings = {
  T1: { to: 'seller', kind: 'ask-to-pay-near', kindOfRaise: 'raise-to-pay-near' },
  T2: { to: 'seller', kind: 'ask-expiry-near' },
  T3: { to: 'buyer', kind: 'bid-to-pay-near', kindOfRaise: 'raise-to-pay-near' },
  T4: { to: 'buyer', kind: 'bid-expiry-near' },
  T5: { to: 'seller', kind: 'accept-to-pay-near' },
  T6: { to: 'buyer', kind: 'order-to-pay-near' },
  T7: { to: 'buyer', kind: 'bid-order-to-pay-near' },
  T8: { to: 'seller', kind: 'order-confirm-near' },
  T9: { to: 'seller', kind: 'order-ship-near' },
  T9b: { to: 'seller', kind: 'order-scan-near' },
  T12: { to: 'buyer', kind: 'order-defect-near' },
  T13r: { to: 'buyer', kind: 'redelivery-near' },
  T15: { to: 'buyer', kind: 'order-receipt-near' },
  T17: { to: 'seller', kind: 'return-receipt-near' },
  T18: { to: 'seller', kind: 'return-storage-near' },
  T19: { to: 'buyer', kind: 'claim-parcel-near' },
  TS: { to: 'seller', kind: 'stock-storage-near' },
} as const satisfies Partial<Record<TimerKind, WarningRow>>;

const rows: Partial<Record<TimerKind, WarningRow>> = warnings;

/** Who is warned before a timer of this kind fires, and how; undefined for those that warn nobody (lifecycle, section 4). */
export function warningRow(kind: TimerKind): WarningRow | undefined {
  return rows[kind];
}
