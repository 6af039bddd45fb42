import { saleWindows } from '../config/sale-windows.ts';
import { afterQuietWindow, quietWindowEnd } from './quiet-window.ts';

/** The time that a buyer has to pay for an order that is made now. */
export type PaymentWindow = {
  readonly end: Date;
  /** The end of the bank's pause that moved `end`; null when none did. */
  readonly pauseEnd: Date | null;
};

/** Returns the true end of the reservation of an order that is made at `now` (docs/lifecycle.md#extensions). */
export function paymentWindow(now: Date): PaymentWindow {
  const usual = new Date(now.getTime() + saleWindows.payMs);
  return { end: afterQuietWindow(usual), pauseEnd: quietWindowEnd(usual) };
}
