import { describe, expect, test } from 'vitest';
import { approved, eventOrReason, firesAt, later, refused } from '../../../testing/decisions.ts';
import { askFixture, bidFixture, ids, tuesday as now } from '../../../testing/trade-fixtures.ts';
import { DAY_MS, HOUR_MS } from '../../config/durations.ts';
import { pesos } from '../../money/centavos.ts';
import type { Decision } from '../facts/decision.ts';
import { decide } from './decide.ts';

type Edit = { readonly price: ReturnType<typeof pesos>; readonly expiryDays: 7 | 14 | 30 };

const at = later(1);
const waiting = { raise: { price: pesos(9_000), amount: pesos(250) } };
const editAsk = (edit: Edit, ask = askFixture(), now = at): Decision =>
  decide({ name: 'edit_ask', callerId: ids.seller, ...edit }, { ask }, now);
const editBid = (edit: Edit, bid = bidFixture(), now = at): Decision =>
  decide({ name: 'edit_bid', callerId: ids.buyer, ...edit }, { bid }, now);
const deposit = (id: string, set: object) => ({ entity: 'deposit', id, set });

describe('an edit that the deposit covers (E09, E18e)', () => {
  test('of the days alone keeps the place in the queue and restarts the days', () => {
    const ask = approved(editAsk({ price: pesos(6_250), expiryDays: 7 }));
    expect(ask.event).toBe('E09');
    expect(ask.patches).toEqual([{ entity: 'ask', id: ids.ask, set: { price: 625_000, expiryDays: 7 } }]);
    expect(firesAt(ask, 'listing')).toEqual(new Date(at.getTime() + 7 * DAY_MS));
    const bid = approved(editBid({ price: pesos(6_000), expiryDays: 30 }));
    expect(bid.event).toBe('E18e');
    expect(bid.patches).toEqual([{ entity: 'bid', id: ids.bid, set: { price: 600_000, expiryDays: 30 } }]);
    expect(firesAt(bid, 'bid_life')).toEqual(new Date(at.getTime() + 30 * DAY_MS));
  });

  test('of the price takes a new place in the queue', () => {
    const set = { price: 590_000, expiryDays: 14, liveAt: at };
    const edit = { price: pesos(5_900), expiryDays: 14 } as const;
    expect(approved(editAsk(edit)).patches).toEqual([{ entity: 'ask', id: ids.ask, set }]);
    expect(approved(editBid(edit)).patches).toEqual([{ entity: 'bid', id: ids.bid, set }]);
  });

  test('drops a raise that waited for its deposit', () => {
    const edit = { price: pesos(5_900), expiryDays: 14 } as const;
    expect(approved(editAsk(edit, askFixture({}, waiting))).patches).toContainEqual(
      deposit(ids.deposit, { raise: null }),
    );
    expect(approved(editBid(edit, bidFixture({}, waiting))).patches).toContainEqual(
      deposit(ids.bidDeposit, { raise: null }),
    );
  });
});

describe('a raise that needs more deposit (E09-raise, E18e-raise)', () => {
  const edit = { price: pesos(8_000), expiryDays: 7 } as const;
  const deadline = new Date(at.getTime() + HOUR_MS).toISOString();

  test.each([
    ['editAsk', (now: Date) => editAsk(edit, askFixture(), now), 'ask_deposit'],
    ['editBid', (now: Date) => editBid(edit, bidFixture(), now), 'bid_deposit'],
  ] as const)('coverage 1b: %s during a bank downtime tells the deadline that its timer has', (_, decide, timer) => {
    const approval = approved(decide(new Date('2026-11-23T23:08:00+08:00')));
    const fireAt = firesAt(approval, timer);
    expect(fireAt).toEqual(new Date('2026-11-24T02:15:00+08:00'));
    expect(approval.messages).toMatchObject([{ params: { deadline: fireAt?.toISOString() } }]);
  });

  test.each([
    { entity: 'ask', event: 'E09-raise', decision: editAsk(edit), id: ids.ask, held: ids.deposit, amount: 15_000 },
    { entity: 'bid', event: 'E18e-raise', decision: editBid(edit), id: ids.bid, held: ids.bidDeposit, amount: 20_000 },
  ] as const)('keeps the old price of the $entity live, and asks for the difference within an hour', (row) => {
    const approval = approved(row.decision);
    expect(approval.event).toBe(row.event);
    expect(approval.patches).toEqual([
      { entity: row.entity, id: row.id, set: { expiryDays: 7 } },
      deposit(row.held, { raise: { price: 800_000, amount: row.amount } }),
    ]);
    expect(approval.messages).toMatchObject([
      { kind: 'deposit-raise-to-pay', params: { deposit: row.amount, deadline } },
    ]);
    expect(firesAt(approval, row.entity === 'ask' ? 'ask_deposit' : 'bid_deposit')).toEqual(new Date(deadline));
    expect(firesAt(approval, row.entity === 'ask' ? 'listing' : 'bid_life')).toEqual(
      new Date(at.getTime() + 7 * DAY_MS),
    );
  });
});

test.each([
  { price: pesos(6_025), decide: editAsk },
  { price: pesos(450), decide: editAsk },
  { price: pesos(6_025), decide: editBid },
  { price: pesos(699_050), decide: editBid },
])('to a price of $price is refused with PRICE_RULE', ({ price, decide: edit }) => {
  expect(edit({ price, expiryDays: 7 })).toEqual(refused('PRICE_RULE', { price }));
});

test.each([
  { lane: 'standard', price: pesos(699_000), ok: true },
  { lane: 'flash', price: pesos(698_700), ok: true },
  { lane: 'flash', price: pesos(698_750), ok: false },
] as const)('of an ask of the $lane lane to $price centavos: $ok', ({ lane, price, ok }) => {
  const command = { name: 'edit_ask', callerId: ids.seller, price, expiryDays: 7 } as const;
  const decision = decide(command, { ask: askFixture({ lane }) }, at);
  expect(decision).toEqual(ok ? expect.objectContaining({ ok }) : refused('PRICE_RULE', { price }));
});

describe('an edit that would cross an own entry', () => {
  test.each([
    { price: pesos(6_050), highestOwnBid: pesos(6_000), lane: 'standard', ok: true },
    { price: pesos(6_000), highestOwnBid: pesos(6_000), lane: 'standard', ok: false },
    { price: pesos(5_900), highestOwnBid: pesos(6_000), lane: 'standard', ok: false },
    { price: pesos(5_900), highestOwnBid: pesos(6_000), lane: 'flash', ok: true },
    { price: pesos(6_250), highestOwnBid: pesos(6_300), lane: 'standard', ok: true },
    { price: pesos(5_900), highestOwnBid: null, lane: 'standard', ok: true },
  ] as const)('of an ask of the $lane lane to $price against an own bid of $highestOwnBid: $ok', (row) => {
    const { price, highestOwnBid, lane, ok } = row;
    const command = { name: 'edit_ask', callerId: ids.seller, price, expiryDays: 7 } as const;
    const decision = decide(command, { ask: askFixture({ lane }), highestOwnBid }, at);
    expect(decision).toEqual(ok ? expect.objectContaining({ ok }) : refused('OWN_ENTRY', { highestOwnBid }));
  });

  test.each([
    { price: pesos(6_200), lowestOwnAsk: pesos(6_250), ok: true },
    { price: pesos(6_250), lowestOwnAsk: pesos(6_250), ok: false },
    { price: pesos(6_300), lowestOwnAsk: pesos(6_250), ok: false },
    { price: pesos(6_000), lowestOwnAsk: pesos(5_900), ok: true },
    { price: pesos(6_300), lowestOwnAsk: null, ok: true },
  ])('of a bid to $price against an own ask of $lowestOwnAsk: $ok', ({ price, lowestOwnAsk, ok }) => {
    const command = { name: 'edit_bid', callerId: ids.buyer, price, expiryDays: 7 } as const;
    const decision = decide(command, { bid: bidFixture(), lowestOwnAsk }, at);
    expect(decision).toEqual(ok ? expect.objectContaining({ ok }) : refused('OWN_ENTRY', { lowestOwnAsk }));
  });
});

test('of a reserved ask is refused, and told its status', () => {
  const decision = editAsk({ price: pesos(6_000), expiryDays: 7 }, askFixture({ status: 'buyer_to_pay' }));
  expect(decision).toEqual(refused('NOT_ALLOWED_NOW', { status: 'buyer_to_pay' }));
});

describe('edits that need no deposit, or cross the book', () => {
  const bySeller = { callerId: ids.seller } as const;
  const flashAsk = askFixture({ lane: 'flash', stockId: ids.stock }, { amount: pesos(0) });

  test('a flash ask needs no deposit for a higher price: E09', () => {
    expect(
      eventOrReason(
        decide({ name: 'edit_ask', ...bySeller, price: pesos(9_000), expiryDays: 30 }, { ask: flashAsk }, now),
      ),
    ).toBe('E09');
  });

  test('a bid that is raised over the lowest ask is edited, and the book is matched after it (E18e, E21)', () => {
    const edit = { name: 'edit_bid', callerId: ids.buyer, price: pesos(6_500), expiryDays: 14 } as const;
    expect(eventOrReason(decide(edit, { bid: bidFixture({}, { amount: pesos(650) }) }, now))).toBe('E18e');
  });
});
