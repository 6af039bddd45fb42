import { toId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { describe, expect, test } from 'vitest';
import { goneNews, isOnlyOwnBid, servingAsk } from './sell-now.view-model.ts';

const skuId = toId('sku', 'sku_0000000009');
const other = toId('sku', 'sku_0000000010');

describe('the own ask that serves a bid', () => {
  const ask = (price: number, changes: object = {}) => ({
    id: toId('ask', `ask_000000${price}`),
    price: pesos(price),
    status: 'listed' as const,
    lane: 'standard' as const,
    sku: { id: skuId },
    ...changes,
  });
  test('is the cheapest one on sale', () => {
    expect(servingAsk([ask(6000), ask(5000)], skuId)?.price).toBe(pesos(5000));
  });
  test.each([
    ['of another size', { sku: { id: other } }],
    ['whose deposit is due', { status: 'to_pay' }],
    ['that a buyer has reserved', { status: 'buyer_to_pay' }],
    ['of the flash lane', { lane: 'flash' }],
  ])('is never one %s', (_, changes) => {
    expect(servingAsk([ask(5000, changes)], skuId)).toBeNull();
  });
});

describe('the own bid', () => {
  const bid = pesos(4000);
  const own = [{ proposedPrice: bid, bidStatus: 'bid_active' as const, sku: { id: skuId } }];
  test.each([
    ['alone at the top is nobody’s to sell to', [{ price: bid, count: 1 }], own, true],
    ['beside another one at its price does not matter', [{ price: bid, count: 2 }], own, false],
    [
      'below the highest does not matter',
      [{ price: bid, count: 1 }],
      [{ ...own[0], proposedPrice: pesos(3900) }],
      false,
    ],
    ['that has ended does not matter', [{ price: bid, count: 1 }], [{ ...own[0], bidStatus: 'bid_closed' }], false],
    ['in another size does not matter', [{ price: bid, count: 1 }], [{ ...own[0], sku: { id: other } }], false],
  ])('%s', (_, bids, mine, expected) => {
    expect(isOnlyOwnBid(bid, { bids, skuId, own: mine as typeof own })).toBe(expected);
  });
});

describe('a bid that went away between the look and the press', () => {
  test('is told with the highest one that is left', () => {
    expect(goneNews({ reason: 'BELOW_FLOOR', details: { highestBid: pesos(3900) } })).toContain('₱3,900 now');
  });
  test('is told without one when none is left', () => {
    expect(goneNews({ reason: 'BID_GONE', details: {} })).toContain('there’s no other');
  });
  test.each([[null], [{ reason: 'PHONE_NOT_VERIFIED' as const, details: {} }]])('is not what %j says', (error) => {
    expect(goneNews(error)).toBeNull();
  });
});
