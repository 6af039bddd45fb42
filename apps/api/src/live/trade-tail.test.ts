import { testDatabase } from '@suki/db/testing/test-database';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TradeEventMessage } from './event-hub.ts';
import type { FeedConnection } from './feed.ts';
import { tradeTail } from './trade-tail.ts';

const database = testDatabase();
let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client(database.url);
  await client.connect();
});
afterAll(() => client.end());

const tell = (id: string) => database.pool.query(`select tell_trade('order', $1, array['usr_b', 'usr_s'])`, [id]);

test('an event reaches its owners once, and those from before the beginning are left to a resync', async () => {
  const heard: TradeEventMessage[] = [];
  const tail = tradeTail((event) => void heard.push(event));
  await tell('before');
  await tail.begin(client);
  await tell('first');
  await tail.read(client);
  await tail.read(client);
  await tell('missed');
  await tail.begin(client);
  await tell('second');
  await tail.read(client);
  expect(heard).toEqual(['first', 'second'].map((id) => ({ kind: 'order', id, audience: ['usr_b', 'usr_s'] })));
});

test('ops B.2.4: a process that was away for more than a minute fails to read, so that its browsers fetch again', async () => {
  const tail = tradeTail(() => undefined);
  await tail.begin(client);
  await tail.read(client);
  const { rows } = await client.query(`select (now() - interval '61 seconds')::text as at`);
  // The connection of a process whose last look was then.
  const aged = {
    query: ({ values: [snapshot], ...rest }: { readonly values: readonly unknown[]; readonly text: string }) =>
      client.query({ ...rest, values: [snapshot, rows[0].at] }),
  } as unknown as FeedConnection;
  await expect(tail.read(aged)).rejects.toThrow('within a minute');
});
