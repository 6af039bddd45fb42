import { keysOf } from '../../keys-of.ts';
import type { TimerKind } from './statuses.ts';

/** The timeouts that the specification names (section 4), with the timers behind them (docs/lifecycle.md#timers). */
export const timeoutKinds = {
  /** We have to send: the item to its buyer, or back to its seller. */
  platform_to_ship: ['platform_to_ship', 'platform_to_ship_again', 'return_shipment'],
  /** The seller has to receive an item that came back. */
  seller_to_receive: ['seller_to_receive'],
  /** The buyer has to answer about a defect. */
  buyer_inspection_timeout: ['buyer_inspection_timeout'],
} as const satisfies Record<string, readonly TimerKind[]>;
export type TimeoutKind = keyof typeof timeoutKinds;

/** Returns the specification's timeout (section 4) for a timer; null for timers without a name there. */
export function timeoutKindOf(timer: TimerKind): TimeoutKind | null {
  return keysOf(timeoutKinds).find((kind) => timeoutKinds[kind].some((one) => one === timer)) ?? null;
}
