import { describe, expect, test } from 'vitest';
import { approved, bookings, firesAt, later, refused, untouched } from '../../../testing/decisions.ts';
import { trade } from '../../../testing/trade-cases/case.ts';
import { askFixture, bidFixture, ids, tuesday as now, paidOrderFixture } from '../../../testing/trade-fixtures.ts';
import { DAY_MS, HOUR_MS } from '../../config/durations.ts';
import { pesos } from '../../money/centavos.ts';
import type { ClosureDetail } from '../facts/statuses.ts';
import { decide } from './decide.ts';

const closedBy = (detail: ClosureDetail) => ({ reason: 'no_return_required', detail }) as const;
const finedAsk = (detail: ClosureDetail, kept = 650, appealedAt: Date | null = null) =>
  askFixture(
    { status: 'transaction_closed', closure: closedBy(detail) },
    { status: 'deducted', deductedAmount: pesos(kept), appealedAt },
  );
const finedBid = (appealedAt: Date | null = null) =>
  bidFixture(
    { status: 'bid_closed', closure: closedBy('bid_default') },
    { status: 'deducted', deductedAmount: pesos(600), appealedAt },
  );
const order = paidOrderFixture({ status: 'transaction_closed' });
const waiting = { order, isReleased: false, wasDepositPaidByCard: false };
/** Wednesday 2 December, 18:00: five working days after Tuesday 24 November, because Monday 30 is a holiday. */
const fiveWorkingDays = new Date('2026-12-02T10:00:00Z');

describe('sharing out a fine', () => {
  const release = { name: 'release_penalty' } as const;

  test.each([
    { detail: 'seller_ship_timeout', returnCost: 0, shares: { buyer: 455, way: 0, platform: 195 } },
    { detail: 'no_scan', returnCost: 0, shares: { buyer: 455, way: 0, platform: 195 } },
    { detail: 'counterfeit', returnCost: 0, shares: { buyer: 455, way: 0, platform: 195 } },
    { detail: 'used', returnCost: 220, shares: { buyer: 301, way: 220, platform: 129 } },
    { detail: 'wrong_item', returnCost: 700, shares: { buyer: 0, way: 650, platform: 0 } },
    { detail: 'seller_confirm_timeout', returnCost: 0, shares: { buyer: 0, way: 0, platform: 650 } },
    { detail: 'suspended', returnCost: 0, shares: { buyer: 0, way: 0, platform: 650 } },
    { detail: 'platform_cancelled', returnCost: 0, shares: { buyer: 0, way: 0, platform: 650 } },
    { detail: 'defect_refused', returnCost: 100, shares: { buyer: 0, way: 650, platform: 0 } },
  ] as const)('of ₱650 for $detail, with a way back of ₱$returnCost: $shares', ({ detail, returnCost, shares }) => {
    const facts = { ...waiting, ask: finedAsk(detail), returnCost: pesos(returnCost) };
    const approval = approved(decide(release, facts, now));
    const lines: readonly (readonly [string, number])[] = [
      [`penalty:${ids.deposit}`, -650],
      ['platform:shipping_revenue', shares.way],
      [`wallet:${ids.buyer}`, shares.buyer],
      ['platform:penalty_revenue', shares.platform],
    ];
    expect(bookings(approval)).toEqual([
      [
        'penalty_released',
        ...lines.filter(([, amount]) => amount !== 0).map(([account, amount]) => `${account} ${amount}`),
      ],
    ]);
    expect(approval.messages).toEqual(
      shares.buyer === 0
        ? []
        : [
            {
              to: ids.buyer,
              tab: 'payment',
              kind: 'compensation',
              orderId: ids.order,
              params: { compensation: shares.buyer * 100 },
            },
          ],
    );
  });

  test.each([
    { wasDepositPaidByCard: true, availableAt: later(30 * DAY_MS) },
    { wasDepositPaidByCard: false, availableAt: null },
  ])('that a card paid ($wasDepositPaidByCard) is withdrawable at $availableAt', ({ availableAt, ...card }) => {
    const approval = approved(decide(release, { ...waiting, ...card, ask: finedAsk('no_scan') }, now));
    expect(approval.postings[0]?.shown).toMatchObject([{ kind: 'compensation', amount: 45_500, availableAt }]);
  });

  test('of a bidder goes to the seller (T21-bid)', () => {
    const facts = { ...waiting, ask: askFixture(), bid: finedBid() };
    const approval = approved(decide({ ...release, of: 'bid' }, facts, now));
    expect(approval.event).toBe('T21-bid');
    expect(approval.messages).toMatchObject([{ to: ids.seller, params: { compensation: 42_000 } }]);
  });

  test.each([
    { what: 'was shared out', of: 'ask', event: 'T21', change: { ask: finedAsk('no_scan'), isReleased: true } },
    { what: 'was undone', of: 'ask', event: 'T21', change: { ask: askFixture({}, { status: 'returned' }) } },
    { what: 'was shared out', of: 'bid', event: 'T21-bid', change: { bid: finedBid(), isReleased: true } },
    { what: 'is not there', of: 'bid', event: 'T21-bid', change: { bid: null } },
    { what: 'is not there', of: 'bid', event: 'T21-bid', change: { bid: bidFixture() } },
  ] as const)('that $what changes nothing ($event)', ({ of, event, change }) => {
    const facts = { ...waiting, ask: askFixture(), ...change };
    expect(decide({ ...release, of }, facts, now)).toMatchObject({ event, ...untouched });
  });
});

describe('an appeal (E64)', () => {
  test.each([
    { name: 'appeal_fine', callerId: ids.seller, event: 'E64', id: ids.deposit },
    { name: 'appeal_bid_fine', callerId: ids.buyer, event: 'E64-bid', id: ids.bidDeposit },
  ] as const)('stops the fine for five working days ($event)', ({ name, callerId, event, id }) => {
    const facts = { ask: finedAsk('no_scan'), bid: finedBid(), isFineInSuspense: true };
    const approval = approved(decide({ name, callerId }, facts, now));
    expect(approval.event).toBe(event);
    expect(approval.patches).toEqual([{ entity: 'deposit', id, set: { appealedAt: now } }]);
    expect(approval.timers).toEqual([
      { change: 'start', kind: 'penalty_release', subject: { entity: 'deposit', id }, fireAt: fiveWorkingDays },
    ]);
  });

  test.each([
    { what: 'of a stranger', change: { callerId: ids.stranger }, facts: {}, reason: 'NOT_YOUR_ROLE' },
    { what: 'after the fine was shared out', change: {}, facts: { isFineInSuspense: false }, reason: 'TOO_LATE' },
    { what: 'a second time', change: {}, facts: { ask: finedAsk('no_scan', 650, now) }, reason: 'ALREADY_DONE' },
  ])('$what is refused with $reason', ({ change, facts, reason }) => {
    const appeal = { name: 'appeal_fine', callerId: ids.seller, ...change } as const;
    const decision = decide(appeal, { ask: finedAsk('no_scan'), isFineInSuspense: true, ...facts }, now);
    expect(decision).toMatchObject({ ok: false, reason });
  });

  test.each([
    { name: 'decide_appeal', isUpheld: true, event: 'E64-won', deposits: [{ id: ids.deposit, to: 'returned' }] },
    { name: 'decide_appeal', isUpheld: false, event: 'E64-lost', deposits: [] },
    {
      name: 'decide_bid_appeal',
      isUpheld: true,
      event: 'E64-bid-won',
      deposits: [{ id: ids.bidDeposit, to: 'returned' }],
    },
    { name: 'decide_bid_appeal', isUpheld: false, event: 'E64-bid-lost', deposits: [] },
  ] as const)('that is upheld ($isUpheld) undoes the fine, else it is shared out at once ($event)', (row) => {
    const appealed = { ask: finedAsk('no_scan', 650, later(-HOUR_MS)), bid: finedBid(later(-HOUR_MS)) };
    const { name, isUpheld } = row;
    const approval = approved(decide({ name, isUpheld }, { ...appealed, isFineInSuspense: true }, now));
    expect(approval.event).toBe(row.event);
    expect(approval.deposits).toMatchObject(row.deposits);
    expect(firesAt(approval, 'penalty_release')).toEqual(isUpheld ? undefined : now);
  });

  test('is not decided when the fine was shared out', () => {
    const facts = { ask: finedAsk('no_scan', 650, now), isFineInSuspense: false };
    expect(decide({ name: 'decide_appeal', isUpheld: true }, facts, now)).toEqual(
      refused('TOO_LATE', { status: 'transaction_closed' }),
    );
  });
});

describe('a scan that is reported late (E79-scan)', () => {
  const lapsedAt = later(-HOUR_MS);
  const before = { name: 'late_scan', scannedAt: new Date(lapsedAt.getTime() - 1), lapsedAt } as const;
  const fined = { ask: finedAsk('no_scan'), order: { ...order, closure: closedBy('no_scan') }, isReleased: false };

  test('from before the end undoes the fine; the order stays closed', () => {
    const approval = approved(decide(before, fined, now));
    expect(approval).toMatchObject({
      event: 'E79-scan',
      moves: [],
      deposits: [{ id: ids.deposit, from: 'deducted', to: 'returned' }],
      messages: [{ to: ids.seller, kind: 'fine-undone' }],
    });
  });

  test.each([
    { what: 'from the very end', change: { scannedAt: lapsedAt }, facts: fined, event: 'E79' },
    {
      what: 'without a fine',
      change: {},
      facts: { ...fined, ask: askFixture({ status: 'transaction_closed' }) },
      event: 'E79',
    },
    { what: 'of a fine that was shared out', change: {}, facts: { ...fined, isReleased: true }, event: 'E79-scan' },
  ])('$what changes nothing', ({ change, facts, event }) => {
    expect(decide({ ...before, ...change }, facts, now)).toMatchObject({ event, ...untouched });
  });
});

describe('a fine without a deposit', () => {
  const dueAsk = askFixture({ status: 'to_ship' }, { status: 'due' });

  test('a deposit that the bank had taken back leaves nothing to share out', () => {
    expect(
      firesAt(
        approved(decide({ name: 'ship_time_over' }, { ...trade('to_ship', 'seller_to_ship'), ask: dueAsk }, now)),
        'penalty_release',
      ),
    ).toEqual(undefined);
  });
});
