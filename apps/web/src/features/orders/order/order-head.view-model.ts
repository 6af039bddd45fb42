import { closuresBuyerEn } from '@suki/domain/texts/closures-buyer.en';
import { obstaclesEn } from '@suki/domain/texts/obstacles.en';
import { refusalsEn } from '@suki/domain/texts/refusals.en';
import { statusesEn } from '@suki/domain/texts/statuses.en';
import { ORDER_STEP_COUNT, orderSteps } from '@suki/domain/trade/facts/steps';
import { hasReachedUs } from '@suki/domain/trade/facts/whereabouts';
import { isStopped } from '@suki/domain/trade/view/obstacle';
import type { ListOrdersRole, Order, OrderSummary } from '@suki/sdk/types';
import { isHeld, type PaymentReturn, paymentWords } from '../../payment/payment-return.view-model.ts';
import { lapseText } from '../../trade/deadline.view-model.ts';
import { sentenceOf } from '../../trade/headline.view-model.ts';
import { nudgeTexts } from '../../trade/nudge.texts.ts';
import { nudgesSent } from '../../trade/nudge.view-model.ts';
import { type TrackStep, trackSteps } from '../../trade/track.view-model.ts';
import { cancellingHeadlines, headlineTimers, orderHeadlines } from '../order-headlines.texts.ts';
import { orderTexts } from '../orders.texts.ts';

/** The side whose words the viewer reads. Staff read the buyer's words here; they have a console of their own. */
export function sideOf(role: Order['role']): ListOrdersRole {
  return role === 'seller' ? 'seller' : 'buyer';
}

type Head = Pick<OrderSummary, 'status' | 'role' | 'next'>;

/** Cancelled by the buyer, but reserved until the payment under way has ended (`E35p`). */
export function isCancelling({ status, cancelRequested }: Pick<Order, 'status' | 'cancelRequested'>): boolean {
  return cancelRequested && status === 'to_pay';
}

/** The state of a payment that the buyer owes; null when it is the buyer's turn or nothing is owed. */
function wordsOfPayment({ status, next, attempt }: Head & Pick<Order, 'attempt'>, cameBack: PaymentReturn | null) {
  const isDue = status === 'to_pay' || next.obstacle === 'parcel_back';
  return isDue ? paymentWords(next, { cameBack, attempt }) : null;
}

/** "Your turn: pay by Sat 21 Nov, 3:15 PM." `cameBack`: how the buyer came back from their wallet. */
export function headline(
  order: Head & Pick<Order, 'cancelRequested' | 'attempt'>,
  cameBack: PaymentReturn | null = null,
): string {
  const { status, role, next } = order;
  const side = sideOf(role);
  if (isCancelling(order)) {
    return cancellingHeadlines[side];
  }
  const payment = wordsOfPayment(order, cameBack);
  return (
    payment?.headline ??
    sentenceOf(next, side, { ...orderHeadlines[side][status], timers: headlineTimers[status] ?? [] })
  );
}

const statusTexts: Readonly<Record<string, string>> = { ...statusesEn, ...closuresBuyerEn, ...obstaclesEn };

/** The next event, and the consequence of a missed deadline. */
export function explanation(
  order: Head & Pick<Order, 'statusInfo' | 'deliveryAt' | 'cancelRequested' | 'reminderSent' | 'rushOrder' | 'attempt'>,
  cameBack: PaymentReturn | null = null,
): readonly string[] {
  const { status, role, next, statusInfo, deliveryAt, attempt } = order;
  if (isCancelling(order)) {
    const { running, runningForSeller, held } = orderTexts.cancel;
    if (sideOf(role) === 'seller') {
      return [runningForSeller];
    }
    return isHeld(attempt) ? [refusalsEn['refusal.AMOUNT_MISMATCH'], held] : [running];
  }
  const payment = wordsOfPayment(order, cameBack);
  if (payment !== null) {
    return payment.explanation;
  }
  const isDelivered = status === 'to_receive' && deliveryAt !== null;
  const info = isDelivered && sideOf(role) === 'buyer' ? orderTexts.deliveredInfo : statusTexts[statusInfo];
  // Reminders on an order are the buyer's; the seller sends theirs from the ask.
  const nudges = sideOf(role) === 'buyer' ? nudgesSent(order, nudgeTexts.remindSeller) : [];
  return [info, ...nudges, lapseText(next)].filter((text) => text !== undefined);
}

/** The status in a few words, or the obstacle: "Paid: seller is confirming", "Stopped: your bank is asking". */
export function statusWords({ status, role, next }: Head): string {
  const { obstacle } = next;
  return obstacle === null
    ? statusesEn[`order.${sideOf(role)}.${status}`]
    : obstaclesEn[`obstacle.${obstacle}.${sideOf(role)}`];
}

export type Track = {
  readonly label: string;
  readonly steps: readonly TrackStep[];
  readonly hasHole: boolean;
};

/** The five steps of the specification; the current step may have a name by its status. */
export function orderTrack(order: Head & Pick<Order, 'history'>): Track {
  const { step, obstacle } = order.next;
  return {
    label: orderTexts.stepOf(step, ORDER_STEP_COUNT),
    steps: trackSteps({
      names: orderTexts.steps[sideOf(order.role)],
      steps: orderSteps,
      step,
      nowName: isStopped(obstacle) ? orderTexts.stepStopped : orderTexts.stepNow[order.status],
      isClosed: order.status === 'transaction_closed',
      history: order.history,
    }),
    hasHole: hasReachedUs(order.status),
  };
}
