import { describe, expect, test } from 'vitest';
import { approved, eventOrReason, firesAt, later, movesOf, refused, untouched } from '../../../testing/decisions.ts';
import { acceptance, acceptingSeller, bidderFacts, newOrder } from '../../../testing/trade-cases/case.ts';
import {
  askFixture,
  bidFixture,
  ids,
  itemFacts,
  tuesday as now,
  price,
  sellerFacts,
  stockFixture,
} from '../../../testing/trade-fixtures.ts';
import { HOUR_MS } from '../../config/durations.ts';
import { pesos } from '../../money/centavos.ts';
import type { BidderFacts } from '../facts/command-facts.ts';
import { decide } from './decide.ts';

const noReturn = 'no_return_required';

describe('posting a bid (E13)', () => {
  const post = {
    name: 'post_bid',
    bidId: ids.bid,
    depositId: ids.bidDeposit,
    itemId: ids.item,
    skuId: ids.sku,
    price: pesos(6_000),
    expiryDays: 14,
  } as const;
  const facts = { bidder: bidderFacts, item: itemFacts, lowestAsk: null };

  test('makes the bid with its deposit due and an hour to pay it', () => {
    const approval = approved(decide(post, facts, now));
    const row = bidFixture({ status: 'to_pay', liveAt: null }, { status: 'due', paidByAttemptId: null });
    expect(approval.creations).toEqual([{ entity: 'bid', row }]);
    expect(movesOf(approval)).toEqual(['E13: bid none to_pay']);
    expect(firesAt(approval, 'bid_deposit')).toEqual(later(HOUR_MS));
    expect(approval.messages).toMatchObject([{ to: ids.buyer, kind: 'bid-to-pay', params: { deposit: 60_000 } }]);
  });

  test.each([
    { price: pesos(6_000), item: { status: 'unlisted', hasSku: true }, reason: 'ITEM_NOT_LISTED' },
    { price: pesos(6_000), item: { status: 'discontinued', hasSku: true }, reason: 'ITEM_NOT_LISTED' },
    { price: pesos(6_000), item: { status: 'listed', hasSku: false }, reason: 'SKU_NOT_FOUND' },
    { price: pesos(6_025), item: itemFacts, reason: 'PRICE_RULE' },
    { price: pesos(450), item: itemFacts, reason: 'PRICE_RULE' },
  ] as const)('at $price of $item is refused with $reason', ({ price, item, reason }) => {
    expect(decide({ ...post, price }, { ...facts, item }, now)).toEqual(refused(reason));
  });
});

describe('an own entry on the other side', () => {
  const entry = { itemId: ids.item, skuId: ids.sku, expiryDays: 14 } as const;

  test.each([
    { price: pesos(6_200), lowestOwnAsk: pesos(6_250), ok: true },
    { price: pesos(6_250), lowestOwnAsk: pesos(6_250), ok: false },
    { price: pesos(6_300), lowestOwnAsk: null, ok: true },
  ])('a bid of $price with an own ask at $lowestOwnAsk: $ok', ({ price, lowestOwnAsk, ok }) => {
    const post = { name: 'post_bid', bidId: ids.bid, depositId: ids.bidDeposit, ...entry, price } as const;
    const decision = decide(post, { bidder: bidderFacts, item: itemFacts, lowestAsk: null, lowestOwnAsk }, now);
    expect(decision).toEqual(ok ? expect.objectContaining({ ok }) : refused('OWN_ENTRY', { lowestOwnAsk }));
  });

  test.each([
    { price: pesos(6_050), highestOwnBid: pesos(6_000), ok: true },
    { price: pesos(6_000), highestOwnBid: pesos(6_000), ok: false },
    { price: pesos(5_900), highestOwnBid: null, ok: true },
  ])('an ask of $price with an own bid at $highestOwnBid: $ok', ({ price, highestOwnBid, ok }) => {
    const post = { name: 'post_ask', askId: ids.ask, depositId: ids.deposit, ...entry, price } as const;
    const decision = decide(post, { seller: sellerFacts, item: itemFacts, highestOwnBid }, now);
    expect(decision).toEqual(ok ? expect.objectContaining({ ok }) : refused('OWN_ENTRY', { highestOwnBid }));
  });
});

describe('withdrawing a bid (E18)', () => {
  const withdrew = { status: 'bid_closed', closure: { reason: noReturn, detail: 'buyer_withdrew' } } as const;
  const expired = { status: 'bid_closed', closure: { reason: noReturn, detail: 'expired' } } as const;

  test('a second time changes nothing, and tells a stranger nothing', () => {
    const facts = { bid: bidFixture(withdrew) };
    expect(decide({ name: 'cancel_bid', callerId: ids.buyer }, facts, now)).toMatchObject({
      event: 'E18',
      ...untouched,
    });
    expect(decide({ name: 'cancel_bid', callerId: ids.stranger }, facts, now)).toEqual(
      refused('NOT_YOUR_ROLE', { expected: 'buyer' }),
    );
  });

  test('that ended otherwise is refused', () => {
    const decision = decide({ name: 'cancel_bid', callerId: ids.buyer }, { bid: bidFixture(expired) }, now);
    expect(decision).toEqual(refused('NOT_ALLOWED_NOW', { status: 'bid_closed' }));
  });
});

describe('a bid that the platform ends (E12, E12b)', () => {
  test.each([
    { why: 'delisted', status: 'bid_active', rows: ['E12-bid: bid bid_active bid_closed'] },
    { why: 'suspended', status: 'bid_active', rows: ['E12b: bid bid_active bid_closed'] },
    { why: 'delisted', status: 'to_pay', rows: ['E12b-unpaid: bid to_pay bid_closed'] },
    { why: 'suspended', status: 'to_pay', rows: ['E12b-unpaid: bid to_pay bid_closed'] },
  ] as const)('in $status closes as $why', ({ why, status, rows }) => {
    const bid = bidFixture({ status }, { status: status === 'to_pay' ? 'due' : 'under_hold' });
    for (const ask of [null, askFixture()]) {
      const approval = approved(decide({ name: 'delist_bid', why }, { bid, ask }, now));
      expect(movesOf(approval)).toEqual(rows);
      expect(approval.moves).toMatchObject([{ closure: { reason: noReturn, detail: why } }]);
    }
  });

  test.each([
    { why: 'delisted', row: 'E12-bid' },
    { why: 'suspended', row: 'E12b' },
  ] as const)('while a seller pays the deposit ends that acceptance first, then closes as $why', ({ why, row }) => {
    const approval = approved(decide({ name: 'delist_bid', why }, acceptance(), now));
    expect(approval.event).toBe('E12-accept');
    expect(movesOf(approval)).toEqual([
      'E12-accept: ask to_pay transaction_closed',
      'E12-accept: bid seller_to_pay_deposit bid_active',
      `${row}: bid bid_active bid_closed`,
    ]);
    expect(approval.deposits.map(({ id, to }) => [id, to])).toEqual([
      [ids.deposit, 'voided'],
      [ids.bidDeposit, 'returned'],
    ]);
    expect(approval.messages.map(({ to, kind }) => [to, kind])).toEqual([
      [ids.seller, 'ask-delisted'],
      [ids.buyer, 'bid-back'],
      [ids.buyer, 'bid-delisted'],
    ]);
  });

  test.each([
    { what: 'without the ask of the seller who accepted', ask: null },
    { what: 'whose ask is live already', ask: askFixture() },
  ])('on hold $what is not touched', ({ ask }) => {
    const decision = decide({ name: 'delist_bid', why: 'delisted' }, { bid: acceptance().bid, ask }, now);
    expect(decision).toEqual(refused('NOT_ALLOWED_NOW', { status: 'seller_to_pay_deposit' }));
  });
});

describe('a crossed book (E20, E21)', () => {
  const ask = askFixture({ price: pesos(6_000) });
  const bid = bidFixture({ price: pesos(6_250) });

  test.each([
    { what: 'without an ask', change: { ask: null } },
    { what: 'without a bid', change: { bid: null } },
    { what: 'a step apart', change: { bid: bidFixture({ price: pesos(5_950) }) } },
    { what: 'in the flash lane', change: { ask: askFixture({ price: pesos(6_000), lane: 'flash' }) } },
    { what: 'of one person', change: { bid: bidFixture({ price: pesos(6_250), buyerId: ids.seller }) } },
  ] as const)('$what changes nothing', ({ change }) => {
    const decision = decide({ name: 'match_book', incoming: 'ask' }, { ask, bid, newOrder, ...change }, now);
    expect(decision).toMatchObject({ event: 'E20', ...untouched });
  });

  test.each([
    { incoming: 'ask', event: 'E20' },
    { incoming: 'bid', event: 'E21' },
  ] as const)('at one price trades, with a day to pay for the bidder ($event)', ({ incoming, event }) => {
    const facts = { ask, bid: bidFixture({ price: pesos(6_000) }), newOrder };
    const approval = approved(decide({ name: 'match_book', incoming }, facts, now));
    expect(movesOf(approval)).toEqual([
      `${event}: ask listed buyer_to_pay`,
      `${event}: bid bid_active buyer_to_pay`,
      `${event}: order none to_pay`,
    ]);
    expect(firesAt(approval, 'accepted_payment_window')).toEqual(later(24 * HOUR_MS));
  });
});

describe('accepting the highest bid (E22a, E22b, E23)', () => {
  const names = ['accept_bid', 'accept_bid_without_pay'] as const;
  const fields = { askId: ids.ask, depositId: ids.deposit, floorPrice: null };
  const facts = {
    bid: bidFixture(),
    hasLinkedBid: false,
    ask: null,
    seller: acceptingSeller,
    item: itemFacts,
    newOrder,
  };
  const onHold = bidFixture({ status: 'seller_to_pay_deposit' });

  test.each([
    { what: 'no bid', change: { bid: null }, refusal: refused('BID_GONE') },
    { what: 'only linked bids', change: { bid: null, hasLinkedBid: true }, refusal: refused('OWN_ENTRY') },
    { what: 'a bid on hold', change: { bid: onHold }, refusal: refused('BID_GONE') },
    { what: 'a linked bid on hold', change: { bid: onHold, hasLinkedBid: true }, refusal: refused('OWN_ENTRY') },
    { what: 'an own bid', change: { bid: bidFixture({ buyerId: ids.seller }) }, refusal: refused('OWN_ENTRY') },
    {
      what: 'a discontinued item',
      change: { item: { status: 'discontinued', hasSku: true } },
      refusal: refused('ITEM_NOT_LISTED'),
    },
    {
      what: 'five unpaid asks',
      change: { seller: { ...acceptingSeller, unpaidAskCount: 5 } },
      refusal: refused('TOO_MANY_UNPAID_ASKS'),
    },
    {
      what: 'an own ask that is not live',
      change: { ask: askFixture({ status: 'buyer_to_pay' }) },
      refusal: refused('NOT_ALLOWED_NOW', { status: 'buyer_to_pay' }),
    },
    {
      what: 'an own ask whose deposit is a step too low',
      change: { ask: askFixture({}, { amount: pesos(550) }) },
      refusal: refused('NOT_ALLOWED_NOW', { status: 'listed' }),
    },
    {
      what: 'an own ask whose deposit the bank took back',
      change: { ask: askFixture({}, { status: 'due' }) },
      refusal: refused('NOT_ALLOWED_NOW', { status: 'listed' }),
    },
    {
      what: 'another acceptance unpaid',
      change: { seller: { ...acceptingSeller, unpaidAcceptances: 1 } },
      refusal: refused('ACCEPTANCE_UNPAID'),
    },
  ] as const)('with $what is refused with $refusal.reason, paying or not', ({ change, refusal }) => {
    for (const name of names) expect(decide({ name, ...fields }, { ...facts, ...change }, now)).toEqual(refusal);
  });

  test('with a live ask makes none, so that five unpaid ones do not matter (E22a)', () => {
    const seller = { ...acceptingSeller, unpaidAskCount: 5 };
    const decision = decide({ name: 'accept_bid', ...fields }, { ...facts, ask: askFixture(), seller }, now);
    expect(decision).toMatchObject({ ok: true, event: 'E22a' });
  });

  test('below the floor is refused, and told what is offered', () => {
    const decision = decide({ name: 'accept_bid', ...fields, floorPrice: pesos(6_050) }, facts, now);
    expect(decision).toEqual(refused('BELOW_FLOOR', { highestBid: 600_000, floorPrice: 605_000 }));
  });

  test.each([
    { name: 'accept_bid', depositDefaults: 3, refusal: null },
    { name: 'accept_bid_without_pay', depositDefaults: 2, refusal: null },
    {
      name: 'accept_bid_without_pay',
      depositDefaults: 3,
      refusal: refused('DEPOSIT_FIRST', { depositDefaults: 3 }),
    },
  ] as const)('by $name after $depositDefaults unpaid deposits: $refusal', ({ name, depositDefaults, refusal }) => {
    const seller = { ...acceptingSeller, depositDefaults };
    const decision = decide({ name, ...fields }, { ...facts, seller }, now);
    expect(decision).toEqual(refusal ?? expect.objectContaining({ ok: true }));
  });

  test('is not stopped by twenty live asks on the size: the accepted bid makes no further one', () => {
    const seller = { ...acceptingSeller, liveAskCountOnSku: 20 };
    expect(decide({ name: 'accept_bid', ...fields }, { ...facts, seller }, now).ok).toBe(true);
  });

  test.each([
    { what: 'the deposit of which covers the bid exactly', ask: askFixture({}, { amount: pesos(600) }), stock: null },
    {
      what: 'that lies in stock, without a deposit',
      ask: askFixture({ lane: 'flash', stockId: ids.stock }, { amount: pesos(0) }),
      stock: stockFixture(),
    },
  ])('with a live ask $what makes the order at the bid’s price (E22a)', ({ ask, stock }) => {
    const approval = approved(decide({ name: 'accept_bid', ...fields }, { ...facts, ask, stock }, now));
    expect(approval.event).toBe('E22a');
    expect(approval.creations).toMatchObject([
      { entity: 'order', row: { id: ids.order, askId: ids.ask, bidId: ids.bid, price: 600_000, flashFee: 0 } },
    ]);
    expect(approval.moves.some(({ entity }) => entity === 'stock')).toBe(stock !== null);
  });

  test.each([
    { name: 'accept_bid', event: 'E22b' },
    { name: 'accept_bid_without_pay', event: 'E23' },
  ] as const)('without one makes an ask at the bid’s price whose deposit is due ($event)', ({ name, event }) => {
    const approval = approved(decide({ name, ...fields }, facts, now));
    const fresh = { status: 'to_pay', origin: 'accept_bid', price: pesos(6_000), liveAt: null } as const;
    const row = askFixture(fresh, { amount: pesos(600), status: 'due', paidByAttemptId: null });
    expect(approval.creations).toEqual([{ entity: 'ask', row }]);
    expect(movesOf(approval)).toEqual([`${event}: ask none to_pay`, `${event}: bid bid_active seller_to_pay_deposit`]);
  });
});

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

describe('a bid beside an own ask', () => {
  const item = { itemId: ids.item, skuId: ids.sku } as const;
  const entry = { price, expiryDays: 30 } as const;

  test('a bid at the price of an own ask would trade with oneself: OWN_ENTRY', () => {
    expect(
      eventOrReason(
        decide(
          { name: 'post_bid', bidId: ids.bid, depositId: ids.bidDeposit, ...entry, ...item },
          { bidder: bidderFacts, item: itemFacts, lowestAsk: null, lowestOwnAsk: price },
          now,
        ),
      ),
    ).toBe('OWN_ENTRY');
  });
});
