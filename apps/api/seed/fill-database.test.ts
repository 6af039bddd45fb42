import { testDatabase } from '@suki/db/testing/test-database';
import { expect, test } from 'vitest';
import { compose } from '../src/compose.ts';
import { createLog } from '../src/log.ts';
import { testEnvironment } from '../test/support/test-environment.ts';
import { fillDatabase } from './fill-database.ts';
import { seedClock } from './seed-clock.ts';

const database = testDatabase();
const present = new Date('2026-11-21T01:00:00.000Z');
const clock = seedClock(() => present);

test('security 9: outside of one machine the seed writes reference data, and no person, item or trade', async () => {
  const { dependencies, close } = await compose(
    testEnvironment({ databaseUrl: database.url, sandboxUrl: 'http://127.0.0.1:9', dataDirectory: '/tmp' }),
    { log: createLog({ level: 'silent', process: 'command' }), processName: 'suki-test-seed', clock },
  );
  const environment = { ...dependencies.environment, isLocal: false };
  await fillDatabase({
    dependencies: { ...dependencies, environment },
    clock,
    present,
    tell: () => undefined,
    controlKey: '',
  });
  await close();
  const counts = await database.pool.query(
    `select (select count(*)::int from fee_rules) > 0 as fees, (select count(*)::int from places) > 0 as places,
       (select count(*)::int from users) as users, (select count(*)::int from items) as items,
       (select count(*)::int from asks) as asks, (select count(*)::int from orders) as orders`,
  );
  expect(counts.rows).toEqual([{ fees: true, places: true, users: 0, items: 0, asks: 0, orders: 0 }]);
});
