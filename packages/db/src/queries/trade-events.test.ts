import { expect, test } from 'vitest';
import { genericPlanOf } from '../../testing/generic-plan.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { exactlyOne } from '../statement.ts';
import { type Tx, withTransaction } from '../tx.ts';
import { clearTradeEvents, type EventPosition, eventsSinceStatement } from './trade-events.ts';

const database = testDatabase();

const tell = (db: Pick<Tx, 'query'>, id: string) =>
  db.query(`select tell_trade('order', $1, array['usr_b', 'usr_s'])`, [id]);
const read = async (since: EventPosition | undefined) =>
  await exactlyOne(database.pool, eventsSinceStatement, [since?.snapshot ?? null, since?.readAt ?? null]);
const idsIn = ({ events }: Awaited<ReturnType<typeof read>>) => events.map(({ id }) => id);

test('ops B.2.4: an event of a transaction that commits late is read once, and those after it do not wait for it', async () => {
  const late = await database.pool.connect();
  try {
    await late.query('begin');
    await tell(late, 'late');
    const first = await read(undefined);
    await tell(database.pool, 'early');
    const second = await read(first);
    expect(idsIn(second)).toEqual(['early']);
    const third = await read(second);
    expect(idsIn(third)).toEqual([]);
    await late.query('commit');
    const fourth = await read(third);
    expect(idsIn(fourth)).toEqual(['late']);
    expect(idsIn(await read(fourth))).toEqual([]);
  } finally {
    late.release();
  }
});

test('ops B.2.4: events of a hundred transactions that end in any order are each read once', async () => {
  let position = await read(undefined);
  const told: string[] = [];
  const ids = Array.from({ length: 100 }, (_, number) => `many-${number}`);
  const writing = Promise.all(
    ids.map((id) =>
      withTransaction(database.pool, async (tx) => {
        await tell(tx, id);
        if (id.endsWith('3')) await tx.query('select pg_sleep(0.05)');
      }),
    ),
  );
  let isOver = false;
  const over = writing.then(() => {
    isOver = true;
  });
  for (let isLast = false; !isLast; ) {
    isLast = isOver;
    position = await read(position);
    told.push(...idsIn(position as Awaited<ReturnType<typeof read>>));
  }
  await over;
  expect(told.toSorted()).toEqual(ids.toSorted());
});

test('equal events of several transactions are one, in the order of the first', async () => {
  const position = await read(undefined);
  for (const id of ['one', 'other', 'one']) await tell(database.pool, id);
  const { events } = await read(position);
  expect(events).toEqual(['one', 'other'].map((id) => ({ entity: 'order', id, userIds: ['usr_b', 'usr_s'] })));
});

test('the first reading has no events, and a reader that was away for a minute learns that some may be gone', async () => {
  await tell(database.pool, 'before');
  const first = await read(undefined);
  expect(first).toMatchObject({ isWhole: false, events: [] });
  expect(await read(first)).toMatchObject({ isWhole: true });
  const ago = async (seconds: number) =>
    (await database.pool.query(`select (now() - $1 * interval '1 second')::text as at`, [seconds])).rows[0].at;
  expect(await read({ ...first, readAt: await ago(59) })).toMatchObject({ isWhole: true });
  expect(await read({ ...first, readAt: await ago(61) })).toMatchObject({ isWhole: false });
});

test('events are deleted after two minutes', async () => {
  await database.pool.query('delete from trade_events');
  await tell(database.pool, 'old');
  await database.pool.query(`update trade_events set at = now() - interval '121 seconds'`);
  await tell(database.pool, 'new');
  expect(await clearTradeEvents(database.pool)).toBe(1);
  expect((await database.pool.query('select entity_id as id from trade_events')).rows).toEqual([{ id: 'new' }]);
});

test('ops B.2.4: events add nothing to what a commit brings to the disk', async () => {
  const { rows } = await database.pool.query(
    `select relname as name from pg_class where relname like 'trade_events%' and relpersistence <> 'u'`,
  );
  expect(rows).toEqual([]);
});

test('a reading finds its events by the index, however many wait to be deleted', async () => {
  const nodes = await genericPlanOf(database.pool, 'trade-events.since');
  expect(nodes.flatMap((node) => node['Index Name'] ?? [])).toContain('trade_events_xid_idx');
  expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan');
});
