import type { AttemptId } from '../ids/id.ts';
import { add, type Centavos, negate, subtract, zero } from '../money/centavos.ts';
import type { Account, Entry, Posting, ShownTransaction } from './decision.ts';
import type { AttemptSnapshot, DepositSnapshot, OrderSnapshot } from './snapshot.ts';

/*
 * One function per posting of lifecycle, section 3. Credit (onto the account) is positive. Lines of ₱0 are left out; a
 * posting without lines is left out by its caller (`moneyOf`).
 */

type Line = readonly [account: Account, amount: Centavos, line: string];

export type PostingInput = {
  readonly code: string;
  readonly key: string;
  readonly lines: readonly Line[];
  readonly shown?: readonly ShownTransaction[] | undefined;
};

/** Builds a posting out of its lines. */
export function posting({ code, key, lines, shown = [] }: PostingInput): Posting {
  const entries: readonly Entry[] = lines
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount, line]) => ({ account, amount, line }));
  return { code, key, entries, shown };
}

/** Where money goes back to: the attempt that paid it, or the wallet when no attempt did. */
export function wayBack(attemptId: AttemptId | null, userId: DepositSnapshot['userId']): Account {
  return attemptId === null ? `wallet:${userId}` : `refund:${attemptId}`;
}

/** P1: the deposit is held. */
export function holdDeposit(deposit: DepositSnapshot): Posting {
  return posting({
    code: 'P1',
    key: deposit.id,
    lines: [
      ['platform:gateway_clearing', negate(deposit.amount), 'deposit paid'],
      [`deposit:${deposit.id}`, deposit.amount, 'deposit held'],
    ],
  });
}

export type ReturnInput = {
  readonly deposit: DepositSnapshot;
  readonly attemptId: AttemptId | null;
  readonly amount: Centavos;
  readonly kind: 'deposit_refund' | 'partial_deposit_refund';
};

/** P2: (part of) the deposit goes back to where it came from. */
export function returnDeposit({ deposit, attemptId, amount, kind }: ReturnInput): Posting {
  return posting({
    code: 'P2',
    key: deposit.id,
    lines: [
      [`deposit:${deposit.id}`, negate(amount), 'deposit released'],
      [wayBack(attemptId, deposit.userId), amount, 'deposit refund'],
    ],
    shown: [{ userId: deposit.userId, kind, amount, availableAt: null }],
  });
}

/** P3: the kept part of the deposit waits in suspense. */
export function keepDeposit(deposit: DepositSnapshot, kept: Centavos): Posting {
  return posting({
    code: 'P3',
    key: deposit.id,
    lines: [
      [`deposit:${deposit.id}`, negate(kept), 'deposit forfeited'],
      [`penalty:${deposit.id}`, kept, 'penalty in suspense'],
    ],
    shown: [{ userId: deposit.userId, kind: 'fine', amount: negate(kept), availableAt: null }],
  });
}

export type ShareInput = {
  readonly deposit: DepositSnapshot;
  readonly harmedId: DepositSnapshot['userId'];
  readonly kept: Centavos;
  readonly harmedShare: Centavos;
  readonly availableAt: Date | null;
};

/** Release of P3: the suspense is shared between the harmed side and the platform. */
export function shareDeposit({ deposit, harmedId, kept, harmedShare, availableAt }: ShareInput): Posting {
  const compensation = { userId: harmedId, kind: 'compensation', amount: harmedShare, availableAt } as const;
  return posting({
    code: 'P3-release',
    key: deposit.id,
    lines: [
      [`penalty:${deposit.id}`, negate(kept), 'penalty released'],
      [`wallet:${harmedId}`, harmedShare, 'compensation'],
      ['platform:penalty_revenue', subtract(kept, harmedShare), 'penalty'],
    ],
    shown: harmedShare === 0 ? [] : [compensation],
  });
}

/** P4: the buyer's money, and the platform's coupon with it, is kept for the order. */
export function fillEscrow(order: OrderSnapshot, coupon: Centavos = order.couponAmount): Posting {
  return posting({
    code: 'P4',
    key: order.id,
    lines: [
      ['platform:gateway_clearing', negate(order.total), 'order paid'],
      ['platform:promo_expense', negate(coupon), 'coupon'],
      [`escrow:${order.id}`, add(order.total, coupon), 'escrow'],
    ],
  });
}

export type RefundInput = {
  readonly order: OrderSnapshot;
  readonly attemptId: AttemptId | null;
  readonly coupon?: Centavos | undefined;
};

/** P5: exactly what the buyer paid goes back, shipping and flash fee included. */
export function refundOrder({ order, attemptId, coupon = order.couponAmount }: RefundInput): Posting {
  return posting({
    code: 'P5',
    key: order.id,
    lines: [
      [`escrow:${order.id}`, negate(add(order.total, coupon)), 'escrow released'],
      [wayBack(attemptId, order.buyerId), order.total, 'order refund'],
      ['platform:promo_expense', coupon, 'coupon given back'],
    ],
    shown: [{ userId: order.buyerId, kind: 'item_refund', amount: order.total, availableAt: null }],
  });
}

/** P7: the seller is paid, the three fees are earned. */
export function paySeller(order: OrderSnapshot, availableAt: Date | null): Posting {
  return posting({
    code: 'P7',
    key: order.id,
    lines: [
      [`escrow:${order.id}`, negate(order.price), 'sale'],
      [`wallet:${order.sellerId}`, order.income, 'income'],
      ['platform:fee_revenue', order.techServiceFee, 'tech service fee'],
      ['platform:fee_revenue', order.paymentFee, 'payment fee'],
      ['platform:fee_revenue', order.operationalFee, 'operational fee'],
    ],
    shown: [{ userId: order.sellerId, kind: 'sell_income', amount: order.income, availableAt }],
  });
}

/** P8: shipping, flash and processing fee are earned when the order is done. */
export function earnBuyerFees(order: OrderSnapshot): Posting {
  const fees = add(order.shippingFee, order.flashFee, order.processingFee);
  return posting({
    code: 'P8',
    key: order.id,
    lines: [
      [`escrow:${order.id}`, negate(fees), 'fees of the buyer'],
      ['platform:shipping_revenue', order.shippingFee, 'shipping'],
      ['platform:fee_revenue', order.flashFee, 'flash fee'],
      ['platform:fee_revenue', order.processingFee, 'processing fee'],
    ],
  });
}

/** P14: a second payment never touches escrow or hold; it goes back in full. */
export function returnSecondPayment(attempt: AttemptSnapshot): Posting {
  const kind = attempt.subject.entity === 'order' ? 'item_refund' : 'deposit_refund';
  return posting({
    code: 'P14',
    key: attempt.id,
    lines: [
      ['platform:gateway_clearing', negate(attempt.amount), 'second payment'],
      [`refund:${attempt.id}`, attempt.amount, 'second payment refund'],
    ],
    shown: [{ userId: attempt.userId, kind, amount: attempt.amount, availableAt: null }],
  });
}

/** The sum of a posting's lines; zero for every posting there is. */
export function sumOf(entries: readonly Entry[]): Centavos {
  return entries.length === 0 ? zero : add(...entries.map((entry) => entry.amount));
}
