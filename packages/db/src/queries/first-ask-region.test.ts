import { pesos } from '@suki/domain/money/centavos';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { testId } from '../../testing/test-ids.ts';
import { insertListedAsk, insertTestSku, insertTestUser } from '../../testing/test-trade.ts';
import { registeredStatements } from '../statement.ts';
import { withTransaction } from '../tx.ts';
import { itemById } from './catalogue.ts';
import { refreshSearchDocuments } from './search-documents.ts';

const database = testDatabase();
const at = new Date('2026-11-29T08:00:00Z');

/** An item with two sizes; each size has asks with the price and region of its rows, in the order of the queue. */
async function itemWith(sizes: readonly (readonly { price: number; region: string }[])[]) {
  const sellerId = await insertTestUser(database.pool, at);
  const { itemId, skuId } = await insertTestSku(database.pool);
  for (const [place, asks] of sizes.entries()) {
    const ofSize = place === 0 ? skuId : testId('sku');
    if (place > 0) {
      await database.pool.query(
        `insert into skus (id, item_id, position, sizes) values ($1, $2, $3, '{"us_m":"10"}')`,
        [ofSize, itemId, place + 1],
      );
      await database.pool.query(
        `insert into books (sku_id, item_id, ask_count, bid_count, version, log_hash) values ($1, $2, 0, 0, 0, '')`,
        [ofSize, itemId],
      );
    }
    for (const [turn, { price, region }] of asks.entries()) {
      const ask = { sellerId, itemId, skuId: ofSize, price: pesos(price), at: new Date(at.getTime() + turn * 1000) };
      const { askId } = await insertListedAsk(database.pool, ask);
      await database.pool.query('update asks set region = $2 where id = $1', [askId, region]);
    }
  }
  return { itemId };
}

test.each([
  { guarantee: 'the cheapest size, not the first one', sizes: [[ncr(6000)], [far(5000)]], region: 'VISAYAS' },
  { guarantee: 'the first size of two with one price', sizes: [[far(5000)], [ncr(5000)]], region: 'VISAYAS' },
  { guarantee: 'the ask that has waited longest', sizes: [[far(5000), ncr(5000)]], region: 'VISAYAS' },
  { guarantee: 'the cheaper ask, however short it has waited', sizes: [[ncr(6000), far(5000)]], region: 'VISAYAS' },
  { guarantee: 'nobody where nothing is listed', sizes: [[]], region: null },
])('a card and a search document name the region of $guarantee', async ({ sizes, region }) => {
  const { itemId } = await itemWith(sizes);
  expect((await itemById(database.pool, itemId))?.lowestAskRegion ?? null).toBe(region);
  await refreshSearchDocuments(database.pool, [itemId]);
  const { rows } = await database.pool.query('select lowest_ask_region from search_documents where item_id = $1', [
    itemId,
  ]);
  expect(rows).toEqual([{ lowest_ask_region: region }]);
});

test('a card reads one ask of a size, however many have its lowest price', async () => {
  const { itemId } = await itemWith([Array.from({ length: 40 }, () => ncr(5000))]);
  await database.pool.query('analyze asks');
  const text = registeredStatements().get('catalogue.cards') ?? '';
  const nodes = await withTransaction(database.pool, async (tx) => {
    await tx.query('set local enable_seqscan = off; set local plan_cache_mode = force_generic_plan');
    await tx.query(`prepare cards (text[]) as ${text}`);
    const { rows } = await tx.query(`explain (format json, analyze) execute cards ('{${itemId}}')`);
    await tx.query('deallocate cards');
    return nodesOf(rows[0]['QUERY PLAN'][0].Plan);
  });
  const asks = nodes.filter((node) => node['Relation Name'] === 'asks');
  expect(asks.map((node) => [node['Index Name'], node['Actual Rows'], node['Actual Loops']])).toEqual([
    ['asks_queue_idx', 1, 1],
  ]);
});

function ncr(price: number) {
  return { price, region: 'NCR' };
}

function far(price: number) {
  return { price, region: 'VISAYAS' };
}

type Node = { readonly Plans?: readonly Node[]; readonly [name: string]: unknown };
function nodesOf(plan: Node): readonly Node[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}
