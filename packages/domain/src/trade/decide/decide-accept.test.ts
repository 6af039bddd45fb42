import { describe, expect, test } from 'vitest';
import { approved, later } from '../../../testing/decisions.ts';
import { acceptance, acceptingSeller, newOrder } from '../../../testing/trade-cases/case.ts';
import { askFixture, bidFixture, ids, itemFacts, tuesday as now } from '../../../testing/trade-fixtures.ts';
import { HOUR_MS } from '../../config/durations.ts';
import { pesos } from '../../money/centavos.ts';
import type { AcceptingSellerFacts } from '../facts/command-facts.ts';
import { decide } from './decide.ts';

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

describe('an acceptance that ends', () => {
  const bySeller = { callerId: ids.seller } as const;

  test('an acceptance that its seller takes back ends like one that was not paid (E28 as E27)', () => {
    const facts = { ...acceptance(), order: null, pendingAttempt: null };
    const closure = { reason: 'no_return_required', detail: 'deposit_timeout' };
    for (const decision of [
      decide({ name: 'cancel_accepted_bid', ...bySeller }, facts, now),
      decide({ name: 'cancel_ask' }, acceptance(), now),
    ]) {
      expect(approved(decision).moves[0]).toMatchObject({ entity: 'ask', to: 'transaction_closed', closure });
    }
  });
});
