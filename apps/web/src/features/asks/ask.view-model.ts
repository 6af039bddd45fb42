import { zero } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { inPesos } from '@suki/domain/money/in-pesos';
import { sellerReceiptOf } from '@suki/domain/receipt/seller-receipt';
import { obstaclesEn } from '@suki/domain/texts/obstacles.en';
import { statusesEn } from '@suki/domain/texts/statuses.en';
import { ASK_STEP_COUNT, askSteps } from '@suki/domain/trade/facts/steps';
import { isPaidByUs } from '@suki/domain/trade/table/order-end';
import type { Ask, AskSummary } from '@suki/sdk/types';
import type { ReceiptLine } from '@suki/ui/market/Receipt/Receipt';
import { regionOf } from '../../region/region-of.ts';
import { sellFormPath } from '../../shell/paths.ts';
import { depositWords } from '../orders/order/order-money.view-model.ts';
import { orderTexts } from '../orders/orders.texts.ts';
import { type PaymentReturn, paymentWords } from '../payment/payment-return.view-model.ts';
import { expiryDaysOf } from '../sell/payout.view-model.ts';
import { lapseText, nightText } from '../trade/deadline.view-model.ts';
import { sentenceOf } from '../trade/headline.view-model.ts';
import { nudgeTexts } from '../trade/nudge.texts.ts';
import { nudgesSent } from '../trade/nudge.view-model.ts';
import { raiseTime } from '../trade/raise-time.ts';
import { trackSteps } from '../trade/track.view-model.ts';
import { type WithdrawalBefore, withdrawalBefore, withdrawalSentence } from '../trade/withdrawal.view-model.ts';
import { askHeadlines } from './ask-headlines.texts.ts';
import { askStanding } from './ask-standing.view-model.ts';
import { askTexts } from './asks.texts.ts';

/** "Your turn: pay the deposit by Sat 21 Nov, 1:00 PM." `cameBack`: how the seller came back from their wallet. */
export function askHeadline(
  { status, next, attempt }: Pick<Ask, 'status' | 'next' | 'attempt'>,
  cameBack: PaymentReturn | null = null,
): string {
  const payment = status === 'to_pay' ? paymentWords(next, { cameBack, attempt }) : null;
  return payment?.headline ?? sentenceOf({ next }, 'seller', askHeadlines[status]);
}

type Explained = Pick<
  Ask,
  'status' | 'next' | 'closure' | 'queuePosition' | 'raise' | 'reminderSent' | 'rushOrder' | 'attempt' | 'history'
>;

/** The next event, the place of the ask in its queue, and the consequence of a missed deadline. */
export function askExplanation(ask: Explained, cameBack: PaymentReturn | null = null): readonly string[] {
  const { status, next, queuePosition, raise, attempt } = ask;
  const payment = status === 'to_pay' ? paymentWords(next, { cameBack, attempt }) : null;
  if (payment !== null) {
    return payment.explanation;
  }
  return [
    askStanding(ask),
    status === 'listed' && queuePosition !== null ? askTexts.place(queuePosition) : undefined,
    nightText(next),
    ...nudgesSent(ask, nudgeTexts.remindBuyer),
    // While the rest of a deposit is due, its own deadline applies, and missing it ends only the raise.
    raise === null ? lapseOf(ask) : askTexts.raiseLapses(raiseTime(raise.payBy, 'ask_deposit')),
  ].filter((text) => text !== undefined);
}

/** A closed ask has only the timer that makes its fine final, and the sentence about the fine covers that. */
function lapseOf({ status, next }: Pick<Explained, 'status' | 'next'>): string | undefined {
  return status === 'transaction_closed' ? undefined : lapseText({ next });
}

/**
 * The status in a few words, or the obstacle of its order: "Awaiting deposit payment", "Stopped by the buyer’s bank".
 */
export function askStatusWords({ status, next }: Pick<AskSummary, 'status' | 'next'>): string {
  const { obstacle } = next;
  return obstacle === null ? statusesEn[`ask.${status}`] : obstaclesEn[`obstacle.${obstacle}.seller`];
}

/** The seven steps of the specification. */
export function askTrack(ask: Pick<Ask, 'status' | 'next' | 'history'>) {
  const { step } = ask.next;
  const isClosed = ask.status === 'transaction_closed';
  return {
    label: askTexts.stepOf(step, ASK_STEP_COUNT),
    steps: trackSteps({
      names: askTexts.steps,
      steps: askSteps,
      step,
      nowName: isClosed ? askTexts.closed : undefined,
      isClosed,
      history: ask.history,
    }),
    // The step in which the item is in our warehouse.
    hasHole: step === askSteps.under_inspection || ask.status === 'transaction_successful',
  };
}

type Priced = Pick<
  Ask,
  | 'status'
  | 'price'
  | 'discount'
  | 'income'
  | 'tax'
  | 'deposit'
  | 'closure'
  | 'techServiceFee'
  | 'paymentFee'
  | 'operationalFee'
  | 'withdrawal'
>;

/**
 * Returns the price, each fee, the seller's income, and the deposit with its state. The price lines of a closed ask
 * stay as they are.
 */
export function askMoney(ask: Priced): readonly ReceiptLine[] {
  const { lines } = askTexts;
  const isClosed = ask.status === 'transaction_closed';
  const isInstead = isClosed && (ask.closure?.detail === 'bid_default' || isPaidByUs(ask));
  const ended: ReceiptLine = {
    id: 'income',
    label: lines.income,
    note: isInstead ? lines.insteadOfIncome : lines.noIncome,
    amount: isInstead ? orderTexts.ended.noAmount : formatMoney(zero),
    kind: 'total',
  };
  const words = {
    price: lines.price,
    total: { label: lines.income, note: incomeNote(ask) },
  };
  return [
    ...(isClosed ? [ended] : sellerReceiptOf(ask, words)),
    {
      id: 'deposit',
      label: lines.deposit,
      note: depositWords(ask.deposit),
      amount: formatMoney(ask.deposit.amount),
      kind: 'strong',
    },
  ];
}

/** Before a sale the page tells the day of withdrawal below the lines. */
function incomeNote({ status, withdrawal }: Pick<Priced, 'status' | 'withdrawal'>): string {
  const isTold = status === 'listed' || status === 'to_pay' || !withdrawal.isHeld;
  const { lines } = askTexts;
  return isTold ? lines.incomeNote : lines.incomeNoteHeld(withdrawalSentence(withdrawal));
}

/** The action on the ask's own page; a sold ask has its actions on the order's page. */
export type AskAction = 'pay' | 'order' | 'none';

export function askAction({ next, orderId, status }: Pick<AskSummary, 'next' | 'orderId' | 'status'>): AskAction {
  if (next.actions.includes('pay_deposit') || next.actions.includes('pay_accepted_bid')) {
    return 'pay';
  }
  return orderId !== null && status !== 'listed' ? 'order' : 'none';
}

/** The sell form of the same size, with the price and the days that the ask had. */
export function relistPath({
  item,
  sku,
  price,
  expiryDays,
}: Pick<AskSummary, 'item' | 'sku' | 'price' | 'expiryDays'>) {
  return sellFormPath({
    itemId: item.id,
    skuId: sku.id,
    price: String(inPesos(price)),
    days: expiryDaysOf(String(expiryDays)) ?? undefined,
  });
}

/** The day of withdrawal while nobody has bought the item, as if it sold today. Null after that. */
export function withdrawalToCome(
  { status, withdrawal, lane, returnAddress }: Pick<Ask, 'status' | 'withdrawal' | 'lane' | 'returnAddress'>,
  now: Date | null,
): WithdrawalBefore | null {
  return status === 'listed' || status === 'to_pay'
    ? withdrawalBefore({ isHeld: withdrawal.isHeld, lane, sellerRegion: regionOf(returnAddress.region), now })
    : null;
}
