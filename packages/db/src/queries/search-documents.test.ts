import { pesos } from '@suki/domain/money/centavos';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { insertTestSku } from '../../testing/test-trade.ts';
import { refreshAllSearchDocuments, refreshSearchDocuments } from './search-documents.ts';

const database = testDatabase();

const documentOf = async (itemId: string) =>
  (await database.pool.query('select * from search_documents where item_id = $1', [itemId])).rows[0];
const frequencyOf = async (word: string): Promise<number> =>
  (await database.pool.query('select frequency from search_words where word = $1', [word])).rows[0]?.frequency ?? 0;

async function namedItem(name: string, more: { colourway?: string; styleCode?: string } = {}) {
  const ids = await insertTestSku(database.pool);
  await database.pool.query('update items set name = $2, colourway = $3, style_code = $4 where id = $1', [
    ids.itemId,
    name,
    more.colourway ?? 'Black/Sail',
    more.styleCode ?? ids.itemId,
  ]);
  await refreshSearchDocuments(database.pool, [ids.itemId]);
  return ids;
}

test('a document has the words, the filters and the joined style code of its item', async () => {
  const { itemId } = await namedItem('Café Runner Low', { styleCode: 'XY1234-100' });
  const document = await documentOf(itemId);
  expect(document).toMatchObject({
    name: 'cafe runner low',
    code: 'xy1234100',
    colors: ['black', 'beige'],
    sizes: { us_m: ['9'] },
    category: 'shoes',
    is_flash: false,
    lowest_price: null,
  });
  for (const term of ['cafe', 'xy1234100', 'xy1234', 'color=beige', 'size=us_m:9', 'tab=shoes', 'gender=men'])
    expect(document.terms).toContain(`'${term}'`);
});

test('the lowest price of a document is the cheaper lane, with the fee of the flash lane', async () => {
  const { itemId, skuId } = await namedItem('Priced Runner');
  await database.pool.query('update books set lowest_ask = $2, flash_lowest_ask = $3 where sku_id = $1', [
    skuId,
    pesos(5_500),
    pesos(5_000),
  ]);
  await refreshSearchDocuments(database.pool, [itemId]);
  const document = await documentOf(itemId);
  expect(Number(document.lowest_price)).toBe(pesos(5_375));
  expect(document.is_flash).toBe(true);
  expect(document.terms).toContain(`'flash=true'`);
});

test('the spelling table counts a word once a document, and no more when the document changes or goes', async () => {
  const first = await namedItem('Zebrawood Zebrawood Trainer');
  const second = await namedItem('Zebrawood Slide');
  expect(await frequencyOf('zebrawood')).toBe(2);
  await refreshSearchDocuments(database.pool, [first.itemId, second.itemId]);
  expect(await frequencyOf('zebrawood')).toBe(2);
  await database.pool.query(`update items set name = 'Walnut Trainer' where id = $1`, [first.itemId]);
  await refreshSearchDocuments(database.pool, [first.itemId]);
  expect([await frequencyOf('zebrawood'), await frequencyOf('walnut')]).toEqual([1, 1]);
  await database.pool.query(`update items set status = 'discontinued' where id = $1`, [second.itemId]);
  expect(await frequencyOf('zebrawood')).toBe(0);
});

test('S4: an item leaves the search in the statement that unlists it, and comes back when it is listed again', async () => {
  const { itemId } = await namedItem('Hidden Runner');
  await database.pool.query(`update items set status = 'unlisted' where id = $1`, [itemId]);
  expect(await documentOf(itemId)).toBeUndefined();
  await refreshSearchDocuments(database.pool, [itemId]);
  expect(await documentOf(itemId)).toBeUndefined();
  await database.pool.query(`update items set status = 'listed' where id = $1`, [itemId]);
  await refreshAllSearchDocuments(database.pool);
  expect(await documentOf(itemId)).toMatchObject({ name: 'hidden runner' });
});
