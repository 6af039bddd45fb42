import { refreshAllSearchDocuments } from '@suki/db/queries/search-documents';
import { seedReferenceData } from '@suki/db/seed/seed-catalogue';
import type { Pool } from 'pg';
import type { NamedRow } from './read-names.ts';

/** Writes rows of files as listed items without sizes, and their search documents. Returns the seconds of each. */
export async function fillNamedCatalogue(
  pool: Pool,
  rows: readonly NamedRow[],
): Promise<{ items: number; documents: number }> {
  await seedReferenceData(pool);
  const startedAt = performance.now();
  const BATCH = 5_000;
  for (let from = 0; from < rows.length; from += BATCH) await insertRows(pool, rows.slice(from, from + BATCH));
  const filledAt = performance.now();
  await refreshAllSearchDocuments(pool);
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query('vacuum analyze search_documents, search_words, items');
  client.release(true);
  return { items: (filledAt - startedAt) / 1000, documents: (performance.now() - filledAt) / 1000 };
}

async function insertRows(pool: Pool, rows: readonly NamedRow[]): Promise<void> {
  const given = JSON.stringify(rows);
  await pool.query(
    `insert into brands (id, slug, name)
     select 'brd_' || substr(md5(brand), 1, 26), substr(md5(brand), 1, 26), min(brand) from jsonb_to_recordset($1::jsonb) as r (brand text)
     where brand <> '' group by brand on conflict do nothing`,
    [given],
  );
  await pool.query(
    `insert into items (id, name, brand_ids, model, colourway, style_code, category, condition, status, description, details, genders, tabs,
       size_template_id, sold_count, art, rank)
     select r.id, r.name, case when r.brand = '' then '{}' else array['brd_' || substr(md5(r.brand), 1, 26)] end, r.model, r.colorway,
       case when r."styleCode" = '' or exists (select from items i where i.style_code = r."styleCode") then 'NOCODE' || r.id else r."styleCode" end,
       'shoes', 'new', 'listed', '', '[]', '{}', '{shoes}', (select min(id) from size_templates), 0, '{"silhouette":"court-low"}', 1
     from (select distinct on (coalesce(nullif("styleCode", ''), id)) * from jsonb_to_recordset($1::jsonb)
       as f (id text, name text, brand text, model text, colorway text, "styleCode" text)) r`,
    [given],
  );
}
