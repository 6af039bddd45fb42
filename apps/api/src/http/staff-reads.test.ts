import { expect, test } from 'vitest';
import { supportStaff } from '../../test/support/trade-people.ts';
import { tradeWorld } from '../../test/support/trade-world.ts';

const world = tradeWorld({ variables: { DATABASE_STAFF_POOL_SIZE: '1' } });
const bea = { uid: 'bea-of-staff-reads', email: 'bea-of-staff-reads@suki.test' };

test('ops B.2.1: while the reads of the staff have no connection left, buyers are answered', async () => {
  const { staffPool } = world.api.dependencies;
  expect((await world.api.callAs(supportStaff, 'countStaffOrders')).status).toBe(200);
  const slow = await staffPool.connect();
  const waiting = world.api.callAs(supportStaff, 'countStaffOrders');
  await expect.poll(() => staffPool.waitingCount).toBe(1);
  expect((await world.api.callAs(bea, 'getUser')).status).toBe(200);
  expect((await world.api.callAs(bea, 'recommendItems', { query: { tab: 'forYou' } })).status).toBe(200);
  slow.release();
  expect((await waiting).status).toBe(200);
});
