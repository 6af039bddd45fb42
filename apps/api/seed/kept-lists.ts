import { toId } from '@suki/domain/ids/id';
import { pesos, subtract } from '@suki/domain/money/centavos';
import type { Stage } from './trade.ts';
import { tradedItems } from './traded-items.ts';

/** A discount that nobody offers yet, so that the notice waits. */
const WISH_BELOW = pesos(500);

/** Fills each list of Bea, so that no page of what one keeps is empty in the demo. */
export async function fillKeptLists({ act, cast }: Stage): Promise<void> {
  const bea = cast.of('bea');
  const items = tradedItems.slice(0, 9).map(({ id }) => toId('itm', id));
  for (const itemId of items) await act(bea, 'addFootprint', { body: { itemId } });
  for (const itemId of items.slice(3, 8)) await act(bea, 'saveItem', { body: { itemId } });
  await act(bea, 'shareWishList');
  for (const keyword of ['tsinelas', 'dunk low']) await act(bea, 'addSearch', { body: { keyword } });
  await act(bea, 'followUser', { body: { userId: cast.of('sam').userId } });
  const wanted = await act(bea, 'getItem', { params: { id: items[3] } });
  await act(bea, 'saveBrand', { body: { brandId: wanted.brand[0]?.id } });
  const sold = wanted.skus.find(({ lowestAsk }) => lowestAsk === null);
  const offered = wanted.skus.find(({ lowestAsk }) => lowestAsk !== null);
  if (sold !== undefined) await act(bea, 'setArrivalNotice', { body: { skuId: sold.id } });
  if (offered !== undefined && offered.lowestAsk !== null) {
    const price = subtract(offered.lowestAsk, WISH_BELOW);
    await act(bea, 'setArrivalNotice', { body: { skuId: offered.id, price } });
  }
}
