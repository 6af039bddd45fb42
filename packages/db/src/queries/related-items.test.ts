import type { ItemId } from '@suki/domain/ids/id';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { insertTestSku } from '../../testing/test-trade.ts';
import { relatedItems } from './catalogue.ts';

const database = testDatabase();
const ITEMS = 600;
let ids: readonly ItemId[] = [];

beforeAll(async () => {
  const { itemId } = await insertTestSku(database.pool);
  // A model belongs to one brand, except that each fifth item is made together with a second brand.
  await database.pool.query(
    `insert into items (id, name, brand_ids, model, colourway, style_code, category, condition, status, description, details, genders, tabs,
       size_template_id, sold_count, art, rank)
     select new_id('itm'), 'Item ' || n, case when n % 5 = 0 then array['brd_' || n % 7, 'brd_' || (n + 1) % 7] else array['brd_' || n % 7] end,
       'Model ' || n % 21, '', 'R-' || n, case when n % 4 = 0 then 'apparel' else 'shoes' end, 'new', case when n % 11 = 0 then 'unlisted' else 'listed' end,
       '', '[]', '{}', '{}', mine.size_template_id, 0, mine.art, (n * 7919) % 1000
     from items mine, generate_series(1, ${ITEMS}) n where mine.id = $1`,
    [itemId],
  );
  const { rows } = await database.pool.query<{ id: ItemId }>(
    `select id from items where style_code like 'R-%' order by id`,
  );
  ids = rows.filter((_, index) => index % 20 === 0).map(({ id }) => id);
});

async function likenessIn(mine: ItemId, others: readonly ItemId[]): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ likeness: string }>(
    `select concat_ws(' ', i.model = mine.model, i.brand_ids && mine.brand_ids, i.rank) as likeness
     from items mine, unnest($2::text[]) with ordinality as shown (id, nth) join items i on i.id = shown.id
     where mine.id = $1 order by shown.nth`,
    [mine, others],
  );
  return rows.map(({ likeness }) => likeness);
}

test('ops B.2.2: related items are those that sorting the whole category by its likeness would give', async () => {
  for (const mine of ids) {
    const { rows } = await database.pool.query<{ id: ItemId }>(
      `select i.id from items mine, items i
       where mine.id = $1 and i.id <> mine.id and i.status = 'listed' and i.category = mine.category
       order by (i.model = mine.model) desc, (i.brand_ids && mine.brand_ids) desc, i.rank limit 8`,
      [mine],
    );
    const related = await relatedItems(database.pool, mine);
    const shown = related.map(({ id }) => id);
    expect(new Set(shown).size).toBe(8);
    expect(await likenessIn(mine, shown)).toEqual(
      await likenessIn(
        mine,
        rows.map(({ id }) => id),
      ),
    );
  }
});
