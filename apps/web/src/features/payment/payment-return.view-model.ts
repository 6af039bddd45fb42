import { refusalsEn } from '@suki/domain/texts/refusals.en';
import type { SukiError, SukiReason } from '@suki/sdk/errors';
import type { NextStep, PaymentAttempt } from '@suki/sdk/types';
import { moment } from '../../shell/when.ts';
import { paymentTexts } from './payment.texts.ts';

/**
 * How somebody came back from their wallet, or what became of the start of their payment: the `payment` parameter of the address. `charged`: a saved
 * method is charged without a page. `unstarted`: the start was refused. `unknown`: nobody could say.
 */
export type PaymentReturn = 'succeeded' | 'failed' | 'cancelled' | 'unstarted' | 'unknown' | 'charged';

export function paymentReturn(parameter: string | null): PaymentReturn | null {
  const known: readonly PaymentReturn[] = ['succeeded', 'failed', 'cancelled', 'unstarted', 'unknown', 'charged'];
  return known.find((each) => each === parameter) ?? null;
}

/** After these nobody can say whether the payment began: the answer was lost on the way here, or on the way from the gateway. */
const leavesOpen: readonly SukiReason[] = ['GATEWAY_UNAVAILABLE', 'UNAVAILABLE', 'INTERNAL', 'NETWORK', 'OTHER'];

/** What a failed start of a payment leaves behind. */
export function startFailure({ reason }: Pick<SukiError, 'reason'>): 'unstarted' | 'unknown' {
  return leavesOpen.includes(reason) ? 'unknown' : 'unstarted';
}

export type PaymentNews = { readonly text: string; readonly tone: 'soft' | 'critical'; readonly isWaiting: boolean };

export type AttemptNow = Pick<PaymentAttempt, 'status' | 'failureCode' | 'paymentMethodId'>;

export type PaymentState = {
  readonly cameBack: PaymentReturn | null;
  /** Whether the thing still waits for its payment. */
  readonly isDue: boolean;
  /** The newest one. */
  readonly attempt: AttemptNow | null;
  /** Due again, although it was paid. */
  readonly isTakenBack?: boolean | undefined;
  /** Nothing was heard for a while. */
  readonly isLate: boolean;
};

/** Whether the money that came is another sum than was asked for: it is held, and pressing again leads nowhere. */
export function isHeld(attempt: AttemptNow | null): boolean {
  return attempt?.status === 'PENDING' && attempt.failureCode === 'AMOUNT_MISMATCH';
}

/** Who acts next while it is held, in place of "your turn: pay", and what the end of the time does then. */
function heldWords({ deadline }: Pick<NextStep, 'deadline'>): PaymentWords {
  const { heldHeadline, heldUntil } = paymentTexts;
  return { headline: heldHeadline, explanation: deadline === null ? [] : [heldUntil(moment(deadline))] };
}

/** Whether the payer's part is done, as far as anybody knows: the payment is under way, and its end is for the wallet or bank to say. */
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

/** What the head of a page says of a payment that is due, in place of "your turn: pay"; null while it is the payer's turn. */
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
 * What to say about a payment. The address only says how the visitor came back; whether money moved is the server's to say,
 * so neither "paid" nor "no money has moved" is shown before it has said so.
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

/** The server knows of no payment, or not yet. */
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
