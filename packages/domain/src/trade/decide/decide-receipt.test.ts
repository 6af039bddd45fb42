import { describe, expect, test } from 'vitest';
import { approved, firesAt, later, refused, untouched } from '../../../testing/decisions.ts';
import { trade } from '../../../testing/trade-cases/case.ts';
import { claimFixture, ids, tuesday as now } from '../../../testing/trade-fixtures.ts';
import { DAY_MS, HOUR_MS } from '../../config/durations.ts';
import { decide } from './decide.ts';

const yesterday = later(-DAY_MS);
const underway = trade('transaction_successful', 'to_receive');
const delivered = trade('transaction_successful', 'to_receive', { deliveryAt: yesterday });
const closedBy = (detail: 'lost_outbound' | 'seller_rejected') =>
  trade('transaction_successful', 'transaction_closed', { closure: { reason: 'no_return_required', detail } });
const release = (from: Date) => [
  { orderId: ids.order, userId: ids.seller, availableAt: new Date(from.getTime() + 72 * HOUR_MS) },
];
const deliveryAt = (at: Date) => [{ entity: 'order', id: ids.order, set: { deliveryAt: at } }];

describe('the courier’s word of a delivery', () => {
  const word = { name: 'courier_delivered', deliveredAt: yesterday } as const;

  test('counts from the hour of the delivery, not of the word (E69)', () => {
    const approval = approved(decide(word, underway, now));
    expect(approval).toMatchObject({ event: 'E69', messages: [{ to: ids.buyer, kind: 'order-delivered' }] });
    expect(approval.patches).toEqual(deliveryAt(yesterday));
    expect(approval.releases).toEqual(release(yesterday));
    expect(firesAt(approval, 'receipt')).toEqual(later(7 * DAY_MS));
  });

  test('of a parcel that was taken for lost alerts support, and gives no income its end again (E79-found)', () => {
    const approval = approved(decide(word, closedBy('lost_outbound'), now));
    expect(approval).toMatchObject({ event: 'E79-found', releases: [], alerts: [{ queue: 'support' }] });
    expect(approval.patches).toContainEqual(deliveryAt(yesterday)[0]);
  });

  test.each([delivered, closedBy('seller_rejected'), trade('transaction_successful', 'platform_to_ship')])(
    'in $order.status, delivered at $order.deliveryAt, is recorded only (E79)',
    (facts) => {
      expect(decide(word, facts, now)).toMatchObject({ event: 'E79', ...untouched });
    },
  );
});

describe('the end of an order', () => {
  const confirm = { name: 'confirm_received', callerId: ids.buyer } as const;

  test.each([
    { facts: delivered, from: yesterday },
    { facts: underway, from: now },
  ])('by the buyer lets the income go 72 hours after $from (E70)', ({ facts, from }) => {
    const approval = approved(decide(confirm, facts, now));
    expect(approval).toMatchObject({ event: 'E70', releases: release(from) });
    expect(approval.patches).toEqual(facts.order.deliveryAt === null ? deliveryAt(now) : []);
  });

  test('by silence lets the income go 72 hours after the delivery (E71)', () => {
    const approval = approved(decide({ name: 'receipt_time_over' }, delivered, now));
    expect(approval).toMatchObject({ event: 'E71', releases: release(yesterday) });
  });

  test.each([
    {
      callerId: ids.seller,
      facts: closedBy('seller_rejected'),
      refusal: refused('NOT_YOUR_ROLE', { expected: 'buyer' }),
    },
    { callerId: ids.seller, facts: delivered, refusal: refused('NOT_YOUR_ROLE', { expected: 'buyer' }) },
    {
      callerId: ids.buyer,
      facts: { ...delivered, claim: claimFixture() },
      refusal: refused('CLAIM_OPEN', { status: 'to_receive' }),
    },
    {
      callerId: ids.buyer,
      facts: trade('transaction_successful', 'platform_to_ship'),
      refusal: refused('NOT_ALLOWED_NOW', { status: 'platform_to_ship' }),
    },
  ])('by $callerId in $facts.order.status is refused with $refusal.reason', ({ callerId, facts, refusal }) => {
    expect(decide({ ...confirm, callerId }, facts, now)).toEqual(refusal);
  });
});

test('confirming is the delivery where no courier reported one: the week for a claim counts from there (E70, E74)', () => {
  const facts = trade('transaction_successful', 'to_receive');
  const { patches } = approved(decide({ name: 'confirm_received', callerId: ids.buyer }, facts, now));
  expect(patches).toContainEqual({ entity: 'order', id: ids.order, set: { deliveryAt: now } });
});
