import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askFixture, attemptFixture, ids, paidOrderFixture } from '../../../testing/trade-fixtures.ts';
import { add, type Centavos, centavos, pesos, zero } from '../../money/centavos.ts';
import type { Owed } from '../facts/command-facts.ts';
import type { Account, Posting } from '../facts/decision.ts';
import type { DepositSnapshot, OrderSnapshot } from '../facts/snapshot.ts';
import {
  holdDeposit,
  keepDeposit,
  returnDeposit,
  reverseHeld,
  reverseSettled,
  shareDeposit,
  undoPenalty,
} from './deposit-postings.ts';
import { harmedPart, keptPart } from './money-of-deposit.ts';
import {
  buyerFeesOf,
  earnBuyerFees,
  fillEscrow,
  moveEscrow,
  paySeller,
  refundAfterIncome,
  refundDiscount,
  refundOrder,
  reversePayment,
  withholdTax,
} from './order-postings.ts';
import {
  bookGatewayFee,
  creditUser,
  earnShipping,
  forgiveDebt,
  oweRefund,
  payForItem,
  refundClaim,
  returnSecondPayment,
} from './other-postings.ts';
import { sumOf } from './postings.ts';
import { partsOf, spread, takenFirst } from './refund-routes.ts';

const amount = fc.integer({ min: 0, max: 5_000_000 }).map(centavos);
const order: fc.Arbitrary<OrderSnapshot> = fc
  .record({
    income: amount,
    fees: fc.tuple(amount, amount, amount),
    buyer: fc.tuple(amount, amount, amount),
    coupon: amount,
  })
  .chain(({ income, fees, buyer, coupon }) => {
    const [techServiceFee, paymentFee, operationalFee] = fees;
    const [shippingFee, flashFee, processingFee] = buyer;
    const net = add(income, ...fees);
    const before = add(net, ...buyer);
    const couponAmount = centavos(Math.min(coupon, before));
    const total = centavos(before - couponAmount);
    return fc.integer({ min: 0, max: Math.floor(net / 4) }).map((discount) =>
      paidOrderFixture({
        // A discount lowers the sum that fees and income share: the price is that sum and the discount.
        price: add(net, centavos(0)),
        income,
        techServiceFee,
        paymentFee,
        operationalFee,
        shippingFee,
        flashFee,
        processingFee,
        couponAmount,
        total,
        refundedAmount: centavos(Math.min(discount, total)),
      }),
    );
  });
const deposit: fc.Arbitrary<DepositSnapshot> = fc
  .record({ first: amount, topUps: fc.array(amount, { maxLength: 3 }), part: fc.nat({ max: 100 }) })
  .map(({ first, topUps, part }) => {
    const all = add(first, ...topUps);
    return askFixture(
      {},
      {
        amount: all,
        deductedAmount: centavos(Math.floor((all * part) / 100)),
        topUps: topUps.map((one, index) => ({ amount: one, attemptId: index === 0 ? null : ids.secondAttempt })),
      },
    ).deposit;
  });
const owed: fc.Arbitrary<Owed> = fc.record({ [ids.buyer]: amount, [ids.seller]: amount });

function expectBalanced(...postings: readonly Posting[]): void {
  for (const { code, entries } of postings) expect(sumOf(entries), code).toBe(0);
}

test('every posting about an order sums to zero, whatever its amounts', () => {
  fc.assert(
    fc.property(order, owed, amount, (one, debts, other) => {
      const escrow = buyerFeesOf(one);
      const key = one.id;
      expectBalanced(
        fillEscrow(one),
        refundOrder({ order: one, attemptId: ids.attempt }),
        paySeller(one, { availableAt: null, owed: debts }),
        withholdTax(one),
        withholdTax({ ...one, isTaxWithheld: true }),
        paySeller({ ...one, isTaxWithheld: true }, { availableAt: null, owed: debts }),
        earnBuyerFees(one),
        refundAfterIncome(one, escrow),
        refundAfterIncome(one, escrow, other),
        refundAfterIncome(one, zero),
        refundDiscount({ ...one, discountOffer: centavos(Math.floor(one.price / 5)) }),
        moveEscrow(one, { ...one, id: ids.nextOrder, total: centavos(Math.floor(one.total / 2)), couponAmount: zero }),
        reversePayment(one, { escrow, coupon: zero, unsent: zero, paid: one.total, by: 'buyer' }),
        reversePayment(one, {
          escrow: add(one.total, one.couponAmount),
          coupon: one.couponAmount,
          unsent: zero,
          paid: one.total,
          by: 'platform',
        }),
        payForItem({ userId: ids.seller, amount: other, key, owed: debts }),
        creditUser({ userId: ids.buyer, amount: other, key, owed: debts }),
        refundClaim(one, other),
        oweRefund(one, other),
        forgiveDebt(one, other, debts),
        bookGatewayFee(ids.attempt, other),
        returnSecondPayment(attemptFixture({ amount: other })),
        returnSecondPayment(attemptFixture({ amount: other, source: 'wallet' })),
        earnShipping('return_fee_earned', attemptFixture({ amount: other })),
      );
    }),
  );
});

test('every posting about a deposit sums to zero, and what it keeps and returns is the deposit', () => {
  fc.assert(
    fc.property(deposit, owed, fc.boolean(), fc.boolean(), (one, debts, isRefundUnsent, isFineInSuspense) => {
      const attempt = attemptFixture({ id: ids.depositAttempt, amount: one.amount });
      const routes = spread(centavos(one.amount - takenFirst(one.userId, one.amount, debts)), partsOf(one));
      const kept = one.deductedAmount;
      const penalty = { keptPercent: 100, harmed: 'buyer' } as const;
      const returnCost = centavos(Math.min(kept, 22_000));
      const harmedShare = harmedPart(penalty, centavos(kept - returnCost));
      expectBalanced(
        holdDeposit(one, one.amount, attempt),
        holdDeposit(one, one.amount, { ...attempt, source: 'wallet' }),
        returnDeposit({ deposit: one, amount: one.amount, routes, kind: 'deposit_refund', owed: debts }),
        keepDeposit(one, kept),
        shareDeposit({
          deposit: one,
          harmedId: ids.buyer,
          kept,
          returnCost,
          harmedShare,
          availableAt: null,
          owed: debts,
        }),
        undoPenalty(one, spread(kept, partsOf(one))),
        reverseHeld(one, attempt, partsOf(one).slice(1)),
        reverseSettled(one, attempt, {
          unsent: isRefundUnsent ? centavos(one.amount - kept) : zero,
          fine: isFineInSuspense ? kept : zero,
        }),
      );
    }),
  );
});

describe('the forfeit split', () => {
  test.each([
    { kept: pesos(650), harmed: 'buyer', share: pesos(455) },
    { kept: pesos(650), harmed: 'seller', share: pesos(455) },
    { kept: pesos(650), harmed: 'nobody', share: zero },
    { kept: centavos(1), harmed: 'buyer', share: zero },
  ] as const)('of $kept gives $share to the $harmed side', ({ kept, harmed, share }) => {
    expect(harmedPart({ keptPercent: 100, harmed }, kept)).toBe(share);
  });

  test.each([
    { cost: pesos(220), kept: pesos(220) },
    { cost: pesos(900), kept: pesos(650) },
    { cost: zero, kept: zero },
  ])('a return cost of $cost keeps $kept of a deposit of ₱650 (E62)', ({ cost, kept }) => {
    const penalty = { keptPercent: 100, keeps: 'return_cost', harmed: 'nobody' } as const;
    expect(keptPart(penalty, askFixture().deposit, cost)).toBe(kept);
  });
});

describe('what is owed', () => {
  test('is taken first from income, and never more than either', () => {
    const one = paidOrderFixture();
    const lines = (debt: number) =>
      paySeller(one, { availableAt: null, owed: { [ids.seller]: centavos(debt) } }).entries.filter(({ account }) =>
        /^(wallet|receivable)/.test(account),
      );
    expect(lines(0).map(({ amount: put }) => put)).toEqual([one.income]);
    expect(lines(10_000).map(({ amount: put }) => put)).toEqual([10_000, one.income - 10_000]);
    expect(lines(99_999_900).map(({ account, amount: put }) => [account, put])).toEqual([
      [`receivable:${ids.seller}`, one.income],
    ]);
  });

  test('a deposit goes back along the payments that it was made of', () => {
    const { deposit: topped } = askFixture(
      {},
      { amount: pesos(800), topUps: [{ amount: pesos(150), attemptId: ids.secondAttempt }] },
    );
    expect(spread(pesos(700), partsOf(topped))).toEqual([
      { attemptId: ids.depositAttempt, amount: pesos(650) },
      { attemptId: ids.secondAttempt, amount: pesos(50) },
    ]);
  });
});

describe('income with withheld tax', () => {
  const taxed = {
    ...paidOrderFixture(),
    price: pesos(8000),
    discountOffer: zero,
    income: pesos(7320),
    isTaxWithheld: true,
  };
  const after = (income: Centavos, debt: Centavos) => {
    const one = { ...taxed, income };
    const owing = { [ids.seller]: debt } as Owed;
    const [paid, withheld] = [paySeller(one, { availableAt: null, owed: owing }), withholdTax(one)];
    const on = (account: Account, { entries }: Posting) => sumOf(entries.filter((entry) => entry.account === account));
    const wallet = on(`wallet:${ids.seller}`, paid);
    return {
      inWallet: wallet / 100,
      settled: on(`receivable:${ids.seller}`, paid) / 100,
      tax: on('platform:tax_withheld', withheld) / 100,
      left: (wallet + on(`wallet:${ids.seller}`, withheld)) / 100,
      shown: (paid.shown[0]?.amount ?? 0) / 100,
    };
  };

  test.each([
    ['without a debt, is less by the tax', pesos(7320), zero, { settled: 0, tax: 40, left: 7280, shown: 7280 }],
    [
      'settles a debt out of what is left',
      pesos(7320),
      pesos(1000),
      { settled: 1000, tax: 40, left: 6280, shown: 6280 },
    ],
    ['settles a debt of all that is left', pesos(7320), pesos(7280), { settled: 7280, tax: 40, left: 0, shown: 0 }],
    [
      'settles of a larger debt no more than that',
      pesos(7320),
      pesos(7281),
      { settled: 7280, tax: 40, left: 0, shown: 0 },
    ],
    ['settles no debt out of the tax', pesos(7320), pesos(99_999), { settled: 7280, tax: 40, left: 0, shown: 0 }],
    ['that is the tax goes there whole', pesos(40), pesos(500), { settled: 0, tax: 40, left: 0, shown: 0 }],
    ['below the tax goes there whole', pesos(39), pesos(500), { settled: 0, tax: 39, left: 0, shown: 0 }],
    ['of nothing pays nothing', zero, pesos(500), { settled: 0, tax: 0, left: 0, shown: 0 }],
  ] as const)('%s', (_, income, debt, expected) => {
    const { inWallet, ...rest } = after(income, debt);
    expect(rest).toEqual(expected);
    // The two postings follow each other: the first leaves the amount that the second takes.
    expect(inWallet).toBe(expected.left + expected.tax);
  });
});
