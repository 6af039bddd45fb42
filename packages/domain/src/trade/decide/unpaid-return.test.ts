import { describe, expect, test } from 'vitest';
import { approved, firesAt, later, movesOf } from '../../../testing/decisions.ts';
import { acceptance, bidTrade } from '../../../testing/trade-cases/case.ts';
import {
  askFixture,
  attemptFixture,
  ids,
  tuesday as now,
  orderFixture,
  paidOrderFixture,
} from '../../../testing/trade-fixtures.ts';
import { DAY_MS } from '../../config/durations.ts';
import type { Decision } from '../facts/decision.ts';
import type { BidSnapshot } from '../facts/snapshot.ts';
import type { AskStatus, DepositStatus } from '../facts/statuses.ts';
import { decide } from './decide.ts';

/* The bank takes the deposit of an ask or bid back while a trade runs (E11b), and the trade ends without a sale. */

const reserved = (status: AskStatus, deposit: DepositStatus) =>
  askFixture({ status, listingRemainingMs: 48 * 3_600_000 }, { status: deposit });
const unpaid = (deposit: DepositStatus) => ({ ask: reserved('buyer_to_pay', deposit), order: orderFixture() });
const confirming = (deposit: DepositStatus) => ({
  ask: reserved('confirming_buyer_order', deposit),
  order: paidOrderFixture(),
});
const matched = (deposit: DepositStatus) => ({ ...bidTrade(), ask: reserved('buyer_to_pay', deposit) });
const buyer = { callerId: ids.buyer } as const;
const nothing = { pendingAttempt: null, wasExtended: false, cancellations: { day: 0, month: 0 } } as const;
const cancel = { name: 'cancel_order', ...buyer, isSeller: false } as const;
const ours = { name: 'platform_cancel', fault: 'buyer', isFraud: false } as const;

const backOnSale: readonly (readonly [event: string, decide: (deposit: DepositStatus) => Decision])[] = [
  ['E34', (deposit) => decide({ name: 'payment_time_over' }, { ...unpaid(deposit), ...nothing }, now)],
  ['E35', (deposit) => decide(cancel, { ...unpaid(deposit), ...nothing }, now)],
  [
    'E35f',
    (deposit) => {
      const facts = { ...unpaid(deposit), order: orderFixture({ cancelRequested: true }), attempt: attemptFixture() };
      return decide({ name: 'payment_failed' }, facts, now);
    },
  ],
  [
    'E35s',
    (deposit) => {
      const attempt = attemptFixture();
      const facts = { ...unpaid(deposit), order: orderFixture({ cancelRequested: true }), attempt };
      return decide({ name: 'payment_succeeded', amount: attempt.amount }, facts, now);
    },
  ],
  ['E36', (deposit) => decide({ name: 'payment_time_over' }, { ...matched(deposit), ...nothing }, now)],
  [
    'E36-cancel',
    (deposit) => decide({ name: 'cancel_accepted_bid', ...buyer }, { ...matched(deposit), ...nothing }, now),
  ],
  ['E44', (deposit) => decide(cancel, { ...confirming(deposit), ...nothing }, now)],
  ['E45-relist', (deposit) => decide(ours, unpaid(deposit), now)],
  ['E45-bid-relist', (deposit) => decide(ours, matched(deposit), now)],
  ['E45-paid-relist', (deposit) => decide(ours, confirming(deposit), now)],
];

describe('an ask whose deposit the bank took back, and whose buyer is gone', () => {
  test.each(backOnSale)('by %s waits a day for its deposit, and only then is on sale again', (event, decided) => {
    const approval = approved(decided('due'));
    expect(approval.event).toBe(event);
    expect(movesOf(approval).find((move) => move.includes(': ask '))).toMatch(/ to_pay$/);
    expect(firesAt(approval, 'ask_deposit')).toEqual(later(DAY_MS));
    expect(firesAt(approval, 'listing')).toBeUndefined();
    expect(approval.messages.filter(({ to }) => to === ids.seller).map(({ kind }) => kind)).toContain(
      'deposit-reversed',
    );
    expect(approval.messages.map(({ kind }) => kind)).not.toContain('ask-back-on-sale');
  });

  test.each(backOnSale)('is on sale at once by %s where the deposit is held', (_event, decided) => {
    const approval = approved(decided('under_hold'));
    expect(movesOf(approval).find((move) => move.includes(': ask '))).toMatch(/ listed$/);
    expect(firesAt(approval, 'listing')).toEqual(later(2 * DAY_MS));
    expect(firesAt(approval, 'ask_deposit')).toBeUndefined();
    expect(approval.messages.map(({ kind }) => kind)).not.toContain('deposit-reversed');
  });
});

const held = (deposit: DepositStatus) => {
  const { ask, bid } = acceptance();
  return { ask, bid: withDeposit(bid, deposit) };
};
const withDeposit = (bid: BidSnapshot, status: DepositStatus): BidSnapshot => ({
  ...bid,
  deposit: { ...bid.deposit, status },
});
const bySeller = { callerId: ids.seller } as const;

const backInQueue: readonly (readonly [event: string, decide: (deposit: DepositStatus) => Decision])[] = [
  ['E27', (deposit) => decide({ name: 'deposit_time_over' }, { ...held(deposit), ...nothing }, now)],
  [
    'E28',
    (deposit) =>
      decide({ name: 'cancel_accepted_bid', ...bySeller }, { ...held(deposit), order: null, ...nothing }, now),
  ],
  ['E28-ask', (deposit) => decide({ name: 'cancel_ask' }, held(deposit), now)],
  ['E12-accept', (deposit) => decide({ name: 'delist_ask', why: 'suspended' }, held(deposit), now)],
  [
    'E45-bid-back',
    (deposit) => {
      const { bid, ...rest } = bidTrade();
      return decide({ ...ours, fault: 'seller' }, { ...rest, bid: withDeposit(bid, deposit) }, now);
    },
  ],
];

describe('a bid whose deposit the bank took back, and whose seller is gone', () => {
  test.each(backInQueue)('by %s waits a day for its deposit, and only then is in the queue again', (event, decided) => {
    const approval = approved(decided('due'));
    expect(approval.event).toBe(event);
    expect(movesOf(approval).find((move) => move.includes(': bid '))).toMatch(/ to_pay$/);
    expect(firesAt(approval, 'bid_deposit')).toEqual(later(DAY_MS));
    expect(firesAt(approval, 'bid_life')).toBeUndefined();
    const told = approval.messages.filter(({ to }) => to === ids.buyer).map(({ kind }) => kind);
    expect(told).toContain('deposit-reversed');
    expect(told).not.toContain('bid-back');
  });

  test.each(backInQueue)('is in the queue at once by %s where the deposit is held', (_event, decided) => {
    const approval = approved(decided('under_hold'));
    expect(movesOf(approval).find((move) => move.includes(': bid '))).toMatch(/ bid_active$/);
    expect(firesAt(approval, 'bid_deposit')).toBeUndefined();
  });

  test.each([
    { why: 'delisted', status: 'due', row: 'E12b-unpaid: bid to_pay bid_closed' },
    { why: 'suspended', status: 'due', row: 'E12b-unpaid: bid to_pay bid_closed' },
    { why: 'suspended', status: 'under_hold', row: 'E12b: bid bid_active bid_closed' },
  ] as const)('that is $why as well closes, and nothing is given back that is not there ($status)', (row) => {
    const approval = approved(decide({ name: 'delist_bid', why: row.why }, held(row.status), now));
    expect(movesOf(approval).at(-1)).toBe(row.row);
    const { to } = approval.deposits.find(({ id }) => id === ids.bidDeposit) ?? {};
    expect(to).toBe(row.status === 'due' ? 'voided' : 'returned');
  });
});
