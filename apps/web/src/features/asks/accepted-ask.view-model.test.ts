import type { AskId, AskSummary, SkuId } from '@suki/sdk/types';
import { expect, test } from 'vitest';
import { acceptedAsk } from './accepted-ask.view-model.ts';

const size = 'sku_9' as SkuId;
const ask = (id: string, status: AskSummary['status'], day: string, sku: SkuId = size) => ({
  id: id as AskId,
  status,
  sku: { id: sku },
  createdAt: `2026-11-${day}T00:00:00Z`,
});

test.each([
  ['the newest of the size', [ask('old', 'to_pay', '20'), ask('new', 'to_pay', '21')], 'new'],
  ['the one whose bidder pays next', [ask('paid', 'buyer_to_pay', '21')], 'paid'],
  ['none that was on sale before', [ask('live', 'listed', '21')], undefined],
  ['none of another size', [ask('other', 'to_pay', '21', 'sku_10' as SkuId)], undefined],
])('back from the wallet one goes on to %s', (_words, asks, id) => {
  expect(acceptedAsk(asks, size)?.id).toBe(id);
});

test('without a size in the address the list is shown', () => {
  expect(acceptedAsk([ask('a', 'to_pay', '21')], null)).toBeNull();
});
