import { seedCatalogue } from '@suki/db/seed/seed-catalogue';
import type { ItemId } from '@suki/domain/ids/id';
import { beforeAll, expect, test } from 'vitest';
import { tradeWorld } from '../../../test/support/trade-world.ts';
import { hostedSearchAndFiles } from '../../../test/trade/scenarios/services-away.ts';
import { algoliaClient } from '../search-index/algolia-client.ts';
import { fillAlgoliaIndex } from '../search-index/fill-algolia-index.ts';

const world = tradeWorld({ variables: hostedSearchAndFiles });
const guest = { uid: 'guest', isAnonymous: true };
const headers = { 'x-algolia-application-id': 'any', 'x-algolia-api-key': 'any' };
const told = async (): Promise<readonly Record<string, unknown>[]> =>
  ((await (await fetch(`${world.api.sandbox.url}/algolia/events`, { headers })).json()) as { events: [] }).events;

beforeAll(async () => {
  await seedCatalogue(world.pool);
  const { ALGOLIA_APP_ID: appId, ALGOLIA_WRITE_KEY: apiKey } = hostedSearchAndFiles;
  const timeoutsMs = { connect: 10_000, read: 20_000, write: 20_000 };
  const client = algoliaClient({ appId, apiKey, baseUrl: `${world.api.sandbox.url}/algolia`, timeoutsMs });
  await fillAlgoliaIndex({ pool: world.pool, client, index: 'NewItems' });
}, 60_000);

const note = (events: readonly Record<string, unknown>[]) =>
  world.api.callAs(guest, 'noteItemEvents', { body: { visit: 'visitofinsights01', events } as never });

test('with Algolia, a job tells Insights of clicks with their search and place, of conversions and of views', async () => {
  const { rows } = await world.pool.query<{ id: ItemId }>(
    `select id from items where status = 'listed' order by id limit 1`,
  );
  const itemId = rows[0]?.id;
  const queryId = '43b15df305339e827f0ac0bdc5ebcaa7';
  const events = [
    { type: 'click', itemId, queryId, position: 4 },
    { type: 'click', itemId, queryId: `own-${queryId}`, position: 2 },
    { type: 'conversion', itemId, queryId },
    { type: 'view', itemId },
  ];
  await world.api.sandbox.control('/faults', { provider: 'algolia', status: 503, count: 1, path: '/1/events' });
  expect((await note(events)).answer()).toEqual({ taken: 4 });
  await world.settle();
  // The service was away: the job comes again.
  await world.pool.query(
    `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where task_identifier = 'send-item-events'), run_at := now())`,
  );
  await world.settle();
  const common = { index: 'NewItems', userToken: 'visitofinsights01', objectIDs: [itemId] };
  expect(await told()).toMatchObject([
    { eventType: 'click', ...common, queryID: queryId, positions: [4] },
    { eventType: 'click', ...common },
    { eventType: 'conversion', ...common, queryID: queryId },
    { eventType: 'view', ...common },
  ]);
  // A search that our own index answered is unknown to Algolia.
  expect((await told())[1]).not.toHaveProperty('queryID');
});
