import { toId } from '@suki/domain/ids/id';
import type { Verification } from '@suki/sdk/types';
import { expect, test } from 'vitest';
import { doneWords } from './order-done.view-model.ts';

const certificateId = toId('crt', 'crt_0000000001');
const verification: Verification = {
  orderId: toId('ord', 'ord_0000000001'),
  result: 'pass',
  verifiedAt: '2026-11-21T02:00:00.000Z',
  criteriaVersion: 1,
  inspectorNumber: '412',
  certificateId,
  certificateNumber: 'SC-482-913-057K',
  points: [],
  photos: [],
};
const order = {
  role: 'buyer' as const,
  status: 'transaction_successful' as const,
  item: { id: toId('itm', 'itm_0000000001'), category: 'shoes' as const },
  sku: { id: toId('sku', 'sku_0000000001') },
  verification,
};

test('ux 28: the buyer of a done order has its certificate first, and sells the pair in its size from there', () => {
  expect(doneWords(order)).toMatchObject({
    certificateId,
    number: 'SC-482-913-057K',
    sell: { href: '/sell/itm_0000000001?sku=sku_0000000001', label: 'Sell this pair' },
  });
});

test('ux 28: a pair that was kept with a defect has its certificate, and is not offered for sale as new', () => {
  const kept = { ...order.verification, result: 'minor_defect' } as const;
  expect(doneWords({ ...order, verification: kept })).toMatchObject({ certificateId, sell: null });
});

test('an item that is no shoe is not called a pair', () => {
  expect(doneWords({ ...order, item: { ...order.item, category: 'handbags' } })?.sell?.label).toBe('Sell this item');
});

test.each([
  ['the seller', { role: 'seller' }],
  ['an order on its way', { status: 'to_receive' }],
  ['an order without a report', { verification: null }],
  ['a report without a certificate', { verification: { ...order.verification, certificateId: null } }],
] as const)('%s has no certificate at the top', (_what, change) => {
  expect(doneWords({ ...order, ...change })).toBeNull();
});
