import { describe, expect, test } from 'vitest';
import { approved, bookings, firesAt, later, movesOf, refused } from '../../../testing/decisions.ts';
import { trade } from '../../../testing/trade-cases/case.ts';
import { claimFixture, ids, tuesday as now } from '../../../testing/trade-fixtures.ts';
import { HOUR_MS } from '../../config/durations.ts';
import { type Centavos, pesos, zero } from '../../money/centavos.ts';
import { decide } from './decide.ts';

const yesterday = later(-24 * HOUR_MS);
const delivered = trade('transaction_successful', 'to_receive', { deliveryAt: yesterday });
const done = trade('transaction_successful', 'transaction_successful', { deliveryAt: yesterday });
const underway = trade('transaction_successful', 'to_receive');
/** 72 hours after the delivery. */
const release = { orderId: ids.order, userId: ids.seller, availableAt: later(48 * HOUR_MS) };
/** Wednesday 2 December, 18:00: five working days after Tuesday 24 November, because Monday 30 is a holiday. */
const fiveWorkingDays = new Date('2026-12-02T10:00:00Z');

describe('opening a claim (E74)', () => {
  const open = {
    name: 'open_claim',
    callerId: ids.buyer,
    claimId: ids.claim,
    kind: 'condition',
    photoCount: 1,
    isSealUnbroken: true,
  } as const;
  const authenticity = { kind: 'authenticity', photoCount: 0, isSealUnbroken: false } as const;

  test.each([
    { what: 'about the condition', change: {}, facts: delivered, kind: 'condition', event: 'E74' },
    { what: 'of a forgery', change: authenticity, facts: delivered, kind: 'authenticity', event: 'E74' },
    { what: 'of a forgery', change: authenticity, facts: done, kind: 'authenticity', event: 'E74-done' },
  ] as const)('$what is kept for five working days ($event)', ({ change, facts, kind, event }) => {
    const approval = approved(decide({ ...open, ...change }, { ...facts, hasClaim: false }, now));
    expect(approval.event).toBe(event);
    expect(approval.creations).toEqual([{ entity: 'claim', row: claimFixture({ kind }) }]);
    expect(movesOf(approval)).toEqual([`${event}: claim none open`]);
    expect(firesAt(approval, 'claim_answer')).toEqual(fiveWorkingDays);
  });

  test.each([
    { change: { callerId: ids.seller }, facts: delivered, hasClaim: false, reason: 'NOT_YOUR_ROLE' },
    { change: {}, facts: done, hasClaim: false, reason: 'NOT_ALLOWED_NOW' },
    { change: {}, facts: underway, hasClaim: false, reason: 'NOT_ALLOWED_NOW' },
    { change: authenticity, facts: underway, hasClaim: false, reason: 'NOT_ALLOWED_NOW' },
    {
      change: authenticity,
      facts: trade('transaction_closed', 'transaction_closed', { deliveryAt: yesterday }),
      hasClaim: false,
      reason: 'NOT_ALLOWED_NOW',
    },
    { change: authenticity, facts: delivered, hasClaim: true, reason: 'CLAIM_OPEN' },
    { change: { photoCount: 0 }, facts: delivered, hasClaim: false, reason: 'PHOTO_MISSING' },
    { change: { isSealUnbroken: false }, facts: delivered, hasClaim: false, reason: 'SEAL_BROKEN' },
  ] as const)('$change in $facts.order.status is refused with $reason', ({ change, facts, hasClaim, reason }) => {
    const { status } = facts.order;
    expect(decide({ ...open, ...change }, { ...facts, hasClaim }, now)).toEqual(refused(reason, { status }));
  });
});

describe('deciding a claim (E74)', () => {
  const claim = claimFixture();
  const refundedBefore = { ...delivered, order: { ...delivered.order, refundedAmount: pesos(500) } };

  test.each([
    { facts: delivered, refund: 0, most: 637_000, ok: false },
    { facts: delivered, refund: 1, most: 637_000, ok: true },
    { facts: refundedBefore, refund: 587_000, most: 587_000, ok: true },
    { facts: refundedBefore, refund: 587_001, most: 587_000, ok: false },
  ])('a part of $refund of at most $most centavos: $ok', ({ facts, refund, most, ok }) => {
    const part = { name: 'decide_claim', outcome: 'refund_part', refund: refund as Centavos } as const;
    const decision = decide(part, { ...facts, claim }, now);
    expect(decision).toEqual(ok ? expect.objectContaining({ ok: true }) : refused('REFUND_TOO_HIGH', { refund, most }));
  });

  test.each(['reject', 'take_back'] as const)('to %s needs no amount', (outcome) => {
    expect(decide({ name: 'decide_claim', outcome, refund: zero }, { ...delivered, claim }, now).ok).toBe(true);
  });

  test('in part pays that at our cost, tells it, and lets the seller’s income go', () => {
    const part = { name: 'decide_claim', outcome: 'refund_part', refund: pesos(500) } as const;
    const approval = approved(decide(part, { ...delivered, claim }, now));
    expect(approval.refunds).toMatchObject([{ userId: ids.buyer, amount: 50_000, kind: 'item_partial_refund' }]);
    expect(approval.messages).toMatchObject([{ to: ids.buyer, kind: 'claim-settled', params: { refund: 50_000 } }]);
    expect(approval.releases).toEqual([release]);
  });

  test('of an order without a known delivery lets the income go from now on', () => {
    const reject = { name: 'decide_claim', outcome: 'reject', refund: zero } as const;
    const approval = approved(decide(reject, { ...underway, claim }, now));
    expect(approval.releases).toEqual([{ ...release, availableAt: later(72 * HOUR_MS) }]);
  });
});

describe('a claim that nobody decided', () => {
  test('costs us a credit and gets five working days more, once', () => {
    const approval = approved(decide({ name: 'claim_answer_time_over' }, { ...delivered, claim: claimFixture() }, now));
    expect(approval.event).toBe('E74-late');
    expect(approval.patches).toEqual([{ entity: 'claim', id: ids.claim, set: { isOverdue: true } }]);
    expect(firesAt(approval, 'claim_answer')).toEqual(fiveWorkingDays);
    expect(bookings(approval)).toEqual([['credit_given', 'platform:platform_expense -200', `wallet:${ids.buyer} 200`]]);
  });

  test('is the buyer’s after ten', () => {
    const claim = claimFixture({ isOverdue: true });
    const approval = approved(decide({ name: 'claim_answer_time_over' }, { ...delivered, claim }, now));
    expect(movesOf(approval)).toEqual(['E74-by-time: claim open to_send_back']);
    expect(approval.patches).toEqual([]);
  });
});

describe('the pair of an upheld claim', () => {
  const claim = claimFixture({ status: 'to_send_back' });

  test.each([
    { name: 'receive_claimed_item', facts: delivered, from: yesterday },
    { name: 'claim_parcel_time_over', facts: delivered, from: yesterday },
    { name: 'claim_parcel_time_over', facts: underway, from: now },
  ] as const)('ends the wait of the seller’s income ($name, 72 hours from $from)', ({ name, facts, from }) => {
    const approval = approved(decide({ name }, { ...facts, claim }, now));
    expect(approval.releases).toEqual([{ ...release, availableAt: new Date(from.getTime() + 72 * HOUR_MS) }]);
  });

  test('changes nothing while nobody has asked for it', () => {
    const facts = { ...delivered, claim: claimFixture() };
    expect(decide({ name: 'claim_parcel_time_over' }, facts, now)).toMatchObject({ moves: [], releases: [] });
    expect(decide({ name: 'receive_claimed_item' }, facts, now)).toMatchObject({
      ok: false,
      reason: 'NOT_ALLOWED_NOW',
    });
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
