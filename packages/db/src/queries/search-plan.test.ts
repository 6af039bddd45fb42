import { searchTabs } from '@suki/domain/catalogue/tabs';
import { expect, test } from 'vitest';
import { genericPlanOf, type PlanNode, wholeTablesOf } from '../../testing/generic-plan.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { registeredStatements } from '../statement.ts';
import { withTransaction } from '../tx.ts';
import './search.ts';
import './search-documents.ts';
import './search-shelves.ts';

/* At a million items nothing of a search reads a big table from end to end. */

const database = testDatabase();

/** Read whole on purpose: a handful of rows that an editor writes. */
const smallTables = ['navigations', 'search_discovers', 'search_keywords', 'categories', 'brands'];

test.each([
  'search.words',
  'search.completions',
  'search.corrections',
  'search.brand-names',
  'search-documents.items',
  'search-documents.listed-items',
  'search-shelves.counts',
  'search-shelves.trending',
  'search-shelves.category',
  'search-shelves.categories-under',
  'search-shelves.item-names',
])('%s finds its rows by indexes', async (name) => {
  const whole = wholeTablesOf(await genericPlanOf(database.pool, name));
  expect(whole.filter((table) => !smallTables.includes(table))).toEqual([]);
});

test.each([
  { name: 'search.corrections', index: 'search_words_deletions_idx' },
  { name: 'search-shelves.counts', index: 'search_documents_terms_idx' },
  { name: 'search-shelves.trending', index: 'sales_created_idx' },
])('$name uses $index', async ({ name, index }) => {
  expect((await genericPlanOf(database.pool, name)).map((node) => node['Index Name'])).toContain(index);
});

const orders = [
  { name: 'search.find-popular', index: 'search_documents_popular_idx' },
  { name: 'search.find-newest', index: 'search_documents_newest_idx' },
  { name: 'search.find-cheapest', index: 'search_documents_price_idx' },
  { name: 'search.find-dearest', index: 'search_documents_price_desc_idx' },
];

test.each(orders)('$name without words or filters is read in its order along $index', async ({ name, index }) => {
  const used = (await planForValues(name, null)).map((node) => node['Index Name']);
  expect(used).toContain(index);
});

test.each(orders)('$name with a word is read from the index of words', async ({ name }) => {
  const nodes = await planForValues(name, `'jordan' & 'tab=${searchTabs[1]}'`, ['indexscan']);
  expect(nodes.map((node) => node['Index Name'])).toContain('search_documents_terms_idx');
});

/** The plan of a search for its values, as the pool makes it. */
async function planForValues(
  name: string,
  query: string | null,
  without: readonly string[] = [],
): Promise<readonly PlanNode[]> {
  const text = registeredStatements().get(name);
  if (text === undefined) throw new Error(`Expected a registered statement, got "${name}".`);
  return await withTransaction(database.pool, async (tx) => {
    await tx.query('set local plan_cache_mode = force_custom_plan');
    for (const step of ['seqscan', ...without]) await tx.query(`set local enable_${step} = off`);
    const values = [query, null, null, null, null, null, [], 'us_m', 1001, true];
    const { rows } = await tx.query<{ 'QUERY PLAN': readonly [{ readonly Plan: PlanNode }] }>(
      `explain (format json) ${text}`,
      values,
    );
    const nodesOf = (plan: PlanNode | undefined): readonly PlanNode[] =>
      plan === undefined ? [] : [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
    return nodesOf(rows[0]?.['QUERY PLAN'][0].Plan);
  });
}
