import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkInvariants } from '@suki/db/invariants';
import { countStaffOrders } from '@suki/db/queries/staff-orders';
import { seedCatalogue } from '@suki/db/seed/seed-catalogue';
import { testDatabase } from '@suki/db/testing/test-database';
import { HOUR_MS, MINUTE_MS } from '@suki/domain/config/durations';
import { keptKinds } from '@suki/domain/kept/kept-kinds';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Composed, compose } from '../src/compose.ts';
import { createLog } from '../src/log.ts';
import { sweepOnce } from '../src/timers/sweeper.ts';
import { testEnvironment } from '../test/support/test-environment.ts';
import { startTestSandbox, type TestSandbox } from '../test/support/test-sandbox.ts';
import { testSecrets } from '../test/support/test-secrets.ts';
import { demoPeople } from './demo-accounts.ts';
import { runSeededJobs } from './run-jobs.ts';
import { seedClock } from './seed-clock.ts';
import { seedDemo } from './seed-demo.ts';

const firstStart = new Date('2026-11-21T01:00:00.000Z');
const database = testDatabase();

let present = firstStart;
const clock = seedClock(() => present);
let sandbox: TestSandbox;
let composed: Composed;
let dataDirectory: string;

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'suki-seed-'));
  // No API listens while the demo is made: the webhooks of the sandbox find nobody.
  sandbox = await startTestSandbox(() => 'http://127.0.0.1:9');
  composed = await compose(testEnvironment({ databaseUrl: database.url, sandboxUrl: sandbox.url, dataDirectory }), {
    log: createLog({ level: 'silent', process: 'command' }),
    processName: 'suki-test-seed',
    clock,
  });
  await seedCatalogue(database.pool);
  for (const psgc of new Set(demoPeople.map((person) => person.psgc))) {
    await database.pool.query(
      `insert into places (psgc, level, name, full_name, search_text, delivery_region)
      values ($1, 'barangay', 'Poblacion', 'Poblacion, NCR', 'poblacion ncr', 'NCR')`,
      [psgc],
    );
  }
  await start();
  // Some 850 asks and 42 sales, by use cases: five minutes on a machine with a load of 15.
}, 600_000);
afterAll(async () => {
  await composed.close();
  await sandbox.close();
  await rm(dataDirectory, { recursive: true, force: true });
});

/** Seeds the database as a start does; returns the printed lines. */
async function start(): Promise<readonly string[]> {
  const told: string[] = [];
  const { dependencies } = composed;
  await seedDemo({
    dependencies,
    clock,
    present,
    sandbox: { url: sandbox.url, controlKey: testSecrets.controlKey },
    tell: (progress) => told.push(progress),
  });
  return told;
}

/** Runs timers and jobs up to a moment, as a worker does while the stack runs. */
async function runUntil(at: Date): Promise<void> {
  present = at;
  clock.moveTo(present);
  while ((await sweepOnce(composed.dependencies)) > 0);
  await runSeededJobs(composed.dependencies);
}

const later = (durationMs: number): Date => new Date(present.getTime() + durationMs);

/** The statuses that the demo shows; `under_inspection` and the others each have their screen. */
const shown = [
  'confirming_buyer_order',
  'on_way_to_warehouse',
  'pending_buyer_confirmation',
  'platform_received',
  'platform_to_ship',
  'seller_to_ship',
  'to_pay',
  'to_receive',
  'transaction_closed',
  'transaction_successful',
  'under_inspection',
];

async function askCount(): Promise<number | undefined> {
  const { rows } = await database.pool.query<{ count: number }>('select count(*) as count from asks');
  return rows[0]?.count;
}

async function expectWholeDemo(): Promise<void> {
  expect([...(await countStaffOrders(database.pool)).keys()].sort()).toEqual(shown);
  expect(await checkInvariants(database.pool, present)).toEqual([]);
}

test('the first start shows an order in every status', expectWholeDemo);

test('the sales reach back most of a year, half of them lie in the last three months', async () => {
  const { rows } = await database.pool.query<{ all: number; old: number; recent: number }>(
    `select count(*)::int as all, count(*) filter (where created_at < $1::timestamptz - interval '300 days')::int as old,
       count(*) filter (where created_at > $1::timestamptz - interval '92 days')::int as recent from sales`,
    [firstStart],
  );
  const [sales = { all: 0, old: 0, recent: 0 }] = rows;
  expect(sales.all).toBeGreaterThanOrEqual(42);
  expect(sales.old).toBeGreaterThanOrEqual(3);
  expect(sales.recent / sales.all).toBeGreaterThanOrEqual(0.45);
});

test('three quarters of the catalogue are on sale', async () => {
  const { rows } = await database.pool.query<{ share: number }>(
    `select avg((exists (select from books b where b.item_id = i.id and b.ask_count > 0))::int)::float8 as share from items i`,
  );
  expect(rows[0]?.share).toBeGreaterThan(0.75);
});

test('the staff have no part in any trade, so that they may act on each of them (OWN_TRADE)', async () => {
  const staff = demoPeople.filter(({ staffRoles }) => staffRoles.length > 0).map(({ firebaseUid }) => firebaseUid);
  const { rows } = await database.pool.query(
    `select u.firebase_uid from users u join users own on own.firebase_uid = any($1::text[]) and u.id in (select * from linked_to(own.id))
    where exists (select from asks where seller_id = u.id) or exists (select from orders where buyer_id = u.id)
      or exists (select from bids where buyer_id = u.id) or exists (select from payouts where user_id = u.id)`,
    [staff],
  );
  expect(staff.length).toBeGreaterThan(3);
  expect(rows).toEqual([]);
});

test('the staff begin with an alert that waits and one that was handled', async () => {
  const { rows } = await database.pool.query<{ isHandled: boolean }>(
    `select distinct done_at is not null as "isHandled" from staff_alerts where event = 'N5'`,
  );
  expect(rows.map(({ isHandled }) => isHandled).toSorted()).toEqual([false, true]);
});

test('Bea begins with something in each list that a person keeps', async () => {
  const { rows } = await database.pool.query<{ kind: string }>(
    `select distinct kind from kept_entries where user_id = (select id from users where firebase_uid = 'demo-bea')`,
  );
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(keptKinds.toSorted());
});

test('nobody begins with unread messages about the bids that fill the market', async () => {
  const { rows } = await database.pool.query<{ kind: string }>(
    `select distinct kind from messages where bid_id is not null and read_at is null`,
  );
  const told = rows.map(({ kind }) => kind);
  expect(told).not.toEqual(expect.arrayContaining([expect.stringMatching(/^bid-(to-pay|live|outbid)$/)]));
});

test('every report has photos of its own item, the first one of the whole item, and those of two items differ', async () => {
  const { rows } = await database.pool.query<{ item_id: string; photos: readonly { fileId: string; alt: string }[] }>(
    `select orders.item_id, verifications.photos from verifications join orders on orders.id = verifications.order_id`,
  );
  const itemsOf = new Map<string, Set<string>>();
  for (const { item_id, photos } of rows) {
    expect(photos.length).toBeGreaterThan(1);
    expect(photos[0]?.alt).toMatch(/whole item/);
    for (const { fileId } of photos) itemsOf.set(fileId, (itemsOf.get(fileId) ?? new Set()).add(item_id));
  }
  expect(itemsOf.size).toBeGreaterThan(0);
  for (const items of itemsOf.values()) expect(items.size).toBe(1);
});

test('a start right after another one plays nothing', async () => {
  expect(await start()).toEqual(['0 orders in the making']);
});

test('six starts within minutes leave the demo whole', async () => {
  for (let count = 0; count < 6; count += 1) {
    await runUntil(later(2 * MINUTE_MS));
    await start();
    await expectWholeDemo();
  }
});

test('six starts, each after the unpaid order has lapsed while the stack ran, leave the demo whole and list nothing new', async () => {
  const asksBefore = await askCount();
  for (let count = 0; count < 6; count += 1) {
    await runUntil(later(16 * MINUTE_MS));
    expect((await countStaffOrders(database.pool)).has('to_pay')).toBe(false);
    await start();
    await expectWholeDemo();
  }
  expect(await askCount()).toBe(asksBefore);
});

test.each([
  { pause: 'an hour', pauseMs: HOUR_MS },
  { pause: 'a day', pauseMs: 24 * HOUR_MS },
  { pause: 'nine days', pauseMs: 9 * 24 * HOUR_MS },
])('a start after the stack stood still for $pause lets lapse what was due, and fills up', async ({ pauseMs }) => {
  present = later(pauseMs);
  await start();
  await expectWholeDemo();
});

test('when everybody has left three orders unpaid within a day a start says so, and goes on when the day is over', async () => {
  present = later(25 * HOUR_MS);
  let told = await start();
  for (let count = 0; count < 30 && told.length === 1; count += 1) {
    await runUntil(later(16 * MINUTE_MS));
    told = await start();
  }
  expect(told.at(-1)).toContain('no order to_pay');
  expect(await checkInvariants(database.pool, present)).toEqual([]);
  present = later(24 * HOUR_MS);
  await start();
  await expectWholeDemo();
});
