import { closuresBuyerEn } from '@suki/domain/messages/closures-buyer.en';
import { fill } from '@suki/domain/messages/format-message';
import { refusalsEn } from '@suki/domain/messages/refusals.en';
import { statusesEn } from '@suki/domain/messages/statuses.en';
import { ORDER_STEP_COUNT, orderSteps } from '@suki/domain/trade/steps';
import { hasReachedUs } from '@suki/domain/trade/whereabouts';
import type { ListOrdersRole, Order, OrderSummary } from '@suki/sdk/types';
import { deadlineOf, lapseText } from '../../trade/deadline.view-model.ts';
import { nudgeTexts } from '../../trade/nudge.texts.ts';
import { nudgesSent } from '../../trade/nudge.view-model.ts';
import { heldWords, isHeld } from '../../trade/payment/payment-return.view-model.ts';
import { type TrackStep, trackSteps } from '../../trade/track.view-model.ts';
import { headlineMoment } from '../../trade/when.ts';
import { cancellingHeadlines, headlines, headlineTimers } from '../order-headlines.texts.ts';
import { orderTexts } from '../orders.texts.ts';

/** Which side's words the viewer reads. Staff have their own console; here they read like the buyer. */
export function sideOf(role: Order['role']): ListOrdersRole {
  return role === 'seller' ? 'seller' : 'buyer';
}

type Head = Pick<OrderSummary, 'status' | 'role' | 'next'>;

/** Given up, but reserved until the payment that is under way has ended (E35p). */
export function isCancelling({ status, cancelRequested }: Pick<Order, 'status' | 'cancelRequested'>): boolean {
  return cancelRequested && status === 'to_pay';
}

/** "Your turn: pay by Sat 21 Nov, 3:15 PM." */
export function headline(order: Head & Pick<Order, 'cancelRequested' | 'attempt'>): string {
  const { status, role, next, attempt } = order;
  if (isCancelling(order)) {
    return cancellingHeadlines[sideOf(role)];
  }
  if (status === 'to_pay' && isHeld(attempt)) {
    return heldWords(next).headline;
  }
  const { by, plain } = headlines[sideOf(role)][status];
  const deadline = deadlineOf(next, headlineTimers[status] ?? []);
  return deadline === null || by === undefined ? plain : fill(by, { deadline: headlineMoment(deadline) });
}

const statusTexts: Readonly<Record<string, string>> = { ...statusesEn, ...closuresBuyerEn };

/** Whether the parcel to the buyer came back, and its second way is not paid yet (E72). */
export function isBackWithUs({ lapse }: Pick<Order['next'], 'lapse'>): boolean {
  return lapse?.startsWith('lapse.T13r.') === true;
}

/** What is happening, in a sentence, and what happens when the deadline passes. */
export function explanation(
  order: Head & Pick<Order, 'statusInfo' | 'deliveryAt' | 'cancelRequested' | 'reminderSent' | 'rushOrder' | 'attempt'>,
): readonly string[] {
  const { status, role, next, statusInfo, deliveryAt, attempt } = order;
  if (isCancelling(order)) {
    const { running, runningForSeller, held } = orderTexts.cancel;
    if (sideOf(role) === 'seller') {
      return [runningForSeller];
    }
    return isHeld(attempt) ? [refusalsEn['refusal.AMOUNT_MISMATCH'], held] : [running];
  }
  if (status === 'to_pay' && isHeld(attempt)) {
    return heldWords(next).explanation;
  }
  const isDelivered = status === 'to_receive' && deliveryAt !== null;
  const plain = isDelivered && sideOf(role) === 'buyer' ? orderTexts.deliveredInfo : statusTexts[statusInfo];
  const info = isBackWithUs(next) ? orderTexts.cameBackInfo[sideOf(role)] : plain;
  // Only the buyer nudges on an order: the seller does it on the ask.
  const nudges = sideOf(role) === 'buyer' ? nudgesSent(order, nudgeTexts.remindSeller) : [];
  return [info, ...nudges, lapseText(next)].filter((text) => text !== undefined);
}

/** The status in a few words: "Paid: seller is confirming". */
export function statusWords({ status, role }: Pick<OrderSummary, 'status' | 'role'>): string {
  return statusesEn[`order.${sideOf(role)}.${status}`];
}

export type Track = {
  readonly label: string;
  readonly steps: readonly TrackStep[];
  readonly hasHole: boolean;
};

/** The five steps of the specification; the one it is at may carry a word for its status. */
export function orderTrack(order: Head & Pick<Order, 'history'>): Track {
  const { step } = order.next;
  return {
    label: orderTexts.stepOf(step, ORDER_STEP_COUNT),
    steps: trackSteps({
      names: orderTexts.steps[sideOf(order.role)],
      steps: orderSteps,
      step,
      nowName: orderTexts.stepNow[order.status],
      isClosed: order.status === 'transaction_closed',
      history: order.history,
    }),
    hasHole: hasReachedUs(order.status),
  };
}
