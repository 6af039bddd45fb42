import { formatArrival } from '@suki/domain/delivery/format-arrival';
import { closuresBuyerEn } from '@suki/domain/texts/closures-buyer.en';
import { obstaclesEn } from '@suki/domain/texts/obstacles.en';
import { refusalsEn } from '@suki/domain/texts/refusals.en';
import { statusesEn } from '@suki/domain/texts/statuses.en';
import type { CalendarDate } from '@suki/domain/time/manila';
import { hasReachedUs } from '@suki/domain/trade/facts/whereabouts';
import { isStopped } from '@suki/domain/trade/view/obstacle';
import { orderTrack, orderTrackSteps } from '@suki/domain/trade/view/order-track';
import type { ListOrdersRole, Order, OrderSummary } from '@suki/sdk/types';
import type { Step } from '@suki/ui/market/StepTrack/StepTrack';
import { day } from '../../../shell/when.ts';
import { isHeld, type PaymentReturn, paymentWords } from '../../payment/payment-return.view-model.ts';
import { lapseText, nightText } from '../../trade/deadline.view-model.ts';
import { sentenceOf, type Told, timeOf } from '../../trade/headline.view-model.ts';
import { nudgeTexts } from '../../trade/nudge.texts.ts';
import { nudgesSent } from '../../trade/nudge.view-model.ts';
import { cancellingHeadlines, keptHeadlines, orderHeadlines } from '../order-headlines.texts.ts';
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

type Checked = { readonly verification?: Pick<NonNullable<Order['verification']>, 'result'> | null | undefined };

/** "Your turn: pay by Sat 21 Nov, 3:15 PM." `cameBack`: how the buyer came back from their wallet. */
export function headline(
  order: Head & Pick<Order, 'cancelRequested' | 'attempt' | 'arrival'> & Checked,
  cameBack: PaymentReturn | null = null,
  today: CalendarDate | null = null,
): string {
  const { status, role } = order;
  const side = sideOf(role);
  if (isCancelling(order)) {
    return cancellingHeadlines[side];
  }
  const payment = wordsOfPayment(order, cameBack);
  const isKept = status === 'platform_to_ship' && order.verification?.result === 'minor_defect';
  const headlines = isKept && side === 'buyer' ? keptHeadlines : orderHeadlines[side][status];
  return payment?.headline ?? sentenceOf({ ...order, today }, side, headlines);
}

const statusTexts: Readonly<Record<string, string>> = { ...statusesEn, ...closuresBuyerEn, ...obstaclesEn };

type Explained = Head &
  Pick<Order, 'statusInfo' | 'deliveryAt' | 'cancelRequested' | 'reminderSent' | 'rushOrder' | 'attempt' | 'arrival'>;

/** The next event, and the consequence of a missed deadline. */
export function explanation(
  order: Explained,
  cameBack: PaymentReturn | null = null,
  today: CalendarDate | null = null,
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
  return [info, nightText(next), ...nudges, lapseText({ ...order, today })].filter((text) => text !== undefined);
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
  readonly steps: readonly Step[];
  readonly hasHole: boolean;
};

/** The seven steps of an order, with the day of each that is behind; the current step may have a name by its status. */
export function trackOf(order: Head & Pick<Order, 'history' | 'arrival'>, today: CalendarDate | null = null): Track {
  const { status, role, next, history } = order;
  const { position, steps } = orderTrack(status, history);
  const { stepStopped, stepNow, stepNames, stepOf, endedAt } = orderTexts;
  const words = status === 'transaction_closed' ? endedAt : stepOf;
  const nowName = isStopped(next.obstacle) ? stepStopped : stepNow[sideOf(role)][status];
  return {
    label: words(position, orderTrackSteps.length),
    steps: steps.map(({ step, state, at }) => ({
      id: step,
      state,
      name: (state === 'now' ? nowName : undefined) ?? stepNames[step],
      date: at === null ? (state === 'now' ? dateAhead({ next, arrival: order.arrival, today }) : undefined) : day(at),
    })),
    hasHole: hasReachedUs(status),
  };
}

/** The time of the headline as a day: "by Sun 22 Nov", or the arrival. */
function dateAhead(told: Told): string | undefined {
  const time = timeOf(told);
  if (time === null) {
    return undefined;
  }
  return time.about === 'arrival' ? formatArrival(time.arrival) : orderTexts.byDay(day(time.at));
}
