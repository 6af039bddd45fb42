import { describe, expect, test } from 'vitest';
import { approved, eventOrReason, firesAt, later, movesOf, refused, untouched } from '../../../testing/decisions.ts';
import { acceptance } from '../../../testing/trade-cases/case.ts';
import {
  askFixture,
  bidFixture,
  ids,
  itemFacts,
  tuesday as now,
  price,
  sellerFacts,
  stockFixture,
  unpaidAskFixture,
} from '../../../testing/trade-fixtures.ts';
import { DAY_MS } from '../../config/durations.ts';
import type { Centavos } from '../../money/centavos.ts';
import { pesos, zero } from '../../money/centavos.ts';
import { decide } from './decide.ts';

describe('listing an item that lies in the warehouse (E01-flash)', () => {
  const list = {
    name: 'list_stock_item',
    askId: ids.ask,
    depositId: ids.deposit,
    price,
    expiryDays: 7,
  } as const;
  const facts = { stock: stockFixture(), seller: sellerFacts, item: itemFacts };

  test('makes an ask of the flash lane without a deposit that is live at once, for the days that the seller picked', () => {
    const approval = approved(decide(list, facts, now));
    const fields = { lane: 'flash', stockId: ids.stock, status: 'to_pay', liveAt: null, expiryDays: 7 } as const;
    const row = askFixture(fields, { amount: zero, status: 'due', paidByAttemptId: null });
    expect(approval.creations).toEqual([{ entity: 'ask', row }]);
    expect(movesOf(approval)).toEqual(['E01: ask none to_pay', 'E01-flash: ask to_pay listed']);
    expect(firesAt(approval, 'listing')).toEqual(later(7 * DAY_MS));
  });

  test.each([
    { change: { seller: { ...sellerFacts, isSuspended: true } }, refusal: refused('ACCOUNT_SUSPENDED') },
    { change: { item: { ...itemFacts, status: 'discontinued' } as const }, refusal: refused('ITEM_NOT_LISTED') },
    {
      change: { stock: stockFixture({ status: 'reserved' }) },
      refusal: refused('NOT_ALLOWED_NOW', { status: 'reserved' }),
    },
    { change: { ask: askFixture() }, refusal: refused('NOT_ALLOWED_NOW', { status: 'in_stock' }) },
  ])('is refused with $refusal.reason', ({ change, refusal }) => {
    expect(decide(list, { ...facts, ...change }, now)).toEqual(refusal);
  });
});

test('a refused ask tells its reason alone (E01)', () => {
  const post = { name: 'post_ask', askId: ids.ask, depositId: ids.deposit, itemId: ids.item, skuId: ids.sku } as const;
  const seller = { ...sellerFacts, isRegistered: false };
  expect(decide({ ...post, price, expiryDays: 30 }, { seller, item: itemFacts }, now)).toEqual(
    refused('NOT_REGISTERED'),
  );
});

test.each([
  { what: 'a live ask', why: 'delisted', ask: askFixture(), event: 'E12' },
  { what: 'a live ask', why: 'suspended', ask: askFixture(), event: 'E12-suspended' },
  { what: 'an unpaid ask', why: 'delisted', ask: unpaidAskFixture(), event: 'E12-unpaid' },
  { what: 'an unpaid ask', why: 'suspended', ask: unpaidAskFixture(), event: 'E12-unpaid' },
] as const)('$what that the platform ends as $why closes with that detail ($event)', ({ why, ask, event }) => {
  const approval = approved(decide({ name: 'delist_ask', why }, { ask }, now));
  expect(approval.event).toBe(event);
  expect(approval.moves).toMatchObject([{ closure: { reason: 'no_return_required', detail: why } }]);
});

test.each([
  { command: 'a listing', ask: askFixture(), event: 'E08' },
  { command: 'an unpaid listing', ask: unpaidAskFixture(), event: 'E08' },
  { command: 'an acceptance', ...acceptance(), event: 'E28-ask' },
])(
  'a second press of cancel on $command changes nothing, whatever became of the bid ($event)',
  ({ event, ...facts }) => {
    const first = approved(decide({ name: 'cancel_ask' }, facts, now));
    const end = first.moves.find(({ entity }) => entity === 'ask');
    const ask = { ...facts.ask, status: 'transaction_closed', closure: end?.closure ?? null } as const;
    expect(decide({ name: 'cancel_ask' }, { ask, bid: bidFixture() }, now)).toMatchObject({ event, ...untouched });
  },
);

test('a listing that lapsed cannot be cancelled any more (E05)', () => {
  const closure = { reason: 'no_return_required', detail: 'deposit_timeout' } as const;
  const ask = askFixture({ status: 'transaction_closed', closure });
  expect(decide({ name: 'cancel_ask' }, { ask }, now)).toEqual(
    refused('NOT_ALLOWED_NOW', { status: 'transaction_closed' }),
  );
});

describe('leaving (E12b)', () => {
  test.each([
    { openItemCount: 1, balance: 0 },
    { openItemCount: 0, balance: 1 },
    { openItemCount: 0, balance: -1 },
  ])('is refused with $openItemCount open items and a balance of $balance', (open) => {
    const facts = { openItemCount: open.openItemCount, balance: open.balance as Centavos };
    expect(decide({ name: 'delete_user' }, facts, now)).toEqual(refused('OPEN_ITEMS', open));
  });

  test('is allowed with nothing open, and leaves the rest to the server', () => {
    const decision = decide({ name: 'delete_user' }, { openItemCount: 0, balance: zero }, now);
    expect(decision).toMatchObject({ event: 'E12b-user', ...untouched });
  });
});

describe('an entry of the own side, of stock, of a suspended seller', () => {
  const item = { itemId: ids.item, skuId: ids.sku } as const;
  const entry = { price, expiryDays: 30 } as const;
  const newAsk = { askId: ids.ask, depositId: ids.deposit, ...entry } as const;
  const stored = { stock: stockFixture(), seller: sellerFacts, item: itemFacts };
  const flashAsk = askFixture({ lane: 'flash', stockId: ids.stock }, { amount: pesos(0) });

  test('an ask at the price of an own bid would trade with oneself: OWN_ENTRY', () => {
    expect(
      eventOrReason(
        decide(
          { name: 'post_ask', ...newAsk, ...item },
          { seller: sellerFacts, item: itemFacts, highestOwnBid: price },
          now,
        ),
      ),
    ).toBe('OWN_ENTRY');
  });

  test('an item in stock is listed once: NOT_ALLOWED_NOW', () => {
    expect(eventOrReason(decide({ name: 'list_stock_item', ...newAsk }, { ...stored, ask: flashAsk }, now))).toBe(
      'NOT_ALLOWED_NOW',
    );
  });

  test('a suspended seller’s listed ask leaves no deposit due (E12)', () => {
    const ask = askFixture({}, { status: 'due' });
    const { deposits } = approved(decide({ name: 'delist_ask', why: 'suspended' }, { ask }, now));
    expect(deposits).toEqual([{ id: ids.deposit, from: 'due', to: 'voided' }]);
  });
});
