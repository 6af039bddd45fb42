import { json } from '@suki/db/statement';
import type { Tx } from '@suki/db/tx';
import type { Pool } from 'pg';
import type { ItemRow, SizeTemplate } from './item-row.types.ts';
import { bareCode, type KnownItem } from './plan-batch.ts';

export type SizeTemplates = ReadonlyMap<string, SizeTemplate>;

/** SQL of a style code without hyphens and blanks, as the unique index has it. */
const bareCodeOf = (column: string): string => `upper(regexp_replace(${column}, '[^A-Za-z0-9]', '', 'g'))`;

/** Returns the new goods of the catalogue that rows of a file may mean, oldest first: one statement for all rows. */
export async function knownItems(
  tx: Tx,
  rows: readonly ItemRow[],
  templates: SizeTemplates,
): Promise<readonly KnownItem[]> {
  const wanted = rows.map(({ brand, styleCode, name, colourway }) => ({
    brand: brand.slug,
    code: bareCode(styleCode),
    name,
    colourway,
  }));
  const { rows: found } = await tx.query<Omit<KnownItem, 'template'> & { readonly templateId: string }>(
    `with wanted as (
       select distinct b.id as brand_id, w.code, lower(w.name) as name, lower(w.colourway) as colourway
       from jsonb_to_recordset($1::jsonb) as w (brand text, code text, name text, colourway text) join brands b on b.slug = w.brand
     ), found as (
       select i.id from wanted w join items i
         on i.brand_ids[1] = w.brand_id and ${bareCodeOf('i.style_code')} = w.code and i.style_code <> '' where w.code <> ''
       union
       select i.id from wanted w join items i
         on i.brand_ids[1] = w.brand_id and lower(i.name) = w.name and lower(i.colourway) = w.colourway
         and (w.code = '' or i.style_code = '')
     )
     select i.id, b.slug as brand, i.name, i.model, i.colourway, i.style_code as "styleCode", i.category, i.genders, i.tabs,
       i.retail_price as "retailPrice", i.release_date as "releaseDate", i.image_url as "imageUrl",
       i.size_template_id as "templateId",
       (select coalesce(jsonb_agg(s.sizes), '[]') from skus s where s.item_id = i.id) as sizes
     from found join items i on i.id = found.id join brands b on b.id = i.brand_ids[1]
     where i.condition = 'new' order by i.id`,
    [json(wanted)],
  );
  return found.map(({ templateId, ...item }) => {
    const template = templates.get(templateId);
    if (template === undefined) throw new RangeError(`Expected the size template ${templateId} of ${item.id}.`);
    return { ...item, template };
  });
}

/** Returns the size templates by id: an import reads them once, because each item of a batch has one of a few. */
export async function sizeTemplates(pool: Pool): Promise<SizeTemplates> {
  const { rows } = await pool.query<SizeTemplate>(
    'select id, base_system as "baseSystem", rows from size_templates order by id',
  );
  return new Map(rows.map((template) => [template.id, template]));
}
