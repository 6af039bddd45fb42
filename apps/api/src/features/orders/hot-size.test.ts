import { lockBook } from '@suki/db/queries/books';
import { withTransaction } from '@suki/db/tx';
import { expect, test } from 'vitest';
import { newTraders } from '../../../test/support/many-steps.ts';
import { buyCall, listAsk } from '../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../test/support/trade-world.ts';

/** Four connections for a crowd of ten: the crowd alone could take all of them. */
const world = tradeWorld({ variables: { DATABASE_POOL_SIZE: '4' } });
const CROWD = 10;

test('a crowd at one book takes no connection from those who buy and look elsewhere', async () => {
  const hot = await listAsk(world);
  const other = await listAsk(world);
  const [buyer, ...crowd] = await newTraders(world, CROWD + 1);
  if (buyer === undefined) throw new Error('Expected a buyer.');
  const statuses: string[] = [];
  let purchases: Promise<unknown> = Promise.resolve();
  await withTransaction(world.pool, async (tx) => {
    await lockBook(tx, hot.skuId);
    purchases = Promise.all(
      crowd.map(async (person) => statuses.push(`hot ${(await buyCall(world, person, hot)).status}`)),
    );
    // Nobody of the crowd can be served before this transaction ends; everybody else can.
    statuses.push(`other ${(await buyCall(world, buyer, other)).status}`);
    statuses.push(`orders ${(await world.api.callAs(buyer, 'listOrders', { query: { isSeller: 'false' } })).status}`);
  });
  await purchases;
  expect(statuses.slice(0, 2)).toEqual(['other 201', 'orders 200']);
  const ofCrowd = statuses.slice(2);
  expect(ofCrowd).toHaveLength(CROWD);
  expect(ofCrowd.filter((status) => status === 'hot 201')).toHaveLength(1);
  await world.expectSound();
});
