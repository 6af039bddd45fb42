import { keysOf } from '../src/keys-of.ts';
import { pesos, subtract } from '../src/money/centavos.ts';
import { decideRefund, type RefundReport } from '../src/trade/decide/decide-refund.ts';
import type { Posting } from '../src/trade/facts/decision.ts';
import {
  holdDeposit,
  returnDeposit,
  reverseSettled,
  shareDeposit,
  undoPenalty,
} from '../src/trade/money/deposit-postings.ts';
import {
  earnBuyerFees,
  fillEscrow,
  moveEscrow,
  paySeller,
  refundAfterIncome,
  refundDiscount,
  refundOrder,
  reversePayment,
  withholdTax,
} from '../src/trade/money/order-postings.ts';
import {
  bookGatewayFee,
  creditUser,
  forgiveDebt,
  payForItem,
  returnSecondPayment,
} from '../src/trade/money/other-postings.ts';
import { approvePayout } from '../src/trade/money/payout-effects.ts';
import { payoutTransitions } from '../src/trade/table/payout-transitions.table.ts';
import type { RefundEvent } from '../src/trade/table/refund-transitions.table.ts';
import { eventIds } from '../src/trade/table/transitions.table.ts';
import { tradeCases } from '../testing/trade-cases.ts';
import { askFixture, depositAttemptFixture, ids, paidOrderFixture } from '../testing/trade-fixtures.ts';

/** A posting that the rules made. `by`: the row that booked it; null when the example called the posting's function. */
export type BookedExample = { readonly posting: Posting; readonly by: string | null };

/** Postings of every kind: of each row on a plain trade, of payouts and refunds, and of trades with extras. */
export function bookedExamples(): readonly BookedExample[] {
  const rows = ofRows();
  return [...rows, ...ofTaxedSales(rows), ...ofPayouts(), ...ofRefunds(), ...ofOtherTrades().map(withoutRow)];
}

function ofRows(): readonly BookedExample[] {
  return eventIds.flatMap((event) => {
    const decision = tradeCases[event]();
    return decision.ok ? decision.postings.map((posting) => ({ posting, by: event })) : [];
  });
}

/** The rows of taxed sales. Every row that pays a seller withholds a marked seller's tax; the plain seller has none. */
function ofTaxedSales(rows: readonly BookedExample[]): readonly BookedExample[] {
  const order = paidOrderFixture({ isTaxWithheld: true });
  const { code } = paySeller(order, { availableAt: null });
  return rows.filter(({ posting }) => posting.code === code).map(({ by }) => ({ posting: withholdTax(order), by }));
}

function ofPayouts(): readonly BookedExample[] {
  return keysOf(payoutTransitions).flatMap((event) => {
    const payout = { id: ids.payout, userId: ids.seller, amount: pesos(1_000), status: null, tries: 1 };
    return approvePayout(event, payout, 'payout.REVIEWED').postings.map((posting) => ({ posting, by: event }));
  });
}

const reports = {
  'refund-requested': 'requested',
  'refund-succeeded': 'succeeded',
  'refund-to-wallet': 'failed_for_good',
} as const satisfies Partial<Record<RefundEvent, RefundReport>>;

function ofRefunds(): readonly BookedExample[] {
  const refund = { id: ids.refund, attemptId: ids.attempt, userId: ids.buyer, amount: pesos(1_000) };
  return keysOf(reports).flatMap((event) => {
    const { postings } = decideRefund({ ...refund, status: 'REQUESTED' }, reports[event]);
    return postings.map((posting) => ({ posting, by: event }));
  });
}

const withoutRow = (posting: Posting): BookedExample => ({ posting, by: null });

/** An order with coupon, discount and withheld tax, whose people have debts; and the gateway's fee. */
function ofOtherTrades(): readonly Posting[] {
  const coupon = pesos(100);
  const order = paidOrderFixture({ couponAmount: coupon, discountOffer: pesos(300), isTaxWithheld: true });
  const { deposit } = askFixture();
  const { amount } = deposit;
  const debt = pesos(50);
  const rest = subtract(amount, debt);
  const attempt = depositAttemptFixture();
  const owed = { [ids.seller]: debt, [ids.buyer]: debt };
  const penalty = { deposit, harmedId: ids.buyer, kept: amount, returnCost: pesos(220), harmedShare: pesos(300) };
  const fromWallet = depositAttemptFixture({ source: 'wallet' });
  const reversal = { escrow: pesos(200), coupon, unsent: pesos(50), paid: order.total } as const;
  return [
    holdDeposit(deposit, amount, fromWallet),
    returnSecondPayment(fromWallet),
    shareDeposit({ ...penalty, availableAt: null, owed }),
    undoPenalty({ ...deposit, deductedAmount: amount }, [{ attemptId: null, amount }]),
    earnBuyerFees({ ...order, flashFee: pesos(375), processingFee: pesos(10) }),
    refundAfterIncome({ ...order, refundedAmount: order.total }, pesos(500)),
    fillEscrow(order),
    refundOrder({ order, attemptId: ids.attempt }),
    refundDiscount(order),
    paySeller(order, { availableAt: null, owed }),
    refundAfterIncome(order, pesos(120)),
    forgiveDebt(order, pesos(500), owed),
    moveEscrow(order, { ...order, id: ids.nextOrder, total: pesos(5_000), couponAmount: pesos(50) }),
    reversePayment(order, { ...reversal, by: 'platform' }),
    returnDeposit({ deposit, amount, routes: [{ attemptId: null, amount: rest }], kind: 'deposit_refund', owed }),
    reverseSettled(deposit, attempt, { unsent: pesos(100), fine: pesos(100) }),
    payForItem({ userId: ids.seller, amount: pesos(500), key: order.id, owed }),
    creditUser({ userId: ids.buyer, amount: pesos(200), key: order.id, owed }),
    bookGatewayFee(ids.attempt, pesos(20)),
  ];
}
