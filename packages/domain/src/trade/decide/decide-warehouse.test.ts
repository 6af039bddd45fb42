import { describe, expect, test } from 'vitest';
import { approved, later, movesOf, refused, untouched } from '../../../testing/decisions.ts';
import { trade } from '../../../testing/trade-cases/case.ts';
import { ids, tuesday as now } from '../../../testing/trade-fixtures.ts';
import { DAY_MS } from '../../config/durations.ts';
import { pesos } from '../../money/centavos.ts';
import type { Approval } from '../facts/decision.ts';
import { decide } from './decide.ts';

describe('a scan at the door (E56)', () => {
  const receive = { name: 'receive_at_warehouse', isByOrderNumber: false } as const;
  const byHand = { ...receive, isByOrderNumber: true, handedOverBy: 'The seller, with an ID' } as const;
  const confirmed = trade('to_ship', 'seller_to_ship');

  test('security 2: of an item that its seller brings takes it in by the order’s number, with who handed it over', () => {
    const approval = approved(decide(byHand, confirmed, now));
    expect(movesOf(approval)).toEqual([
      'E56: ask to_ship platform_received',
      'E56: order seller_to_ship platform_received',
    ]);
    expect(approval.audit).toEqual({ handedOverBy: 'The seller, with an ID' });
  });

  test.each([undefined, '', ' '])('security 2: by the order’s number, handed over by nobody (%o), is refused', (by) => {
    expect(decide({ ...byHand, handedOverBy: by }, confirmed, now)).toEqual(refused('HANDOVER_UNNAMED'));
  });

  test.each([
    { ...trade('confirming_buyer_order', 'confirming_buyer_order'), why: 'its seller has not confirmed' },
    { ...trade('on_way_to_warehouse', 'on_way_to_warehouse'), why: 'a courier has it' },
  ])('security 2: by the order’s number is refused while $why, and does not confirm', ({ why: _why, ...facts }) => {
    expect(decide(byHand, facts, now)).toEqual(
      refused('NOT_ALLOWED_NOW', { status: facts.order.status, orderId: ids.order }),
    );
  });

  test.each([
    trade('platform_received', 'platform_received'),
    trade('under_inspection', 'under_inspection'),
    trade('pending_buyer_confirmation', 'pending_buyer_confirmation'),
  ])('a second time changes nothing in $order.status', (facts) => {
    expect(decide(receive, facts, now)).toMatchObject({ event: 'E56', ...untouched });
  });

  test.each([
    trade('buyer_to_pay', 'to_pay'),
    trade('confirming_buyer_order', 'confirming_buyer_order'),
    trade('to_ship', 'seller_to_ship'),
    trade('transaction_successful', 'platform_to_ship'),
    trade('transaction_closed', 'transaction_closed'),
  ])('is refused for an order in $order.status', (facts) => {
    expect(decide(receive, facts, now)).toEqual(
      refused('NOT_ALLOWED_NOW', { status: facts.order.status, orderId: ids.order }),
    );
  });
});

describe('passing an inspection (E58)', () => {
  const sole = { id: 'sole', verdict: 'pass' } as const;
  const box = { id: 'box', verdict: 'noted' } as const;
  const pass = { name: 'pass_inspection', points: [sole, box], photoCount: 1 } as const;
  const known = { checklist: ['sole', 'box'], sellerFinishedSales: 5 };
  const facts = { ...trade('under_inspection', 'under_inspection'), ...known };

  test.each([
    { points: [], photoCount: 0, open: ['sole', 'box'], failed: [] },
    { points: [sole], photoCount: 1, open: ['box'], failed: [] },
    { points: [sole, box], photoCount: 0, open: [], failed: [] },
    { points: [sole, { id: 'box', verdict: 'fail' }], photoCount: 1, open: ['box'], failed: ['box'] },
    { points: [sole, box, { id: 'smell', verdict: 'fail' }], photoCount: 1, open: [], failed: ['smell'] },
  ] as const)('with $points and $photoCount photos tells what is missing', ({ points, photoCount, ...missing }) => {
    const decision = decide({ ...pass, points, photoCount }, facts, now);
    expect(decision).toEqual(refused('CHECKLIST_INCOMPLETE', { ...missing, photoCount }));
  });

  test('before it began is refused with the status', () => {
    const early = { ...trade('platform_received', 'platform_received'), ...known };
    expect(decide(pass, early, now)).toEqual(refused('NOT_ALLOWED_NOW', { status: 'platform_received' }));
  });

  test('publishes the sale as the history shows it', () => {
    const sale = { orderId: ids.order, itemId: ids.item, skuId: ids.sku, lane: 'standard', price: 625_000, at: now };
    expect(approved(decide(pass, facts, now)).creations).toEqual([{ entity: 'sale', row: sale }]);
  });

  test.each([
    { sellerFinishedSales: 4, couponAmount: pesos(0), availableAt: later(30 * DAY_MS) },
    { sellerFinishedSales: 5, couponAmount: pesos(0), availableAt: null },
    { sellerFinishedSales: 5, couponAmount: pesos(0.01), availableAt: later(30 * DAY_MS) },
  ])('after $sellerFinishedSales sales, with a coupon of $couponAmount, pays at $availableAt', (row) => {
    const { sellerFinishedSales, couponAmount, availableAt } = row;
    const order = { ...facts.order, couponAmount };
    const approval = approved(decide(pass, { ...facts, order, sellerFinishedSales }, now));
    expect(approval.postings[0]?.shown).toMatchObject([{ kind: 'sell_income', availableAt }]);
  });
});

describe('a debt of a seller who is paid twice', () => {
  const inspected = { checklist: [], sellerFinishedSales: 9 };
  const pass = { name: 'pass_inspection', points: [], photoCount: 1 } as const;
  const amountOn = ({ postings }: Approval, account: string): number =>
    postings.flatMap((one) => one.entries).reduce((sum, one) => sum + (one.account === account ? one.amount : 0), 0);

  test('a debt is taken once, also where a row pays twice (E58: income and deposit)', () => {
    const facts = {
      ...trade('under_inspection', 'under_inspection'),
      ...inspected,
      owed: { [ids.seller]: pesos(100) },
    };
    expect(amountOn(approved(decide(pass, facts, now)), `receivable:${ids.seller}`)).toBe(pesos(100));
  });
});
