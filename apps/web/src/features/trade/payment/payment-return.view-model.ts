import type { PaymentAttempt } from '@suki/sdk/types';
import { tradeTexts } from '../trade.texts.ts';

/** How somebody came back from their wallet, or that a saved method is charged without it: the `payment` parameter of the address. */
export type PaymentReturn = 'succeeded' | 'failed' | 'cancelled' | 'unstarted' | 'charged';

export function paymentReturn(parameter: string | null): PaymentReturn | null {
  const known: readonly PaymentReturn[] = ['succeeded', 'failed', 'cancelled', 'unstarted', 'charged'];
  return known.find((each) => each === parameter) ?? null;
}

export type PaymentNews = { readonly text: string; readonly tone: 'soft' | 'critical'; readonly isWaiting: boolean };

export type PaymentState = {
  readonly cameBack: PaymentReturn | null;
  /** Whether the thing still waits for its payment. */
  readonly isDue: boolean;
  readonly attempt: PaymentAttempt['status'] | null;
  /** Nothing was heard for a while. */
  readonly isLate: boolean;
};

/**
 * What to say about a payment. The address only says how the visitor came back; whether money moved is the server's to say,
 * so "paid" is never shown before the status has changed.
 */
export function paymentNews({ cameBack, isDue, attempt, isLate }: PaymentState): PaymentNews | null {
  const { payment } = tradeTexts;
  if (!isDue) {
    return null;
  }
  if (attempt === 'FAILED') {
    return { text: payment.failed, tone: 'critical', isWaiting: false };
  }
  switch (cameBack) {
    case 'succeeded':
    case 'charged':
      return { text: isLate ? payment.waitingLong : payment.waiting, tone: 'soft', isWaiting: true };
    case 'failed':
      return { text: payment.failed, tone: 'critical', isWaiting: false };
    case 'cancelled':
      return { text: payment.cancelled, tone: 'critical', isWaiting: false };
    case 'unstarted':
      return { text: payment.unstarted, tone: 'critical', isWaiting: false };
    case null:
      return attempt === 'PENDING' ? { text: payment.again, tone: 'soft', isWaiting: false } : null;
    default:
      return cameBack satisfies never;
  }
}
