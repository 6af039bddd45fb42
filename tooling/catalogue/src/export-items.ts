import { itemFields, type RowTexts } from '@suki/api/item-rows/fields.table';
import type { SizeLabels } from '@suki/db/schema/catalogue';
import type { SizeSystem } from '@suki/domain/catalogue/size-systems';
import type { Centavos } from '@suki/domain/money/centavos';
import type { Pool } from 'pg';

type ExportedItem = {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly model: string;
  readonly colorway: string;
  readonly styleCode: string;
  readonly category: string;
  readonly genders: readonly string[];
  readonly retailPrice: Centavos | null;
  readonly releaseDate: string | null;
  readonly imageUrl: string | null;
  readonly baseSystem: SizeSystem;
  readonly sizes: readonly SizeLabels[];
};

const PAGE = 1_000;

/** Writes the listed new goods of the catalogue as CSV, oldest first, line by line. */
export async function* exportItems(pool: Pool): AsyncGenerator<string> {
  yield `${itemFields.join(',')}\n`;
  let lastId = '';
  for (;;) {
    const { rows } = await pool.query<ExportedItem>(
      `select i.id, i.name, b.name as brand, i.model, i.colourway as colorway, i.style_code as "styleCode", i.category, i.genders,
         i.retail_price as "retailPrice", i.release_date as "releaseDate", i.image_url as "imageUrl", t.base_system as "baseSystem",
         (select coalesce(jsonb_agg(s.sizes order by s.position), '[]') from skus s where s.item_id = i.id) as sizes
       from items i join brands b on b.id = i.brand_ids[1] join size_templates t on t.id = i.size_template_id
       where i.id > $1 and i.condition = 'new' and i.status = 'listed' order by i.id limit ${PAGE}`,
      [lastId],
    );
    for (const row of rows) yield lineOf(row);
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    lastId = last.id;
  }
}

function lineOf({ genders, retailPrice, releaseDate, imageUrl, baseSystem, sizes, ...item }: ExportedItem): string {
  const texts: RowTexts = {
    ...item,
    gender: genders.join('/'),
    retailPrice: retailPrice === null ? '' : String(retailPrice / 100),
    currency: retailPrice === null ? '' : 'PHP',
    releaseDate: releaseDate ?? '',
    sizes: sizes.map((labels) => labels[baseSystem] ?? '').join(';'),
    imageUrl: imageUrl ?? '',
  };
  return `${itemFields.map((field) => quoted(texts[field])).join(',')}\n`;
}

function quoted(text: string): string {
  return /[",\n\r]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
