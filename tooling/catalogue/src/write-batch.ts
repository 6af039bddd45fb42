import type { Ids } from '@suki/api/ports/ids';
import { jobAbout } from '@suki/db/queries/jobs';
import { refreshSearchDocuments } from '@suki/db/queries/search-documents';
import { json } from '@suki/db/statement';
import type { Tx } from '@suki/db/tx';
import type { PlannedItem } from './plan-batch.ts';
import { placeOf } from './size-rows.ts';

/** Behind the items that an editor placed. */
const RANK = 1_000_000;
/** Above every place of a size, for the moment in which the sizes of an item change places. */
const ASIDE = 10_000;

/**
 * Writes the items of a batch: brands, items, their sizes with an empty book each, and the search documents; a running
 * worker then renews the pages of the changed items.
 */
export async function writeBatch(tx: Tx, items: readonly PlannedItem[], ids: Ids): Promise<void> {
  const added = items.filter(({ isNew }) => isNew);
  const changed = items.filter(({ isChanged }) => isChanged);
  const grown = items.filter(({ isNew, addedSizes }) => !isNew && addedSizes.length > 0);
  if (added.length > 0) await addItems(tx, added, ids);
  if (changed.length > 0) await changeItems(tx, changed);
  if (grown.length > 0) await makeRoom(tx, grown);
  await addSizes(tx, items, ids);
  const shown = [...new Set([...changed, ...grown])].map(({ id }) => id);
  if (shown.length > 0) {
    await tx.query(`select ${jobAbout('renew-item-pages', 'item.id')} from unnest($1::text[]) as item (id)`, [shown]);
  }
  if (items.length > 0) {
    await refreshSearchDocuments(
      tx,
      items.map(({ id }) => id),
    );
  }
}

async function addItems(tx: Tx, items: readonly PlannedItem[], ids: Ids): Promise<void> {
  const brands = new Map(items.map(({ brand, brandName }) => [brand, brandName]));
  await tx.query(
    `insert into brands (id, slug, name) select id, slug, name from jsonb_to_recordset($1::jsonb) as b (id text, slug text, name text)
     on conflict (slug) do nothing`,
    [json([...brands].map(([slug, name]) => ({ id: ids.next('brd'), slug, name })))],
  );
  const rows = items.map(({ template, addedSizes: _addedSizes, sizes: _sizes, ...item }) => ({
    ...item,
    templateId: template.id,
    description: item.colourway === '' ? `${item.name}.` : `${item.name}, in ${item.colourway}.`,
  }));
  await tx.query(
    `insert into items (id, name, brand_ids, model, colourway, style_code, category, condition, status, release_date, retail_price, description, details,
       genders, tabs, size_template_id, sold_count, art, rank, image_url)
     select i.id, i.name, array[b.id], i.model, i.colourway, i."styleCode", i.category, 'new', 'listed', i."releaseDate", i."retailPrice", i.description, '[]',
       i.genders, i.tabs, i."templateId", 0, i.art, ${RANK}, i."imageUrl"
     from jsonb_to_recordset($1::jsonb) as i (id text, name text, brand text, model text, colourway text, "styleCode" text, category text,
       "releaseDate" date, "retailPrice" bigint, description text, genders text[], tabs text[], "templateId" text, art jsonb, "imageUrl" text)
     join brands b on b.slug = i.brand`,
    [json(rows)],
  );
}

async function changeItems(tx: Tx, items: readonly PlannedItem[]): Promise<void> {
  await tx.query(
    `update items set name = i.name, model = i.model, colourway = i.colourway, style_code = i."styleCode", genders = i.genders, tabs = i.tabs,
       retail_price = i."retailPrice", release_date = i."releaseDate", image_url = i."imageUrl", version = items.version + 1
     from jsonb_to_recordset($1::jsonb) as i (id text, name text, model text, colourway text, "styleCode" text, genders text[], tabs text[],
       "retailPrice" bigint, "releaseDate" date, "imageUrl" text)
     where items.id = i.id`,
    [json(items.map(({ template: _template, sizes: _sizes, addedSizes: _added, art: _art, ...item }) => item))],
  );
}

/** Moves the sizes that an item has to their places in the chart, so that a new size finds its own between them. */
async function makeRoom(tx: Tx, items: readonly PlannedItem[]): Promise<void> {
  const places = items.flatMap(({ id, template, sizes }) =>
    sizes.map((labels) => ({
      itemId: id,
      system: template.baseSystem,
      label: labels[template.baseSystem],
      position: placeOf(template, labels),
    })),
  );
  await tx.query(`update skus set position = position + ${ASIDE} where item_id = any($1::text[])`, [
    items.map(({ id }) => id),
  ]);
  await tx.query(
    `update skus set position = p.position
     from jsonb_to_recordset($1::jsonb) as p ("itemId" text, system text, label text, position int)
     where skus.item_id = p."itemId" and skus.sizes ->> p.system = p.label`,
    [json(places)],
  );
}

async function addSizes(tx: Tx, items: readonly PlannedItem[], ids: Ids): Promise<void> {
  const rows = items.flatMap(({ id: itemId, template, addedSizes }) =>
    addedSizes.map((sizes) => ({ id: ids.next('sku'), itemId, position: placeOf(template, sizes), sizes })),
  );
  if (rows.length === 0) return;
  await tx.query(
    `with sku as (
       insert into skus (id, item_id, position, sizes)
       select id, "itemId", position, sizes from jsonb_to_recordset($1::jsonb) as s (id text, "itemId" text, position int, sizes jsonb)
       returning id, item_id
     )
     insert into books (sku_id, item_id, ask_count, bid_count, version, log_hash) select id, item_id, 0, 0, 0, '' from sku`,
    [json(rows)],
  );
}
