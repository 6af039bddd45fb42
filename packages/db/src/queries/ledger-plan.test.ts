import { pesos } from '@suki/domain/money/centavos';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { allLedgerEntries } from '../../testing/all-ledger-entries.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { insertListedAsk, insertTestSku, insertTestUser } from '../../testing/test-trade.ts';
import { registeredStatements } from '../statement.ts';
import { withTransaction } from '../tx.ts';
import { ledgerEntriesInBatches, listLedgerEntries } from './ledger-entries.ts';

/* The ledger of a person is read by indexes, however many lines other people have. */

const database = testDatabase();
const at = new Date('2026-11-21T08:00:00Z');
const PEOPLE = 40;
const LINES = 120;
/** The deposit of the listing, taken from its method and held. */
const OTHER_LINES = 2;
let userId: Awaited<ReturnType<typeof insertTestUser>>;

type Plan = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
};
const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
const scans = (plan: Plan): readonly string[] =>
  nodesOf(plan).flatMap((node) => (node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : []));

beforeAll(async () => {
  const { itemId, skuId } = await insertTestSku(database.pool);
  for (let made = 0; made < PEOPLE; made += 1) {
    userId = await insertTestUser(database.pool, at);
    const { askId } = await insertListedAsk(database.pool, { sellerId: userId, itemId, skuId, price: pesos(5000), at });
    const paid = `insert into payment_attempts (id, ask_id, source, user_id, amount, status, channel, checkout_method, return_path, created_at, updated_at)
      select new_id('att'), $1, 'gateway', $2, 100, 'SUCCEEDED', 'GCASH', 'ONE_TIME_PAYMENT', '/', $3, $3 from generate_series(1, ${LINES})`;
    await database.pool.query(paid, [askId, userId, at]);
    // One statement, because the lines of an entry are checked when it ends.
    await database.pool.query(
      `with entry as (
        insert into journal_entries (id, code, key, created_at)
        select new_id('jrn'), 'second_payment_returned', id, $2::timestamptz from payment_attempts where user_id = $1 returning id, key
      )
      insert into postings (journal_entry_id, position, account, amount, line)
      select id, 1, 'platform:gateway_clearing', -100, 'test' from entry union all select id, 2, 'refund:' || key, 100, 'test' from entry`,
      [userId, at],
    );
  }
  await database.pool.query('analyze');
}, 120_000);

type Asked = {
  readonly order: string;
  readonly after?: string | undefined;
  readonly settings?: string;
  readonly explain?: string;
};

async function planOf({ order, after, settings = '', explain = '' }: Asked): Promise<Plan> {
  const text = registeredStatements().get(`ledger.entries-${order}`) ?? '';
  return await withTransaction(database.pool, async (tx) => {
    await tx.query(`set local enable_seqscan = on; set local plan_cache_mode = force_generic_plan${settings}`);
    await tx.query(`prepare asked (text, text, int) as ${text}`);
    const cursor = after === undefined ? 'null' : `'${after}'`;
    const { rows } = await tx.query(`explain (format json${explain}) execute asked ('${userId}', ${cursor}, 11)`);
    await tx.query('deallocate asked');
    return rows[0]['QUERY PLAN'][0].Plan;
  });
}

const allOf = () => allLedgerEntries(database.pool, userId, 50);

describe.each(['asc', 'desc'])('a page that goes %s', (order) => {
  test('reads none of the large tables as a whole', async () => {
    const large = ['postings', 'journal_entries', 'payment_attempts', 'ledger_lines'];
    expect(scans(await planOf({ order })).filter((table) => large.includes(table))).toEqual([]);
  });

  test('has an index for each table that it reads', async () => {
    expect(scans(await planOf({ order, settings: '; set local enable_seqscan = off' }))).toEqual([]);
  });

  test('ops B.2.6: reads its own lines along the index of the person, from the middle of the ledger too', async () => {
    const all = await allOf();
    for (const after of [undefined, all[LINES]?.id ?? '']) {
      const nodes = nodesOf(await planOf({ order, after, explain: ', analyze' }));
      const along = nodes.filter((node) => node['Index Name'] === 'ledger_lines_user_idx');
      expect(along).toHaveLength(1);
      const read = along.map((node) => (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0));
      expect(read).toEqual([11]);
      const ofLedger = nodes.filter((node) => ['postings', 'journal_entries'].includes(node['Relation Name'] ?? ''));
      for (const node of ofLedger) expect(node['Actual Loops']).toBeLessThanOrEqual(11);
    }
  });
});

test('each line of each payment stands in it once', async () => {
  const all = await allOf();
  expect(all.filter(({ code }) => code === 'second_payment_returned')).toHaveLength(2 * LINES);
  const { items, hasMore } = await listLedgerEntries(database.pool, userId, { limit: 10 });
  expect(items.map(({ id }) => id)).toEqual(
    all
      .toReversed()
      .slice(0, 10)
      .map(({ id }) => id),
  );
  expect(hasMore).toBe(true);
});

test('ops B.2.6: a file is read batch by batch, each when the one before was taken, and holds no connection meanwhile', async () => {
  const asked = vi.spyOn(database.pool, 'query');
  try {
    const batches = ledgerEntriesInBatches(database.pool, userId, 50);
    for (const asks of [1, 2]) {
      expect((await batches.next()).value).toHaveLength(50);
      expect(asked).toHaveBeenCalledTimes(asks);
      expect(database.pool.idleCount).toBe(database.pool.totalCount);
    }
    const rest: number[] = [];
    for await (const entries of batches) rest.push(entries.length);
    expect(rest).toEqual([50, 50, 40 + OTHER_LINES]);
    expect(asked).toHaveBeenCalledTimes(5);
  } finally {
    asked.mockRestore();
  }
});
