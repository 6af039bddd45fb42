import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { insertTestSku } from '../../testing/test-trade.ts';
import { sitemapItems, sitemapParts } from './sitemap.ts';

const database = testDatabase();

test('the parts of the sitemap hold each listed item once, and no unlisted one', async () => {
  const { pool } = database;
  expect(await sitemapParts(pool, 2)).toEqual([]);
  const ids = [];
  for (let number = 0; number < 6; number += 1) ids.push((await insertTestSku(pool)).itemId);
  const [hidden, ...listed] = ids;
  await pool.query(`update items set status = 'unlisted' where id = $1`, [hidden]);
  const parts = await sitemapParts(pool, 2);
  expect(parts).toHaveLength(3);
  const items = await Promise.all(parts.map(({ firstItemId }) => sitemapItems(pool, firstItemId, 2)));
  expect(items.map(({ length }) => length)).toEqual([2, 2, 1]);
  expect(items.flat()).toEqual([...listed].sort());
});
