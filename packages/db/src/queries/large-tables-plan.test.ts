import { expect, test } from 'vitest';
import { genericPlanOf, wholeTablesOf } from '../../testing/generic-plan.ts';
import { testDatabase } from '../../testing/test-database.ts';
import './asks.ts';
import './catalogue.ts';
import './drops.ts';
import './catalogue-changes.ts';
import './catalogue-desk.ts';
import './collection.ts';
import './deposit-list.ts';
import './fee-plans.ts';
import './find-orders.ts';
import './inbox.ts';
import './item-events.ts';
import './item-rows.ts';
import './ledger-entries.ts';
import './orders.ts';
import './own-trades.ts';
import './release-notices.ts';
import './revocations.ts';
import './sales.ts';
import './search-records.ts';
import './search-shelves.ts';
import './section-items.ts';
import './service-counts.ts';
import './sitemap.ts';
import './size-charts.ts';
import './staff-alerts.ts';
import './staff-orders.ts';
import './staff-payouts.ts';
import './staff-refunds.ts';
import './turns.ts';
import './old-rows.ts';

/* Statements that read a large table from end to end when the database was loaded (`bench load`). */

const database = testDatabase();

/** Read whole on purpose: a handful of rows. */
const smallTables = ['brands', 'section_items', 'home_sections', 'home_section_rules'];

test.each([
  'staff-orders.all',
  'staff-orders.ended',
  'staff-orders.due',
  'staff-orders.due-going',
  'staff-orders.due-held',
  'staff-orders.work',
  'catalogue.related',
  'payouts.held-by-created-at-desc',
  'staff-alerts.open-by-at-desc',
  'staff-alerts.by-id',
  'old-rows.handled-webhooks',
  'own-trades.of-bid',
  'own-trades.of-alert',
  'ledger.entries-asc',
  'ledger.entries-desc',
  'inbox.unread-counts',
  'turns.counts',
  'turns.of-person',
  'service-counts.recent',
  'sitemap.parts',
  'sitemap.items',
  'drops.upcoming',
  'release-notices.waiting',
  'item-rows.found',
  'item-rows.change-items',
  'item-rows.set-sizes-aside',
  'item-rows.place-sizes',
  'section-items.of-section',
  'section-items.best-sellers',
  'section-items.newest',
  'size-charts.used-sizes',
  'size-charts.relabel-sizes',
  'size-charts.raise-items',
  'size-charts.renew-items',
  'catalogue-desk.lock',
  'catalogue-desk.counts',
  'catalogue-desk.sizes',
  'catalogue-desk.taken-codes',
  'catalogue-desk.write',
  'catalogue-changes.of-subject',
  'catalogue-changes.all',
  'fee-plans.past-sales',
  'catalogue.others-viewed',
  'catalogue.home-sections',
  'search-shelves.trending',
  'sales.recent',
  'sales.last-prices',
  'search-records.of-items',
  'search-records.next',
  'collection.list',
  'collection.counted',
  'collection.count-by-hand',
  'collection.remove',
  'collection.take-out',
  'item-events.of-batch',
  'item-events.count',
  'item-events.count-sales',
  'old-rows.item-events',
  'old-rows.pairs-not-seen',
])('ops B.3: %s finds its rows by indexes', async (name) => {
  const whole = wholeTablesOf(await genericPlanOf(database.pool, name));
  expect(whole.filter((table) => !smallTables.includes(table))).toEqual([]);
});

test.each([
  { name: 'payouts.of-staff-by-created-at-desc', index: 'payouts_status_created_idx' },
  { name: 'payouts.of-staff-by-updated-at-asc', index: 'payouts_status_updated_idx' },
  { name: 'refunds.of-staff-by-created-at-desc', index: 'refunds_created_idx' },
  { name: 'refunds.of-staff-by-updated-at-desc', index: 'refunds_updated_idx' },
  { name: 'refunds.of-staff-by-status-by-created-at-desc', index: 'refunds_status_created_idx' },
  { name: 'refunds.of-staff-by-status-by-updated-at-asc', index: 'refunds_status_updated_idx' },
  { name: 'staff-orders.all', index: 'orders_status_idx' },
  { name: 'staff-orders.due', index: 'timers_order_fire_idx' },
  { name: 'staff-orders.due-going', index: 'timers_order_fire_idx' },
  { name: 'staff-orders.ended', index: 'orders_status_idx' },
])('ops B.2.7, ops B.2.9: a page of $name is read in its order along $index', async ({ name, index }) => {
  const nodes = await genericPlanOf(database.pool, name);
  expect(nodes.map((node) => node['Index Name'])).toContain(index);
});

test.each([
  {
    finding: 'B.2.1',
    name: 'staff-orders.work',
    indexes: ['orders_status_idx', 'orders_held_idx', 'orders_unpaid_redelivery_idx', 'timers_search_idx'],
  },
  {
    finding: 'B.2.2',
    name: 'catalogue.related',
    indexes: ['items_model_idx', 'items_brand_idx', 'items_second_brand_idx'],
  },
  { finding: 'B.2.13', name: 'revocations.since', indexes: ['revocations_recent_idx'] },
  { finding: 'B.3', name: 'old-rows.handled-webhooks', indexes: ['webhook_events_handled_idx'] },
  {
    finding: 'B.2.6',
    name: 'ledger.entries-desc',
    indexes: ['ledger_lines_user_idx', 'ledger_lines_wallet_idx', 'ledger_lines_journal_entry_id_position_pk'],
  },
  { finding: 'B.2.6', name: 'inbox.unread-counts', indexes: ['messages_unread_idx'] },
  {
    finding: 'B.3',
    name: 'collection.list',
    indexes: [
      'collection_entries_list_idx',
      'collection_entries_order_key',
      'orders_buyer_updated_idx',
      'claims_order_idx',
    ],
  },
  { finding: 'B.3', name: 'own-trades.of-bid', indexes: ['asks_bid_idx'] },
  { finding: 'B.3', name: 'own-trades.of-alert', indexes: ['asks_stock_idx'] },
])('ops $finding: $name uses $indexes', async ({ name, indexes }) => {
  const used = new Set((await genericPlanOf(database.pool, name)).map((node) => node['Index Name']));
  expect(indexes.filter((index) => !used.has(index))).toEqual([]);
});

test.each(['asc', 'desc'])('a page of deposits is in its order (%s) before other tables are asked', async (order) => {
  const nodes = await genericPlanOf(database.pool, `deposits.of-user-by-created-at-${order}`);
  const sorted = nodes.findIndex((node) => node['Node Type'] === 'Sort');
  expect(nodes[sorted + 1]).toMatchObject({ 'Relation Name': 'deposits' });
});

test.each([
  { name: 'staff-orders.rush', indexes: ['orders_rush_idx'] },
  { name: 'staff-orders.rush-going', indexes: ['orders_rush_idx'] },
  { name: 'orders.found-by-number', indexes: ['orders_order_number_key'] },
  { name: 'orders.found-by-id', indexes: ['orders_pkey'] },
  {
    name: 'orders.found-by-parcel',
    indexes: ['orders_inbound_tracking_key', 'orders_outbound_tracking_key', 'trackings_number_key'],
  },
  { name: 'orders.found-by-item', indexes: ['items_words_idx', 'orders_open_item_idx'] },
])('ops A.2 A6: $name reads nothing whole and uses $indexes', async ({ name, indexes }) => {
  const nodes = await genericPlanOf(database.pool, name);
  const used = new Set(nodes.map((node) => node['Index Name']));
  expect(wholeTablesOf(nodes)).toEqual([]);
  expect(indexes.filter((index) => !used.has(index))).toEqual([]);
});

test.each([
  { name: 'payouts.held-by-created-at-desc', index: 'payouts_held_created_idx' },
  { name: 'payouts.held-by-updated-at-asc', index: 'payouts_held_updated_idx' },
])('ops B.2.9: a page of $name can be read in its order along $index', async ({ name, index }) => {
  const nodes = await genericPlanOf(database.pool, name, ['sort', 'bitmapscan']);
  expect(nodes.map((node) => node['Index Name'])).toContain(index);
});

test('ops B.2.7: held-up orders are sorted by what their indexes say, without a look at each order', async () => {
  const nodes = await genericPlanOf(database.pool, 'staff-orders.due-held', ['bitmapscan']);
  const held = nodes.filter((node) => node['Index Name'] === 'orders_held_idx');
  expect(held.map((node) => node['Node Type'])).toEqual(['Index Only Scan']);
  // The searched parcels, the cursor, and the rows of the page.
  expect(nodes.filter((node) => node['Index Name'] === 'orders_pkey')).toHaveLength(3);
});

test('ops A.2 A6: the orders of people are read along an index of each side', async () => {
  const nodes = await genericPlanOf(database.pool, 'orders.found-by-people');
  const used = nodes.flatMap((node) => node['Index Name'] ?? []);
  expect(wholeTablesOf(nodes)).toEqual([]);
  for (const side of ['buyer', 'seller']) expect(used.some((name) => name.startsWith(`orders_${side}_`))).toBe(true);
});

test('ops B.2.10: a page of alerts looks up who took and closed one, and hashes no users', async () => {
  const nodes = await genericPlanOf(database.pool, 'staff-alerts.handled-by-done-at-desc');
  const users = nodes.filter((node) => node['Relation Name'] === 'users');
  expect(new Set(users.map((node) => node['Index Name']))).toEqual(new Set(['users_pkey']));
});

test.each([
  { name: 'asks.list-of-seller-by-created-at-desc', index: 'asks_seller_created_idx' },
  { name: 'asks.list-of-seller-by-updated-at-asc', index: 'asks_seller_updated_idx' },
  { name: 'asks.list-of-person-by-created-at-desc', index: 'asks_seller_created_idx' },
  { name: 'orders.list-of-seller-by-created-at-desc', index: 'orders_seller_created_idx' },
  { name: 'orders.list-of-buyer-by-updated-at-desc', index: 'orders_buyer_updated_idx' },
  { name: 'orders.every-of-seller-by-created-at-asc', index: 'orders_seller_created_idx' },
])('ops B.2.6: $name reads the first rows of each status from the cursor on along $index', async ({ name, index }) => {
  const along = (await genericPlanOf(database.pool, name)).filter((node) => node['Index Name'] === index);
  expect(along.map((node) => node['Index Cond'])).toEqual([expect.stringMatching(/status.*ROW\(\w+, id\) [<>] ROW/)]);
});
