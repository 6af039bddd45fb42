import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { realClock } from '@suki/api/adapters/clock/real-clock';
import { type Composed, compose } from '@suki/api/compose';
import { createLog } from '@suki/api/log';
import { testEnvironment } from '@suki/api/test/support/test-environment';
import { seedCatalogue } from '@suki/db/seed/seed-catalogue';
import { testDatabase } from '@suki/db/testing/test-database';
import { deliveryRegions } from '@suki/domain/delivery/regions.table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Refusals, refusals } from './refusals.ts';
import { type ReplayResult, replaySales } from './replay-sales.ts';

const SALES = 200;
const database = testDatabase();
let composed: Composed;
let directory: string;
let refused: Refusals;
let result: ReplayResult;

/**
 * A file as people make them: with a byte order mark, semicolons, quotes, Windows line ends, unsorted days without a
 * time, and rows that are no sales.
 */
function salesFile(): string {
  const items = [
    'Jordan 1 Retro High OG Chicago Lost and Found',
    'Adidas-Yeezy-Boost-350-V2-Zebra',
    'Nike "Off-White" Presto',
  ];
  const regions = ['California', 'Metro Manila', 'Visayas', 'New York'];
  const rows = Array.from({ length: SALES }, (_, index) => {
    const item = (items[index % items.length] ?? '').replaceAll('"', '""');
    // The last prices are above the limits of e-wallets.
    const price = index >= SALES - 4 ? '"$2,150"' : `"$${230 + (index % 50)}"`;
    return `9/${((index * 7) % 30) + 1}/17;"${item}";${8 + (index % 4) / 2};${price};${regions[index % regions.length]}`;
  });
  const bad = [
    'soon;Adidas-Yeezy-Boost-350-V2-Zebra;9;$300;Texas',
    '9/1/17;Adidas-Yeezy-Boost-350-V2-Zebra;9;a lot;Texas',
    '9/1/17;Adidas-Yeezy-Boost-350-V2-Zebra;9;$1;Texas',
    '9/1/17;Adidas-Yeezy-Boost-350-V2-Zebra;9;$99,000;Texas',
    '9/1/17;Adidas-Yeezy-Boost-350-V2-Zebra;19;$300;Texas',
    '9/1/17;;9;$300;Texas',
    '9/1/17;Adidas-Yeezy-Boost-350-V2-Zebra',
  ];
  return `\uFEFFORDER DATE;Sneaker Name;Shoe Size;Sale Price;Buyer Region\r\n${[...rows, ...bad].join('\r\n')}\r\n`;
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'suki-replay-'));
  const path = join(directory, 'sales.csv');
  await writeFile(path, salesFile());
  const environment = testEnvironment({
    databaseUrl: database.url,
    sandboxUrl: 'http://127.0.0.1:9',
    dataDirectory: directory,
  });
  const log = createLog({ level: 'silent', process: 'command' });
  composed = await compose(environment, { log, processName: 'suki-test-replay', clock: realClock });
  await seedCatalogue(database.pool);
  for (const [index, region] of deliveryRegions.entries()) {
    await database.pool.query(
      `insert into places (psgc, level, name, full_name, search_text, delivery_region) values ($1, 'barangay', 'Poblacion', $2, 'poblacion', $2)`,
      [String(1_000_000_000 + index), region],
    );
  }
  refused = await refusals(join(directory, 'refused.csv'), path);
  result = await replaySales({
    path,
    named: new Map(),
    rate: 58,
    clients: 3,
    dependencies: composed.dependencies,
    reader: database.pool,
    refusals: refused,
    tell: () => undefined,
  });
  await refused.close();
});
afterAll(async () => {
  await composed.close();
  await rm(directory, { recursive: true, force: true });
});

const rowsOf = async (text: string) => (await database.pool.query(text)).rows;

test('every sale becomes a completed trade at its price, and all invariants hold', async () => {
  expect(result).toMatchObject({ trades: SALES, violations: [] });
  expect(await rowsOf('select status, count(*)::int as count from orders group by status')).toEqual([
    { status: 'transaction_successful', count: SALES },
  ]);
  expect(
    await rowsOf(`select count(*)::int as count from orders o join replay.waiting w on w.sku_id = o.sku_id and w.price = o.price
      and o.created_at - w.at between interval '0' and interval '1 minute'`),
  ).toEqual([{ count: SALES }]);
});

test('trades come about from stock, by lowest asks and by bids, and sellers are paid out', async () => {
  expect(await rowsOf('select distinct lane from orders order by lane')).toEqual([
    { lane: 'flash' },
    { lane: 'standard' },
  ]);
  expect(await rowsOf('select distinct origin from orders order by origin')).toEqual([
    { origin: 'bid' },
    { origin: 'buy_now' },
  ]);
  expect(await rowsOf('select distinct origin from asks order by origin')).toEqual([
    { origin: 'accept_bid' },
    { origin: 'listing' },
  ]);
  expect(result.payouts).toBeGreaterThan(0);
  expect(await rowsOf('select distinct status from payouts')).toEqual([{ status: 'SUCCEEDED' }]);
  expect(await rowsOf('select distinct status from refunds')).toEqual([{ status: 'SUCCEEDED' }]);
});

test('an item is added from its name only when the catalogue lacks it', async () => {
  expect(await rowsOf(`select name from items where sold_count > 0 order by name collate "C"`)).toEqual([
    { name: 'Jordan 1 Retro High OG Chicago Lost and Found' },
    { name: 'Nike "Off White" Presto' },
    { name: 'adidas Yeezy Boost 350 V2 Zebra' },
  ]);
});

test('rows that are no sales are reported with lines and reasons, counted, and written to a file', async () => {
  const expected = [
    'line 202: the date is not one, got "soon"',
    'line 203: the price is not a number, got "a lot"',
    'line 204: the price is below ₱500, got "$1"',
    'line 205: the price is above ₱699,000, got "$99,000"',
    'line 206: the size is not in the size chart of the item, got "19"',
    'line 207: the item is missing',
    'line 208: the size is missing',
  ];
  expect(refused.count()).toBe(expected.length);
  const lines = refused.lines().map((line) => line.trim());
  expect(lines.slice(0, expected.length).sort()).toEqual(expected);
  expect(lines).toContain('1 × the price is not a number');
  const file = await readFile(join(directory, 'refused.csv'), 'utf8');
  expect(file.trim().split('\n')).toHaveLength(expected.length + 1);
  expect(file).toContain('203,"the price is not a number","a lot"');
});
