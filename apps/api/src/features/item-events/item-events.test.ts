import { addJob } from '@suki/db/queries/jobs';
import { deleteOldRows } from '@suki/db/queries/old-rows';
import { seedCatalogue } from '@suki/db/seed/seed-catalogue';
import { withTransaction } from '@suki/db/tx';
import { DAY_MS } from '@suki/domain/config/durations';
import { interestRules } from '@suki/domain/config/item-events';
import { periods } from '@suki/domain/config/retention.table';
import type { ItemId } from '@suki/domain/ids/id';
import { beforeAll, describe, expect, test } from 'vitest';
import { shows } from '../../../test/support/evidence.ts';
import { refusalIn } from '../../../test/support/start-test-api.ts';
import { testServiceToken } from '../../../test/support/test-environment.ts';
import { tradeWorld } from '../../../test/support/trade-world.ts';
import { countItemEvents } from '../../jobs/count-item-events.worker.ts';

const world = tradeWorld();
const guest = { uid: 'guest', isAnonymous: true };
const person = { uid: 'ana-of-events' };
let items: readonly ItemId[] = [];

beforeAll(async () => {
  await seedCatalogue(world.pool);
  const { rows } = await world.pool.query<{ id: ItemId }>(
    `select distinct on (model) id from items where status = 'listed' and model <> '' order by model, sold_count, id limit 12`,
  );
  items = rows.map(({ id }) => id);
});

const item = (place: number): ItemId => {
  const id = items[place];
  if (id === undefined) throw new Error(`Expected an item at ${place}.`);
  return id;
};
let visits = 0;
const newVisit = (): string => {
  visits += 1;
  return `visit${String(visits).padStart(12, '0')}`;
};
type Event = { readonly type: string; readonly itemId: string; readonly queryId?: string; readonly position?: number };
const note = (events: readonly Event[], visit = newVisit()) =>
  world.api.callAs(guest, 'noteItemEvents', { body: { visit, events } as never });
const looks = (...places: readonly number[]) => places.map((place) => ({ type: 'view', itemId: item(place) }));
const count = () => countItemEvents.work({}, world.api.dependencies);
const interestIn = async (place: number) =>
  (await world.pool.query(`select views, clicks, sales, score from item_interest where item_id = $1`, [item(place)]))
    .rows[0];
const eventCount = async (): Promise<number> =>
  (await world.pool.query<{ count: number }>('select count(*)::int as count from item_events')).rows[0]?.count ?? 0;
const queryId = `own-${'a'.repeat(32)}`;

describe('tracking events', () => {
  test('are counted once for a visit, an item and a search, however often they come', async () => {
    shows('noteItemEvents success');
    const visit = newVisit();
    const events = [
      ...looks(0, 0, 1),
      { type: 'click', itemId: item(0), queryId, position: 3 },
      { type: 'conversion', itemId: item(0), queryId },
    ];
    expect((await note(events, visit)).answer()).toEqual({ taken: 4 });
    expect((await note(events, visit)).answer()).toEqual({ taken: 0 });
    const { rows } = await world.pool.query(
      'select kind, query_id, position from item_events where visit = $1 order by id',
      [visit],
    );
    expect(rows).toContainEqual({ kind: 'click', query_id: queryId, position: 3 });
  });

  test('keep nothing of the caller: the columns have no place for a person, an address or a page', async () => {
    await world.api.callAs(person, 'noteItemEvents', { body: { visit: newVisit(), events: looks(2) } as never });
    const { rows } = await world.pool.query<Record<string, unknown>>(
      'select * from item_events order by id desc limit 1',
    );
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(
      ['at', 'batch_id', 'id', 'is_counted', 'item_id', 'kind', 'position', 'query_id', 'visit'].sort(),
    );
    expect(JSON.stringify(rows)).not.toMatch(/ana-of-events|127\.0\.0\.1/);
    const { rows: users } = await world.pool.query(`select from users where firebase_uid = 'ana-of-events'`);
    expect(users).toEqual([]);
  });

  test('are taken from the shop itself, which passes on the beacons of browsers', async () => {
    const answer = await fetch(`${world.api.url}/item/event`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${testServiceToken}` },
      body: JSON.stringify({ visit: newVisit(), events: looks(2) }),
    });
    expect([answer.status, await answer.json()]).toEqual([200, { taken: 1 }]);
  });

  test('of unlisted and unknown items count nothing (S4)', async () => {
    await world.pool.query(`update items set status = 'unlisted' where id = $1`, [item(3)]);
    const events = [...looks(3), { type: 'view', itemId: 'itm_nowhere0000' }];
    expect((await note(events)).answer()).toEqual({ taken: 0 });
    await world.pool.query(`update items set status = 'listed' where id = $1`, [item(3)]);
  });

  test.each([
    ['no event', [], undefined],
    ['51 events', Array.from({ length: 51 }, () => 'view'), undefined],
    ['a visit that could be a name', ['view'], 'ana.cruz@suki.test'],
    ['a short visit', ['view'], 'abc'],
    ['an unknown kind', ['look'], undefined],
    ['a view with a search', [{ type: 'view', queryId }], undefined],
    ['a click with a search and no place', [{ type: 'click', queryId }], undefined],
    ['a click with a place and no search', [{ type: 'click', position: 1 }], undefined],
    ['place 0', [{ type: 'click', queryId, position: 0 }], undefined],
    ['place 1,001', [{ type: 'click', queryId, position: 1_001 }], undefined],
    ['a conversion with a place', [{ type: 'conversion', queryId, position: 1 }], undefined],
    ['words in place of a search', [{ type: 'click', queryId: 'ana cruz', position: 1 }], undefined],
  ])('with %s are refused, all of them', async (_, given, visit) => {
    const before = await eventCount();
    const events = given.map((event) => ({
      itemId: item(4),
      ...(typeof event === 'string' ? { type: event } : event),
    }));
    const answer = await note(events as readonly Event[], visit);
    expect([answer.status, refusalIn(answer).reason]).toEqual([400, 'VALIDATION']);
    expect(await eventCount()).toBe(before);
  });
});

describe('counters of interest', () => {
  test('add each event once, however often the job runs', async () => {
    await note([...looks(5), { type: 'click', itemId: item(5), queryId, position: 1 }]);
    await note(looks(5));
    await count();
    const first = await interestIn(5);
    expect(first.views / first.clicks).toBeCloseTo(2);
    const { view, click } = interestRules.weights;
    expect(first.score).toBeCloseTo(first.views * view + first.clicks * click);
    await count();
    expect(await interestIn(5)).toEqual(first);
  });

  test('weigh an event of today twice as much as one of a week ago', async () => {
    await note(looks(6));
    await count();
    world.api.clock.advance(interestRules.halfLifeMs);
    await note(looks(7));
    await count();
    expect((await interestIn(7)).score / (await interestIn(6)).score).toBeCloseTo(2);
  });

  test('take sales from the purchase history, and set them anew with each run', async () => {
    const { rows } = await world.pool.query<{ id: string }>('select id from skus where item_id = $1 limit 1', [
      item(8),
    ]);
    await world.pool.query(`set session_replication_role = replica; insert into sales (order_id, item_id, sku_id, lane, price, created_at)
      values ('ord_counted001', '${item(8)}', '${rows[0]?.id}', 'standard', 500000, '${world.api.clock.now().toISOString()}');
      set session_replication_role = origin`);
    await count();
    const once = await interestIn(8);
    expect(once.score).toBeCloseTo(once.sales * interestRules.weights.sale);
    await count();
    expect(await interestIn(8)).toEqual(once);
  });

  test('order trending: the model that people look at most stands first, whatever sold before', async () => {
    shows('listTrendings success');
    for (let visit = 0; visit < 60; visit += 1) await note(looks(9));
    await count();
    const { trendings } = (await world.api.callAs(guest, 'listTrendings')).answer();
    expect(trendings[0]?.item.id).toBe(item(9));
    await world.pool.query(`update items set status = 'unlisted' where id = $1`, [item(9)]);
    const later = (await world.api.callAs(guest, 'listTrendings')).answer().trendings;
    expect(later.map((row) => row.item.id)).not.toContain(item(9));
    await world.pool.query(`update items set status = 'listed' where id = $1`, [item(9)]);
  });

  test('order the home page within a section, but not in the sections of the editor', async () => {
    const home = async (section: string) =>
      (await world.api.callAs(guest, 'recommendItems'))
        .answer()
        .sections.find(({ id }) => id === section)
        ?.items.map(({ id }) => id) ?? [];
    const [shoes, featured] = [await home('shoes'), await home('featured')];
    const [last, lastFeatured] = [shoes.at(-1), featured.at(-1)];
    if (last === undefined || lastFeatured === undefined) throw new Error('Expected both sections on the home page.');
    for (let visit = 0; visit < 90; visit += 1)
      await note([last, lastFeatured].map((itemId) => ({ type: 'view', itemId })));
    await count();
    expect((await home('shoes')).slice(0, 2)).toContain(last);
    expect(await home('featured')).toEqual(featured);
  });
});

describe('others viewed', () => {
  const others = async (place: number) =>
    (await world.api.callAs(guest, 'getItem', { params: { id: item(place) } }))
      .answer()
      .othersViewed.map(({ id }) => id);

  test('are empty on the first day, and until enough visits saw both items', async () => {
    expect(await others(10)).toEqual([]);
    for (let visit = 1; visit < interestRules.visitsMin; visit += 1) await note(looks(10, 11));
    await count();
    expect(await others(10)).toEqual([]);
  });

  test('are the items of the same visits, in both directions, seen together or one after the other', async () => {
    const visit = newVisit();
    await note(looks(10), visit);
    await count();
    await note(looks(11), visit);
    await count();
    expect([await others(10), await others(11)]).toEqual([[item(11)], [item(10)]]);
    const { rows } = await world.pool.query('select visits from viewed_together where item_id = $1 and other_id = $2', [
      item(10),
      item(11),
    ]);
    expect(rows).toEqual([{ visits: interestRules.visitsMin }]);
  });

  test('leave out an unlisted item (S4)', async () => {
    await world.pool.query(`update items set status = 'unlisted' where id = $1`, [item(11)]);
    expect(await others(10)).toEqual([]);
    await world.pool.query(`update items set status = 'listed' where id = $1`, [item(11)]);
  });
});

test('events are deleted after their period, and the counters stay', async () => {
  await note(looks(0));
  await count();
  const before = await interestIn(0);
  world.api.clock.advance((periods.itemEvents.days + 1) * DAY_MS);
  const cut = new Date(world.api.clock.now().getTime() - periods.itemEvents.days * DAY_MS);
  while ((await deleteOldRows(world.pool, 'itemEvents', cut, 1_000)) > 0);
  expect(await eventCount()).toBe(0);
  expect(await interestIn(0)).toEqual(before);
});

test('without a hosted index no job tells anybody of an event', async () => {
  await note(looks(0));
  const { rowCount } = await world.pool.query(
    `select from graphile_worker.jobs where task_identifier = 'send-item-events'`,
  );
  expect(rowCount).toBe(0);
  await withTransaction(world.pool, (tx) => addJob(tx, 'send-item-events', { batchId: 'nothing' }));
  await world.settle();
});
