import { refusalsEn } from '@suki/domain/texts/refusals.en';
import type { SukiError, SukiReason } from '@suki/sdk/errors';
import type { NextStep, PaymentAttempt } from '@suki/sdk/types';
import { moment } from '../../shell/when.ts';
import { paymentTexts } from './payment.texts.ts';

/**
 * The `payment` parameter of the address: how the payer came back from their wallet, or how the start of the payment
 * failed. `charged`: a saved method is charged without a page. `unstarted`: the start was refused. `unknown`: the
 * answer was lost.
 */
export type PaymentReturn = 'succeeded' | 'failed' | 'cancelled' | 'unstarted' | 'unknown' | 'charged';

export function paymentReturn(parameter: string | null): PaymentReturn | null {
  const known: readonly PaymentReturn[] = ['succeeded', 'failed', 'cancelled', 'unstarted', 'unknown', 'charged'];
  return known.find((each) => each === parameter) ?? null;
}

/** After these errors an answer was lost, so nobody knows whether the payment began. */
const leavesOpen: readonly SukiReason[] = ['GATEWAY_UNAVAILABLE', 'UNAVAILABLE', 'INTERNAL', 'NETWORK', 'OTHER'];

/** The `payment` parameter after a failed start. */
export function startFailure({ reason }: Pick<SukiError, 'reason'>): 'unstarted' | 'unknown' {
  return leavesOpen.includes(reason) ? 'unknown' : 'unstarted';
}

export type PaymentNews = { readonly text: string; readonly tone: 'soft' | 'critical'; readonly isWaiting: boolean };

export type AttemptNow = Pick<PaymentAttempt, 'status' | 'failureCode' | 'paymentMethodId'>;

export type PaymentState = {
  readonly cameBack: PaymentReturn | null;
  readonly isDue: boolean;
  /** The newest attempt. */
  readonly attempt: AttemptNow | null;
  /** Due again after it was paid: the bank took the payment back. */
  readonly isTakenBack?: boolean | undefined;
  /** No news for a while. */
  readonly isLate: boolean;
};

/** True when another amount arrived than was asked for: it is held, and the payer cannot continue it. */
export function isHeld(attempt: AttemptNow | null): boolean {
  return attempt?.status === 'PENDING' && attempt.failureCode === 'AMOUNT_MISMATCH';
}

/** The headline and the end of the deadline while a payment is held, in place of "your turn: pay". */
function heldWords({ deadline }: Pick<NextStep, 'deadline'>): PaymentWords {
  const { heldHeadline, heldUntil } = paymentTexts;
  return { headline: heldHeadline, explanation: deadline === null ? [] : [heldUntil(moment(deadline))] };
}

/** True when the payer has done their part as far as anybody knows, and the wallet or bank has to report the end. */
export function isAwaited(cameBack: PaymentReturn | null, attempt: AttemptNow | null): boolean {
  const isToldPaid = cameBack === 'succeeded' || cameBack === 'charged';
  if (attempt === null) {
    return isToldPaid;
  }
  const isUnknown = cameBack === 'unknown' || cameBack === 'unstarted';
  const isSaved = cameBack === null && attempt.paymentMethodId !== null;
  return attempt.status === 'PENDING' && !isHeld(attempt) && (isToldPaid || isUnknown || isSaved);
}

type PaymentWords = { readonly headline: string; readonly explanation: readonly string[] };

/** The words for a due payment in place of "your turn: pay"; null while it is the payer's turn. */
export function paymentWords(
  next: Pick<NextStep, 'deadline'>,
  { cameBack, attempt }: Pick<PaymentState, 'cameBack' | 'attempt'>,
): PaymentWords | null {
  if (isHeld(attempt)) {
    return heldWords(next);
  }
  const { awaitedHeadline, awaitedUntil } = paymentTexts;
  return isAwaited(cameBack, attempt)
    ? { headline: awaitedHeadline, explanation: next.deadline === null ? [] : [awaitedUntil(moment(next.deadline))] }
    : null;
}

/**
 * The news about a payment. The address only tells how the visitor came back, and only the server knows whether money
 * moved: neither "paid" nor "no money has moved" is shown before the server has said so.
 */
export function paymentNews({ cameBack, isDue, attempt, isTakenBack, isLate }: PaymentState): PaymentNews | null {
  const payment = paymentTexts;
  if (!isDue) {
    return null;
  }
  if (attempt === null) {
    return newsOfNone(cameBack, isLate);
  }
  if (isHeld(attempt)) {
    return waiting(`${refusalsEn['refusal.AMOUNT_MISMATCH']} ${payment.held}`, 'critical');
  }
  switch (attempt.status) {
    case 'FAILED':
      return { text: payment.failed, tone: 'critical', isWaiting: false };
    case 'SUCCEEDED':
      return isTakenBack === true ? { text: payment.takenBack, tone: 'critical', isWaiting: false } : null;
    case 'PENDING':
      return newsOfOpen(cameBack, { isSaved: attempt.paymentMethodId !== null, isLate });
    default:
      return attempt.status satisfies never;
  }
}

type Open = { readonly isSaved: boolean; readonly isLate: boolean };

function newsOfOpen(cameBack: PaymentReturn | null, { isSaved, isLate }: Open): PaymentNews {
  const payment = paymentTexts;
  switch (cameBack) {
    case 'succeeded':
    case 'charged':
      return waiting(isLate ? payment.waitingLong : payment.waiting);
    case 'failed':
      return waiting(payment.failedThere, 'critical');
    case 'cancelled':
      return waiting(payment.cancelled, 'critical');
    case 'unstarted':
    case 'unknown':
      return waiting(payment.unknown);
    case null:
      return isSaved ? waiting(payment.waiting) : { text: payment.again, tone: 'soft', isWaiting: false };
    default:
      return cameBack satisfies never;
  }
}

/** The news while the server knows no payment, or not yet. */
function newsOfNone(cameBack: PaymentReturn | null, isLate: boolean): PaymentNews | null {
  const payment = paymentTexts;
  switch (cameBack) {
    case 'succeeded':
    case 'charged':
      return waiting(isLate ? payment.waitingLong : payment.waiting);
    case 'unstarted':
      return { text: payment.unstarted, tone: 'critical', isWaiting: false };
    case 'unknown':
      return waiting(isLate ? payment.unknownLong : payment.unknown);
    case 'failed':
    case 'cancelled':
    case null:
      return null;
    default:
      return cameBack satisfies never;
  }
}

function waiting(text: string, tone: PaymentNews['tone'] = 'soft'): PaymentNews {
  return { text, tone, isWaiting: true };
}
