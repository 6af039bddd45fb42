import assert from 'node:assert/strict';
import { sqlErrorOf } from '@suki/db/sql-errors';
import pg from 'pg';
import type { FaultWorld } from './fault-world.ts';
import type { OwnDatabase } from './own-database.ts';
import { watchRefusals } from './refusals-while-away.ts';
import { untilSo } from './until-so.ts';

const CALLERS = 40;
const HEALED_WITHIN_MS = 60_000;
const TOO_MANY_CONNECTIONS = '53300';

/**
 * F4: somebody takes every connection that the server has left (`max_connections`). A call is served by a connection
 * that the API has, or answered 503; when the connections are free again every call is served.
 */
export async function takeConnections(inner: FaultWorld, database: OwnDatabase): Promise<{ refused: number }> {
  const { world, seen } = watchRefusals(inner);
  const visitor = await world.newTrader();
  const wave = async () =>
    new Set(
      await Promise.all(Array.from({ length: CALLERS }, async () => (await world.call(visitor, 'getUser')).status)),
    );
  const taken = await takeAll(database.url);
  // Without this the API would answer from the connections that it holds.
  await database.endConnectionsOf('suki-api');
  const more = await takeAll(database.url);
  const statuses = await wave();
  assert.ok(statuses.has(503), 'Expected calls without a connection to be refused.');
  await Promise.all([...taken, ...more].map((client) => client.end()));
  await untilSo('every call to be served', HEALED_WITHIN_MS, async () => {
    const after = await wave();
    return after.size === 1 && after.has(200);
  });
  return { refused: seen().count };
}

async function takeAll(url: string): Promise<pg.Client[]> {
  const taken: pg.Client[] = [];
  for (;;) {
    const client = new pg.Client(url);
    client.on('error', () => undefined);
    try {
      await client.connect();
    } catch (error) {
      if (sqlErrorOf(error)?.code === TOO_MANY_CONNECTIONS) return taken;
      throw error;
    }
    taken.push(client);
  }
}
