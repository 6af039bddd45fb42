import { type SkuId, toId } from '@suki/domain/ids/id';
import { bidStatuses } from '@suki/domain/trade/facts/statuses';
import { expect, test } from 'vitest';
import { liveBidOn } from './live-bid-on.ts';

const label = (id: SkuId) => ({ id, skuId: id, sizes: {} });
const sku = label(toId('sku', 'sku_0000000001'));
const other = label(toId('sku', 'sku_0000000002'));

test.each(bidStatuses)('a bid in %s stands in its size until it has ended', (bidStatus) => {
  const hasEnded = bidStatus === 'bid_closed' || bidStatus === 'bid_successful';
  const bid = { bidStatus, sku };
  expect(liveBidOn(sku.id, [bid])).toBe(hasEnded ? null : bid);
  expect(liveBidOn(other.id, [bid])).toBeNull();
});
