import { describe, expect, test } from 'vitest';
import {
  approved,
  bookings,
  eventOrReason,
  firesAt,
  later,
  movesOf,
  refused,
  untouched,
} from '../../../testing/decisions.ts';
import {
  askFixture,
  ids,
  itemFacts,
  tuesday as now,
  sellerFacts,
  stockFixture,
} from '../../../testing/trade-fixtures.ts';
import { DAY_MS } from '../../config/durations.ts';
import { pesos, zero } from '../../money/centavos.ts';
import type { Approval } from '../facts/decision.ts';
import { decide } from './decide.ts';

const returnCost = pesos(220);
const listed = askFixture({ lane: 'flash', stockId: ids.stock }, { amount: zero });
const legsOf = ({ creations }: Approval) =>
  creations.flatMap((creation) => (creation.entity === 'returnLeg' ? [creation.row] : []));

describe('announcing an item (S1)', () => {
  const book = { name: 'book_intake', stockId: ids.stock, itemId: ids.item, skuId: ids.sku } as const;

  test('makes a stock item without a value yet', () => {
    const approval = approved(decide(book, { seller: sellerFacts, item: itemFacts }, now));
    expect(approval.creations).toEqual([
      { entity: 'stock', row: stockFixture({ status: 'intake_created', value: zero }) },
    ]);
    expect(movesOf(approval)).toEqual(['S1: stock none intake_created']);
  });

  test.each([
    { change: { seller: { ...sellerFacts, isPhoneVerified: false } }, reason: 'PHONE_NOT_VERIFIED' },
    { change: { item: { status: 'unlisted', hasSku: true } }, reason: 'ITEM_NOT_LISTED' },
  ] as const)('is refused with $reason, like an ask', ({ change, reason }) => {
    expect(decide(book, { seller: sellerFacts, item: itemFacts, ...change }, now)).toEqual(refused(reason));
  });
});

test('unpaid and live asks do not count against an announcement: it is none (S1)', () => {
  const seller = { ...sellerFacts, unpaidAskCount: 5, liveAskCountOnSku: 20 };
  const book = { name: 'book_intake', stockId: ids.stock, itemId: ids.item, skuId: ids.sku } as const;
  expect(decide(book, { seller, item: itemFacts }, now).ok).toBe(true);
});

describe('rejecting an item (S4)', () => {
  const checking = { stock: stockFixture({ status: 'checking' }), returnCost };

  test('needs two inspectors who agree', () => {
    expect(decide({ name: 'fail_stock', inspectors: 1, isCounterfeit: false }, checking, now)).toEqual(
      refused('TWO_INSPECTORS', { inspectors: 1 }),
    );
  });

  test.each([
    { isCounterfeit: false, event: 'S4', status: 'return_pending', standings: [] },
    {
      isCounterfeit: true,
      event: 'S4-counterfeit',
      status: 'held',
      standings: [{ userId: ids.seller, change: 'selling_suspended' }],
    },
  ])('sends it home at the seller’s cost, or holds a counterfeit ($event)', (row) => {
    const { isCounterfeit } = row;
    const approval = approved(decide({ name: 'fail_stock', inspectors: 2, isCounterfeit }, checking, now));
    expect(approval.event).toBe(row.event);
    expect(legsOf(approval)).toMatchObject([
      { id: ids.stock, payer: 'seller', cost: 22_000, isPaid: false, status: row.status, value: 567_500 },
    ]);
    expect(approval.standings).toEqual(row.standings);
  });
});

describe('an item that leaves the stock (S6, S7)', () => {
  const withdraw = { name: 'withdraw_stock', callerId: ids.seller } as const;
  const facts = { stock: stockFixture(), returnCost, ask: null };

  test.each([
    { command: withdraw, event: 'S6', to: 'withdrawn' },
    { command: { name: 'storage_time_over' } as const, event: 'S7', to: 'overdue' },
  ])('goes home at its seller’s cost, and may stay after all ($event)', ({ command, event, to }) => {
    const decision = command.name === 'withdraw_stock' ? decide(command, facts, now) : decide(command, facts, now);
    const approval = approved(decision);
    expect(movesOf(approval)).toEqual([`${event}: stock in_stock ${to}`, `${event}: returnLeg none return_pending`]);
    expect(legsOf(approval)).toMatchObject([{ payer: 'seller', cost: 22_000, passesAsNew: true }]);
  });

  test('is closed on the market with it, deposit and all', () => {
    const approval = approved(decide(withdraw, { ...facts, ask: askFixture({ lane: 'flash' }) }, now));
    expect(approval.event).toBe('S6');
    expect(movesOf(approval)).toEqual([
      'S6: stock in_stock withdrawn',
      'S6: returnLeg none return_pending',
      'S-ask: ask listed transaction_closed',
    ]);
    expect(approval.deposits).toMatchObject([{ id: ids.deposit, to: 'returned' }]);
  });

  test('leaves an ask alone that is not live', () => {
    const ask = askFixture({ status: 'transaction_closed', lane: 'flash' });
    expect(movesOf(approved(decide(withdraw, { ...facts, ask }, now)))).toEqual([
      'S6: stock in_stock withdrawn',
      'S6: returnLeg none return_pending',
    ]);
  });

  test.each([
    {
      stock: stockFixture({ status: 'reserved' }),
      change: {},
      refusal: refused('NOT_ALLOWED_NOW', { status: 'reserved' }),
    },
    {
      stock: stockFixture(),
      change: { callerId: ids.buyer },
      refusal: refused('NOT_YOUR_ROLE', { expected: 'seller' }),
    },
  ])('is refused in $stock.status with $refusal.reason, and the ask stays', ({ stock, change, refusal }) => {
    expect(decide({ ...withdraw, ...change }, { ...facts, stock, ask: listed }, now)).toEqual(refusal);
  });

  test('stays another day while a buyer has reserved it (S7-later)', () => {
    const reserved = { ...facts, stock: stockFixture({ status: 'reserved' }), ask: listed };
    const approval = approved(decide({ name: 'storage_time_over' }, reserved, now));
    expect(approval).toMatchObject({ event: 'S7-later', moves: [], creations: [] });
    expect(firesAt(approval, 'stock_storage')).toEqual(later(DAY_MS));
  });

  test('is left alone, its ask too, where the timer came too late', () => {
    const gone = { ...facts, stock: stockFixture({ status: 'dispatched' }), ask: listed };
    expect(decide({ name: 'storage_time_over' }, gone, now)).toMatchObject(untouched);
  });
});

describe('an item that we lost in stock (S8)', () => {
  test.each([
    { ask: null, rows: ['S8: stock in_stock lost_here'] },
    { ask: listed, rows: ['S8: stock in_stock lost_here', 'S-ask: ask listed transaction_closed'] },
  ])('pays its seller what it is worth, and closes its ask: $rows', ({ ask, rows }) => {
    const approval = approved(decide({ name: 'lose_stock' }, { stock: stockFixture(), ask }, now));
    expect(movesOf(approval)).toEqual(rows);
    expect(bookings(approval)).toEqual([['item_compensated', expect.any(String), `wallet:${ids.seller} 5675`]]);
    expect(approval.alerts).toMatchObject([{ queue: 'warehouse' }]);
  });
});

describe('room for stock', () => {
  const item = { itemId: ids.item, skuId: ids.sku } as const;
  const busySeller = { ...sellerFacts, unpaidAskCount: 5, liveAskCountOnSku: 20 };
  const shelf = { returnCost: pesos(220), ask: null };

  test('unpaid and live asks do not count against an intake: S1', () => {
    expect(
      eventOrReason(
        decide({ name: 'book_intake', stockId: ids.stock, ...item }, { seller: busySeller, item: itemFacts }, now),
      ),
    ).toBe('S1');
  });

  test('the end of the storage waits a day for a buyer who has reserved the item', () => {
    expect(
      firesAt(
        approved(decide({ name: 'storage_time_over' }, { stock: stockFixture({ status: 'reserved' }), ...shelf }, now)),
        'stock_storage',
      ),
    ).toEqual(later(DAY_MS));
  });
});
