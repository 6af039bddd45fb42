import { searchTabs, tabNames } from '@suki/domain/catalogue/tabs';
import { json } from '../src/statement.ts';
import type { Tx } from '../src/tx.ts';
import { seededCategories, seededDiscovers, seededKeywords } from './search-shelves.table.ts';

/** Writes categories, tabs, ideas and words of search. Rows that an editor has changed since stay as they are. */
export async function writeSearchShelves(tx: Tx): Promise<void> {
  await tx.query(
    `insert into categories (id, category, parent_id, name, keyword, position)
     select id, category, "parentId", name, keyword, (row_number() over ())::smallint
     from jsonb_to_recordset($1::jsonb) as c (id text, category text, "parentId" text, name text, keyword text) on conflict do nothing`,
    [json(seededCategories)],
  );
  await tx.query(
    `insert into navigations (index, tab, title, is_visible) select index, tab, title, true from jsonb_to_recordset($1::jsonb) as n (index smallint, tab text, title text)
     on conflict do nothing`,
    [json(searchTabs.map((tab, index) => ({ index, tab, title: tabNames[tab] })))],
  );
  await tx.query(
    `insert into search_discovers (id, position, title, keyword, is_visible)
     select id, id, title, keyword, true from jsonb_to_recordset($1::jsonb) as d (id smallint, title text, keyword text) on conflict do nothing`,
    [json(seededDiscovers)],
  );
  await tx.query(
    `insert into search_keywords (position, keyword, is_visible) select position, keyword, true from jsonb_to_recordset($1::jsonb) as k (position smallint, keyword text)
     on conflict do nothing`,
    [json(seededKeywords.map((keyword, position) => ({ position, keyword })))],
  );
}
