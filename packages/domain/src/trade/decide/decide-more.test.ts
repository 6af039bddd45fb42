import { proves } from '@suki/evidence/proves';
import { describe, expect, test } from 'vitest';
import {
  acceptance,
  acceptingSeller,
  bidderFacts,
  bidTrade,
  flashTrade,
  newOrder,
  trade,
} from '../../../testing/trade-cases/case.ts';
import {
  askFixture,
  attemptFixture,
  bidFixture,
  claimFixture,
  ids,
  itemFacts,
  tuesday as now,
  returnFixture,
  stockFixture,
} from '../../../testing/trade-fixtures.ts';
import { HOUR_MS } from '../../config/durations.ts';
import { sellerFees } from '../../config/fees.ts';
import { depositMoves, isAllowedDepositMove } from '../../deposits/deposit-moves.ts';
import { pesos, zero } from '../../money/centavos.ts';
import type { AcceptingSellerFacts, BidderFacts } from '../facts/command-facts.ts';
import type { Decision } from '../facts/decision.ts';
import { workingDaysMs } from '../facts/working-days.ts';
import { isAllowedDiscount, isThirdOver } from '../table/conditions.ts';
import { decide } from './decide.ts';
import { decideLapse } from './decide-lapse.ts';
import { decideRemind } from './decide-nudge.ts';

const approved = (decision: Decision) => {
  if (!decision.ok) throw new Error(`Expected an approval, got ${decision.reason}.`);
  return decision;
};
const later = (ms: number) => new Date(now.getTime() + ms);

describe('bidding (E13, E18e)', () => {
  const post = {
    name: 'post_bid',
    bidId: ids.bid,
    depositId: ids.bidDeposit,
    itemId: ids.item,
    skuId: ids.sku,
    price: pesos(6_000),
    expiryDays: 14,
  } as const;
  const facts = { bidder: bidderFacts, item: itemFacts, lowestAsk: pesos(6_250) };

  test.each<{ change: Partial<BidderFacts>; reason: string }>([
    { change: { isRegistered: false }, reason: 'NOT_REGISTERED' },
    { change: { isSuspended: true }, reason: 'ACCOUNT_SUSPENDED' },
    { change: { isPhoneVerified: false }, reason: 'PHONE_NOT_VERIFIED' },
    { change: { hasAddress: false }, reason: 'ADDRESS_NOT_FOUND' },
    { change: { liveBidsOnSku: 1 }, reason: 'BID_EXISTS' },
  ])('is refused with $reason for $change', ({ change, reason }) => {
    expect(decide(post, { ...facts, bidder: { ...bidderFacts, ...change } }, now)).toMatchObject({ ok: false, reason });
  });

  test.each([
    { price: pesos(6_200), lowestAsk: pesos(6_250), ok: true },
    { price: pesos(6_250), lowestAsk: pesos(6_250), ok: false },
    { price: pesos(6_300), lowestAsk: pesos(6_250), ok: false },
    { price: pesos(6_300), lowestAsk: null, ok: true },
  ])('at $price against a lowest ask of $lowestAsk: $ok', ({ price, lowestAsk, ok }) => {
    const decision = decide({ ...post, price }, { ...facts, lowestAsk }, now);
    expect(decision).toMatchObject(ok ? { ok } : { ok, reason: 'BUY_NOW_AVAILABLE', details: { lowestAsk } });
  });

  test('nobody edits or withdraws the bid of another', () => {
    const edit = { name: 'edit_bid', callerId: ids.seller, price: pesos(5_000), expiryDays: 7 } as const;
    expect(decide(edit, { bid: bidFixture() }, now)).toMatchObject({ reason: 'NOT_YOUR_ROLE' });
    const cancel = { name: 'cancel_bid', callerId: ids.seller } as const;
    expect(decide(cancel, { bid: bidFixture() }, now)).toMatchObject({ reason: 'NOT_YOUR_ROLE' });
  });

  test('only another price takes a new place in the queue', () => {
    const edit = { name: 'edit_bid', callerId: ids.buyer, expiryDays: 7 } as const;
    const patchOf = (price: number) =>
      approved(decide({ ...edit, price: price as never }, { bid: bidFixture() }, later(1))).patches[0]?.set;
    expect(patchOf(pesos(6_000))).not.toHaveProperty('liveAt');
    expect(patchOf(pesos(5_950))).toHaveProperty('liveAt', later(1));
  });
});

describe('a crossed book (E20, E21)', () => {
  const crossing = { ask: askFixture({ price: pesos(6_000) }), bid: bidFixture({ price: pesos(6_250) }), newOrder };

  test.each([
    { incoming: 'ask', price: pesos(6_250) },
    { incoming: 'bid', price: pesos(6_000) },
  ] as const)('trades at the resting price when the $incoming came last', ({ incoming, price }) => {
    const [creation] = approved(decide({ name: 'match_book', incoming }, crossing, now)).creations;
    expect(creation).toMatchObject({ entity: 'order', row: { price, origin: 'bid', bidId: ids.bid, flashFee: 0 } });
  });

  test.each([
    { what: 'one centavo step apart', change: { bid: bidFixture({ price: pesos(5_950) }) } },
    { what: 'with a flash ask', change: { ask: askFixture({ price: pesos(6_000), lane: 'flash' as const }) } },
    { what: 'without a bid', change: { bid: null } },
    { what: 'of one person', change: { bid: bidFixture({ buyerId: ids.seller, price: pesos(6_250) }) } },
  ])('$what does not trade', ({ change }) => {
    const decision = approved(decide({ name: 'match_book', incoming: 'ask' }, { ...crossing, ...change }, now));
    expect(decision.moves).toEqual([]);
  });
});

describe('accepting a bid (E22a, E22b, E23)', () => {
  const accept = { name: 'accept_bid_without_pay', askId: ids.ask, depositId: ids.deposit, floorPrice: null } as const;
  const facts = {
    bid: bidFixture(),
    hasLinkedBid: false,
    ask: null,
    seller: acceptingSeller,
    item: itemFacts,
    newOrder,
  };

  test.each<{ change: Partial<AcceptingSellerFacts>; reason: string | null }>([
    { change: { unpaidAcceptances: 1 }, reason: 'ACCEPTANCE_UNPAID' },
    { change: { depositDefaults: 3 }, reason: 'DEPOSIT_FIRST' },
    { change: { depositDefaults: 2 }, reason: null },
    { change: { userId: ids.buyer }, reason: 'OWN_ENTRY' },
    { change: { isSuspended: true }, reason: 'ACCOUNT_SUSPENDED' },
  ])('with $change: $reason', ({ change, reason }) => {
    const decision = decide(accept, { ...facts, seller: { ...acceptingSeller, ...change } }, now);
    expect(decision).toMatchObject(reason === null ? { ok: true } : { ok: false, reason });
  });

  test.each([
    { floorPrice: pesos(6_000), ok: true },
    { floorPrice: pesos(6_050), ok: false },
  ])('with a floor of $floorPrice: $ok', ({ floorPrice, ok }) => {
    const decision = decide({ ...accept, floorPrice }, facts, now);
    expect(decision).toMatchObject(ok ? { ok } : { ok, reason: 'BELOW_FLOOR', details: { highestBid: pesos(6_000) } });
  });

  test('gives 15 minutes to pay in the same step, an hour otherwise', () => {
    const t5 = (name: 'accept_bid' | 'accept_bid_without_pay') =>
      approved(decide({ ...accept, name }, facts, now)).timers.find(({ kind }) => kind === 'acceptance_deposit');
    expect(t5('accept_bid')).toMatchObject({ fireAt: later(15 * 60_000) });
    expect(t5('accept_bid_without_pay')).toMatchObject({ fireAt: later(HOUR_MS) });
  });

  test('an unpaid acceptance gives the bid the rest of its days back, at least an hour', () => {
    const { ask, bid } = acceptance();
    const lapse = decide(
      { name: 'deposit_time_over' },
      { ask, bid: { ...bid, liveRemainingMs: 60_000 }, pendingAttempt: null, wasExtended: false },
      now,
    );
    expect(approved(lapse).timers.find(({ kind }) => kind === 'bid_life')).toMatchObject({ fireAt: later(HOUR_MS) });
    expect(approved(lapse).standings).toEqual([{ userId: ids.seller, change: 'deposit_default' }]);
  });
});

describe('a bidder who does not pay (E36)', () => {
  test('cannot cancel while a payment is under way', () => {
    const cancel = { name: 'cancel_accepted_bid', callerId: ids.buyer } as const;
    const decision = decide(cancel, { ...bidTrade(), pendingAttempt: attemptFixture() }, now);
    expect(decision).toMatchObject({ ok: false, reason: 'PAYMENT_PENDING' });
  });

  test('pays 70 % of the deposit to the seller and 30 % to us, three days later', () => {
    const closure = { reason: 'no_return_required', detail: 'bid_default' } as const;
    const bid = bidFixture({ status: 'bid_closed', closure }, { status: 'deducted', deductedAmount: pesos(600) });
    const facts = { ...bidTrade({ status: 'listed' }), bid, isReleased: false, wasDepositPaidByCard: false };
    const { postings, messages } = approved(decide({ name: 'release_penalty', of: 'bid' }, facts, now));
    expect(postings[0]?.entries.map(({ account, amount }) => [account, amount])).toEqual([
      [`penalty:${ids.bidDeposit}`, -60_000],
      [`wallet:${ids.seller}`, 42_000],
      ['platform:penalty_revenue', 18_000],
    ]);
    expect(messages).toMatchObject([{ to: ids.seller, kind: 'compensation', params: { compensation: 42_000 } }]);
  });
});

describe('what stands still (E40)', () => {
  const hold = { why: 'review', timers: [{ kind: 'confirmation', remainingMs: HOUR_MS }] } as const;
  const held = trade('confirming_buyer_order', 'confirming_buyer_order', { hold });

  test('is not confirmed, its buyer does not cancel, its seller may reject it, and it gets its time back', () => {
    expect(decide({ name: 'confirm_order', callerId: ids.seller }, held, now)).toMatchObject({ reason: 'ON_HOLD' });
    const facts = { ...held, pendingAttempt: null, cancellations: { day: 0, month: 0 } };
    const cancelled = decide({ name: 'cancel_order', callerId: ids.buyer, isSeller: false }, facts, now);
    expect(cancelled).toMatchObject({ reason: 'ON_HOLD' });
    const rejected = decide({ name: 'cancel_order', callerId: ids.seller, isSeller: true }, facts, now);
    expect(rejected).toMatchObject({ ok: true, event: 'E42' });
    const { timers } = approved(decide({ name: 'release_hold' }, held, now));
    expect(timers).toContainEqual(
      expect.objectContaining({ change: 'start', kind: 'confirmation', fireAt: later(HOUR_MS) }),
    );
  });
});

describe('another pair for the money (E78)', () => {
  const facts = { ...trade('confirming_buyer_order', 'confirming_buyer_order'), pendingAttempt: null };
  const reject = { name: 'cancel_order', callerId: ids.seller, isSeller: true } as const;
  const cancellations = { day: 0, month: 0 };

  test('keeps the escrow for two hours when one can be had, and refunds at once when not', () => {
    const kept = approved(decide(reject, { ...facts, cancellations, canRematch: true }, now));
    expect(kept.postings.map(({ code }) => code)).toEqual(['deposit_deducted', 'deposit_returned']);
    expect(kept.timers).toContainEqual(expect.objectContaining({ kind: 'rematch', fireAt: later(2 * HOUR_MS) }));
    expect(kept.messages.map(({ kind }) => kind)).toContain('rematch-offer');
    const refunded = approved(decide(reject, { ...facts, cancellations }, now));
    expect(refunded.postings.map(({ code }) => code)).toContain('order_refunded');
    expect(refunded.coupons).toEqual([{ change: 'give', userId: ids.buyer, amount: pesos(100) }]);
  });

  test.each([
    { price: pesos(6_250), ok: true },
    { price: pesos(6_300), ok: false },
  ])('at $price: $ok, because it may not cost more than was paid', ({ price, ok }) => {
    const order = { ...facts.order, status: 'transaction_closed', rematch: 'offered' } as const;
    const ask = askFixture({ id: ids.nextAsk, sellerId: ids.otherSeller, price });
    const take = { name: 'take_rematch', callerId: ids.buyer, orderId: ids.nextOrder } as const;
    const decision = decide(take, { order, ask, feeRules: sellerFees, buyerRegion: 'NCR' }, now);
    expect(decision).toMatchObject(ok ? { ok, event: 'E78' } : { ok, reason: 'NO_REMATCH' });
  });
});

describe('a small defect (E59d to E62)', () => {
  test.each([
    { discount: pesos(50), ok: true },
    { discount: pesos(1_850), ok: true },
    { discount: pesos(1_900), ok: false },
    { discount: pesos(75), ok: false },
    { discount: zero, ok: false },
  ])('a discount of $discount on ₱6,250: $ok', ({ discount, ok }) => {
    expect(isAllowedDiscount(discount, pesos(6_250))).toBe(ok);
  });

  test('an accepted discount goes back to the buyer and off the seller’s price, with fees on the rest', () => {
    const pending = trade('pending_buyer_confirmation', 'pending_buyer_confirmation');
    const offer = { name: 'offer_discount', callerId: ids.seller, discount: pesos(500) } as const;
    const [patch] = approved(decide(offer, { ...pending, feeRules: sellerFees }, now)).patches;
    const order = { ...pending.order, ...(patch?.entity === 'order' ? patch.set : {}) };
    const accept = { name: 'answer_defect', callerId: ids.buyer, result: 'accept' } as const;
    const facts = { ...pending, order, returnCost: pesos(220), sellerFinishedSales: 5 };
    const { postings } = approved(decide(accept, facts, now));
    expect(postings.map(({ code, entries }) => [code, entries.map(({ amount }) => amount)])).toEqual([
      ['discount_given', [-50_000, 50_000]],
      ['seller_paid', [-575_000, 525_500, 23_000, 11_500, 15_000]],
      ['deposit_returned', [-65_000, 65_000]],
    ]);
  });

  test('a refused pair costs the seller the way back, at most the deposit', () => {
    const pending = trade('pending_buyer_confirmation', 'pending_buyer_confirmation');
    const reject = { name: 'answer_defect', callerId: ids.buyer, result: 'reject' } as const;
    const { deposits, creations } = approved(
      decide(reject, { ...pending, returnCost: pesos(220), sellerFinishedSales: 5 }, now),
    );
    expect(deposits).toMatchObject([{ to: 'deducted', deductedAmount: pesos(220) }]);
    expect(creations).toMatchObject([{ entity: 'returnLeg', row: { payer: 'deposit', isPaid: true } }]);
  });
});

describe('failing an inspection (E60)', () => {
  const facts = { ...trade('under_inspection', 'under_inspection'), returnCost: pesos(220) };
  const fail = { name: 'fail_inspection', photoCount: 1, passesAsNew: false, lossInValue: zero } as const;

  test.each([
    { inspectors: 1, photoCount: 1, reason: 'TWO_INSPECTORS' },
    { inspectors: 2, photoCount: 0, reason: 'PHOTO_MISSING' },
  ])('by $inspectors with $photoCount photos is refused with $reason', ({ reason, ...change }) => {
    expect(decide({ ...fail, finding: 'used', ...change }, facts, now)).toMatchObject({ ok: false, reason });
  });

  test.each(['wrong_item', 'used', 'incomplete', 'major_defect'] as const)(
    'for %s closes with that detail',
    (finding) => {
      const { moves } = approved(decide({ ...fail, finding, inspectors: 2 }, facts, now));
      expect(moves[0]).toMatchObject({ closure: { reason: 'platform_inspection_failed', detail: finding } });
    },
  );

  test('a way back that the deposit does not cover is the seller’s to pay, and waits for the money', () => {
    const dear = approved(
      decide({ ...fail, finding: 'used', inspectors: 2 }, { ...facts, returnCost: pesos(700) }, now),
    );
    expect(dear.creations).toMatchObject([{ row: { payer: 'seller', cost: pesos(50), isPaid: false } }]);
    expect(dear.timers.map(({ kind }) => kind)).toContain('return_storage');
    expect(dear.timers.map(({ kind }) => kind)).not.toContain('return_shipment');
  });
});

describe('claims (E74)', () => {
  const open = {
    name: 'open_claim',
    callerId: ids.buyer,
    claimId: ids.claim,
    photoCount: 1,
    isSealUnbroken: true,
  } as const;
  const delivered = (ms: number) => ({
    ...trade('transaction_successful', 'to_receive', { deliveryAt: new Date(now.getTime() - ms) }),
    hasClaim: false,
  });

  test.each([
    { kind: 'condition', ms: 72 * HOUR_MS, reason: null },
    { kind: 'condition', ms: 72 * HOUR_MS + 1, reason: 'TOO_LATE' },
    { kind: 'authenticity', ms: 7 * 24 * HOUR_MS, reason: null },
    { kind: 'authenticity', ms: 7 * 24 * HOUR_MS + 1, reason: 'TOO_LATE' },
  ] as const)('about the $kind, $ms ms after the delivery: $reason', ({ kind, ms, reason }) => {
    const decision = decide({ ...open, kind }, delivered(ms), now);
    expect(decision).toMatchObject(reason === null ? { ok: true } : { ok: false, reason });
  });

  test('need a photo and the seal for the condition, and there is one for each order', () => {
    const condition = { ...open, kind: 'condition' } as const;
    expect(decide({ ...condition, photoCount: 0 }, delivered(1), now)).toMatchObject({ reason: 'PHOTO_MISSING' });
    expect(decide({ ...condition, isSealUnbroken: false }, delivered(1), now)).toMatchObject({ reason: 'SEAL_BROKEN' });
    expect(decide(condition, { ...delivered(1), hasClaim: true }, now)).toMatchObject({ reason: 'CLAIM_OPEN' });
  });

  test('keep the order from being confirmed or closed by time meanwhile', () => {
    const facts = { ...delivered(1), claim: claimFixture() };
    expect(decide({ name: 'confirm_received', callerId: ids.buyer }, facts, now)).toMatchObject({
      reason: 'CLAIM_OPEN',
    });
    expect(approved(decide({ name: 'receipt_time_over' }, facts, now)).moves).toEqual([]);
  });

  test('give back no more than what was paid and not yet refunded', () => {
    const facts = { ...delivered(1), claim: claimFixture() };
    const part = { name: 'decide_claim', outcome: 'refund_part' } as const;
    expect(decide({ ...part, refund: facts.order.total }, facts, now)).toMatchObject({ ok: true });
    const more = (facts.order.total + 1) as typeof facts.order.total;
    expect(decide({ ...part, refund: more }, facts, now)).toMatchObject({ ok: false, reason: 'REFUND_TOO_HIGH' });
  });
});

describe('nudges', () => {
  const window = { startedAt: now, fireAt: later(3 * HOUR_MS) };
  const facts = { ...trade('to_ship', 'seller_to_ship'), window };
  const remind = { name: 'remind_of_order', callerId: ids.buyer } as const;

  test.each([
    { at: later(HOUR_MS - 1), reason: 'TOO_EARLY' },
    { at: later(HOUR_MS), reason: null },
  ])('a reminder at $at: $reason, because a third of the window has to pass', ({ at, reason }) => {
    expect(decide(remind, facts, at)).toMatchObject(reason === null ? { ok: true } : { ok: false, reason });
    expect(isThirdOver(window, at)).toBe(reason === null);
  });

  test('once in each state, and only by the side that waits', () => {
    proves('A reminder or rush marks the ask, bid or order as reminderSent or rushOrder.', { decideRemind });
    const reminded = { ...facts, order: { ...facts.order, reminderSent: true } };
    expect(decide(remind, reminded, later(HOUR_MS))).toMatchObject({ reason: 'ALREADY_DONE' });
    expect(decide({ ...remind, callerId: ids.seller }, facts, later(HOUR_MS))).toMatchObject({
      reason: 'NOT_YOUR_ROLE',
    });
  });

  test('a rush starts the four hours in which we answer', () => {
    const rush = decide(
      { name: 'rush_order', callerId: ids.buyer },
      trade('under_inspection', 'under_inspection'),
      now,
    );
    expect(approved(rush).timers).toMatchObject([{ kind: 'rush', fireAt: later(4 * HOUR_MS) }]);
  });
});

describe('flash stock follows its ask', () => {
  test.each([
    { status: 'in_stock', to: 'reserved', name: 'buy' },
    { status: 'reserved', to: 'in_stock', name: 'lapse' },
  ] as const)('$status becomes $to', ({ status, to, name }) => {
    const stock = stockFixture({ status });
    const { ask, order } = flashTrade('buyer_to_pay', 'to_pay', { paidByAttemptId: null });
    const decision =
      name === 'lapse'
        ? decide({ name: 'payment_time_over' }, { ask, order, stock, pendingAttempt: null, wasExtended: false }, now)
        : decide(
            { name: 'accept_bid', askId: ids.ask, depositId: ids.deposit, floorPrice: null },
            {
              ask: { ...ask, status: 'listed' },
              stock,
              bid: bidFixture(),
              hasLinkedBid: false,
              seller: acceptingSeller,
              item: itemFacts,
              newOrder,
            },
            now,
          );
    expect(approved(decision).moves).toContainEqual(expect.objectContaining({ entity: 'stock', from: status, to }));
  });
});

test.each([
  // Tuesday 24 November, 10:00: five working days end on Wednesday 2 December, because Monday 30 is a holiday.
  { from: now, until: '2026-12-02T10:00:00.000Z' },
  { from: new Date('2026-12-01T02:00:00Z'), until: '2026-12-09T10:00:00.000Z' },
])('five working days from $from end at $until', ({ from, until }) => {
  expect(new Date(from.getTime() + workingDaysMs(from, 5)).toISOString()).toBe(until);
});

test('a return that is chosen twice is chosen once', () => {
  const returnLeg = returnFixture({ choice: 'dispose' });
  const choose = { name: 'choose_return', callerId: ids.seller } as const;
  expect(approved(decide({ ...choose, choice: 'dispose' }, { returnLeg }, now)).moves).toEqual([]);
  expect(decide({ ...choose, choice: 'return' }, { returnLeg }, now)).toMatchObject({ reason: 'ALREADY_DONE' });
});

test('a timer asks the command that its table names', () => {
  const facts = trade('confirming_buyer_order', 'confirming_buyer_order');
  expect(decideLapse('confirmation', facts, now)).toMatchObject({ ok: true, event: 'E43' });
  expect(decideLapse('shipment', facts, now)).toMatchObject({ ok: true, moves: [] });
});

describe('the state machine of a deposit', () => {
  test('has no other moves than these', () => {
    expect(depositMoves).toEqual({
      due: ['under_hold', 'voided'],
      under_hold: ['returned', 'deducted', 'due'],
      returned: [],
      deducted: ['returned'],
      voided: ['under_hold'],
    });
    expect(isAllowedDepositMove('returned', 'deducted')).toBe(false);
  });
});
