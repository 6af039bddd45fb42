import { proves } from '@suki/evidence/proves';
import { describe, expect, test } from 'vitest';
import { approved, firesAt, later, refused } from '../../../testing/decisions.ts';
import { nudgeCases } from '../../../testing/trade-cases/after.ts';
import { acceptance, bidTrade, trade } from '../../../testing/trade-cases/case.ts';
import { askFixture, ids, tuesday as now, returnFixture } from '../../../testing/trade-fixtures.ts';
import { HOUR_MS } from '../../config/durations.ts';
import { isThirdOver } from '../table/conditions.ts';
import { decide } from './decide.ts';
import { decideRemind, decideRushAsk, decideRushOrder } from './decide-nudge.ts';

test.each([
  ['N1', 'ask', { reminderSent: true }],
  ['N2', 'bid', { reminderSent: true }],
  ['N3', 'order', { reminderSent: true }],
  ['N4', 'ask', { rushOrder: true }],
  ['N4-return', 'ask', { rushOrder: true }],
  ['N5', 'order', { rushOrder: true }],
] as const)('%s marks the %s', (event, entity, set) => {
  proves('A reminder or rush marks the ask, bid or order as reminderSent or rushOrder.', {
    decideRemind,
    decideRushAsk,
    decideRushOrder,
  });
  expect(nudgeCases[event]()).toMatchObject({ ok: true, patches: [{ entity, set }] });
});

describe('a reminder', () => {
  const window = { startedAt: later(-HOUR_MS), fireAt: later(2 * HOUR_MS) };
  const remindAsk = { name: 'remind_of_ask', callerId: ids.seller } as const;

  test('of an ask whose bid is known marks the ask, not the bid (N1)', () => {
    const approval = approved(decide(remindAsk, { ...bidTrade(), window }, now));
    expect(approval.patches).toEqual([{ entity: 'ask', id: ids.ask, set: { reminderSent: true } }]);
    expect(approval.messages).toMatchObject([{ to: ids.buyer, kind: 'reminder-buyer' }]);
  });

  test('of a bid marks the bid, and goes to the seller who accepted (N2)', () => {
    const remind = { name: 'remind_of_bid', callerId: ids.buyer } as const;
    const approval = approved(decide(remind, { ...acceptance(), window }, now));
    expect(approval.patches).toEqual([{ entity: 'bid', id: ids.bid, set: { reminderSent: true } }]);
    expect(approval.messages).toMatchObject([{ to: ids.seller, kind: 'reminder-seller' }]);
  });

  test.each([
    { window, at: later(-1), refusal: refused('TOO_EARLY', { status: 'to_pay' }) },
    { window: null, at: now, refusal: refused('TOO_EARLY', { status: 'to_pay' }) },
  ])('before a third of $window has passed is refused', ({ window: known, at, refusal }) => {
    expect(decide(remindAsk, { ...bidTrade(), window: known }, at)).toEqual(refusal);
  });
});

describe('a rush', () => {
  const rush = { name: 'rush_ask', callerId: ids.seller } as const;
  const ended = trade('transaction_closed', 'transaction_closed');

  test('of an item in our hands gives us four hours, and is about its order (N4)', () => {
    const approval = approved(decide(rush, trade('under_inspection', 'under_inspection'), now));
    expect(approval.event).toBe('N4');
    expect(firesAt(approval, 'rush')).toEqual(later(4 * HOUR_MS));
    expect(approval.timers).toMatchObject([{ subject: { entity: 'order', id: ids.order } }]);
  });

  test('of an item on its way home is about that, whatever its order was (N4-return)', () => {
    const approval = approved(decide(rush, { ...ended, returnLeg: returnFixture() }, now));
    expect(approval.event).toBe('N4-return');
    expect(approval.timers).toMatchObject([{ subject: { entity: 'return', id: ids.ask } }]);
  });

  test.each([
    { facts: ended, refusal: refused('NOT_ALLOWED_NOW', { status: 'transaction_closed' }) },
    { facts: { ask: askFixture(), order: null }, refusal: refused('NOT_ALLOWED_NOW', { status: 'listed' }) },
  ])('of an item that is not here is refused', ({ facts, refusal }) => {
    expect(decide(rush, facts, now)).toEqual(refusal);
  });

  test('is for the caller’s own part alone', () => {
    const facts = trade('under_inspection', 'under_inspection');
    expect(decide({ ...rush, callerId: ids.buyer }, facts, now)).toEqual(
      refused('NOT_YOUR_ROLE', { expected: 'seller' }),
    );
    expect(decide({ name: 'rush_order', callerId: ids.seller }, facts, now)).toEqual(
      refused('NOT_YOUR_ROLE', { expected: 'buyer' }),
    );
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
