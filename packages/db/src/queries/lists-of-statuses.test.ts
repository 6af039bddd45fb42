import { pesos } from '@suki/domain/money/centavos';
import type { AskStatus } from '@suki/domain/trade/facts/statuses';
import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { insertListedAsk, insertTestSku, insertTestUser } from '../../testing/test-trade.ts';
import { listAsksOfPerson, listAsksOfSeller } from './asks.ts';
import type { ListOptions } from './lists.ts';

/* A list of several statuses, made of the first rows of each, is the list that sorting all of them gives. */

const database = testDatabase();
const start = new Date('2026-11-21T08:00:00Z').getTime();
let sellerId: Awaited<ReturnType<typeof insertTestUser>>;

beforeAll(async () => {
  const { pool } = database;
  const sku = await insertTestSku(pool);
  sellerId = await insertTestUser(pool, new Date(start));
  for (let made = 0; made < 24; made += 1) {
    // Three asks share each moment.
    const at = new Date(start + Math.floor(made / 3) * 1_000);
    await insertListedAsk(pool, { sellerId, ...sku, price: pesos(5000), at });
  }
  // Every second one ended, and every sixth of them is hidden.
  await pool.query(
    `with numbered as (select id, row_number() over (order by id) as n from asks where seller_id = $1)
    update asks set status = 'transaction_closed', closure_reason = 'no_return_required', updated_at = updated_at + n % 5 * interval '1 minute',
      hidden_at = case when n % 6 = 0 then now() end
    from numbered where numbered.id = asks.id and n % 2 = 0`,
    [sellerId],
  );
});

const sorted = async (statuses: readonly AskStatus[], hidden: boolean, column: string, order: string) => {
  const { rows } = await database.pool.query(
    `select id from asks where seller_id = $1 and status = any($2) and ($3 or hidden_at is null) order by ${column} ${order}, id ${order}`,
    [sellerId, statuses, hidden],
  );
  return rows.map(({ id }) => id);
};

async function pagesOf(read: (options: ListOptions) => ReturnType<typeof listAsksOfSeller>): Promise<string[]> {
  const ids: string[] = [];
  for (let last: string | undefined, more = true; more; ) {
    const page = await read({ limit: 5, lastItemId: last });
    ids.push(...page.items.map(({ id }) => id));
    [last, more] = [page.lastItemId ?? undefined, page.hasMore];
  }
  return ids;
}

const orders = (['createdAt', 'updatedAt'] as const).flatMap((orderBy) =>
  (['asc', 'desc'] as const).map((order) => ({ orderBy, order })),
);

describe.each(orders)('by $orderBy $order', ({ orderBy, order }) => {
  const column = orderBy === 'createdAt' ? 'created_at' : 'updated_at';

  test.each([[['listed', 'to_pay']], [['listed', 'transaction_closed']], [['transaction_closed']], [[]]] as const)(
    'ops B.2.6: the pages of %j are those of the whole list, without hidden ones',
    async (statuses) => {
      const pages = pagesOf((options) =>
        listAsksOfSeller(database.pool, sellerId, statuses, { ...options, orderBy, order }),
      );
      expect(await pages).toEqual(await sorted(statuses, false, column, order));
    },
  );

  test('ops B.2.6: the staff page through all asks of a person, hidden ones too', async () => {
    const pages = pagesOf((options) => listAsksOfPerson(database.pool, sellerId, { ...options, orderBy, order }));
    const every = await sorted(['listed', 'transaction_closed'], true, column, order);
    expect(await pages).toEqual(every);
    expect(every).toHaveLength(24);
  });
});

test('a page behind a row that is gone is empty', async () => {
  const page = await listAsksOfSeller(database.pool, sellerId, ['listed'], { limit: 5, lastItemId: 'ask_gone' });
  expect(page).toEqual({ items: [], hasMore: false, lastItemId: null });
});
