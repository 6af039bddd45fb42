import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { forEachOf, newTraders } from '../support/many-steps.ts';
import { quickListing } from '../support/quick-listing.ts';
import { testToken } from '../support/test-token.ts';
import { newTrader } from '../support/trade-people.ts';
import { tradeWorld } from '../support/trade-world.ts';

/** S22 (docs/test-plan.md#attacks): people who hang up in the middle of a dear query cost the others nothing. */

const HUNG_UP = 500;
const CALLS = 100;
const world = tradeWorld({ isCrowd: true });

/** A catalogue in which a list is dear: its items, with a book for each, are read and sorted. */
async function fillCatalogue(): Promise<void> {
  const listings = await forEachOf(Array.from({ length: 20 }), () => quickListing(world));
  await world.pool.query(
    `insert into items (${await columnsOf('items')}) select ${await columnsOf('items', { id: `'itm_01jd' || lpad(n::text, 22, '0')`, style_code: `'S22-' || n` })}
     from items i cross join generate_series(1, 5000) n where i.id = $1`,
    [listings[0]?.itemId],
  );
}

async function columnsOf(table: string, replaced: Readonly<Record<string, string>> = {}): Promise<string> {
  const { rows } = await world.pool.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  return rows.map(({ name }) => replaced[name] ?? `"${name}"`).join(', ');
}

const waiting = async (): Promise<number> => {
  const { rows } = await world.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and state = 'active' and pid <> pg_backend_pid() and application_name = 'suki-test-api'`,
  );
  return rows[0]?.count ?? 0;
};

test(`S22: ${HUNG_UP} people hang up in the middle of a list: their queries have ended within five seconds, and others are answered within one`, {
  timeout: 120_000,
}, async () => {
  await fillCatalogue();
  const [honest] = await newTraders(world, 1);
  if (honest === undefined) throw new Error('Expected a person.');
  const token = testToken(await newTrader(world.api.dependencies));
  const dear = ['/item/recommend?tab=forYou', '/item/sell-recommend', '/item/recent-released'];
  const ended: Promise<unknown>[] = [];
  for (let index = 0; index < HUNG_UP; index += 1) {
    const abort = new AbortController();
    const url = `${world.api.url}${dear[index % dear.length]}`;
    ended.push(fetch(url, { headers: { authorization: `Bearer ${token}` }, signal: abort.signal }).catch(() => 'gone'));
    // Each hangs up after some milliseconds: before, during and after the query.
    void pause(index % 20).then(() => abort.abort());
  }
  const times: number[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    const startedMs = performance.now();
    expect((await world.api.callAs(honest, 'getUser')).status).toBe(200);
    times.push(performance.now() - startedMs);
  }
  await Promise.all(ended);
  expect(Math.max(...times)).toBeLessThan(1_000);
  await expect.poll(waiting, { timeout: 5_000 }).toBe(0);
  expect((await world.api.callAs(honest, 'recommendItemsToSell')).status).toBe(200);
});
