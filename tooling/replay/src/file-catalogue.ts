import type { Ids } from '@suki/api/ports/ids';
import type { SizeLabels } from '@suki/db/schema/catalogue';
import { json } from '@suki/db/statement';
import { withTransaction } from '@suki/db/tx';
import type { Category } from '@suki/domain/catalogue/categories';
import { type Chart, readSize } from '@suki/domain/catalogue/read-size';
import type { SizeSystem } from '@suki/domain/catalogue/size-systems';
import { type ItemId, type SkuId, toId } from '@suki/domain/ids/id';
import type { Pool } from 'pg';
import type { Sale } from './read-sales.ts';

export type SoldSku = { readonly skuId: SkuId; readonly itemId: ItemId; readonly category: Category };

type Brand = { readonly id: string; readonly key: string; readonly name: string };
type Item = {
  readonly id: ItemId;
  readonly category: Category;
  readonly chart: Chart;
  /** Keyed by the labels as JSON, so that "9", "9.0" and "US 9" are one size. */
  readonly skus: Map<string, SkuId>;
  /** Keyed by the text of the file, so that each spelling is read once. */
  readonly read: Map<string, SoldSku | undefined>;
};

/** Patterns of brand names with their size chart; every other shoe has the house chart. */
const chartNames: readonly (readonly [RegExp, string])[] = [
  [/jordan|nike|off-?white/, 'Nike and Jordan, men'],
  [/adidas|yeezy/, 'adidas, men'],
  [/converse/, 'Converse, unisex'],
  [/new ?balance/, 'New Balance, men'],
  [/asics/, 'ASICS, unisex'],
  [/\bvans\b/, 'Vans, unisex'],
  [/salomon/, 'Salomon, unisex'],
];
const OTHER_SHOES = 'Shoes, house chart';

/** The catalogue of a replay: items and sizes that the file names and the catalogue lacks are added. */
export type FileCatalogue = {
  /** Returns undefined for a size that the item's chart does not have. */
  readonly skuOf: (sale: Pick<Sale, 'item' | 'brand' | 'size'>) => Promise<SoldSku | undefined>;
};

/** Reads the whole catalogue into memory, keyed by the names that files use. */
export async function fileCatalogue(pool: Pool, ids: Ids): Promise<FileCatalogue> {
  const charts = new Map<string, Chart & { readonly id: string }>();
  const { rows: templates } = await pool.query<{
    id: string;
    name: string;
    baseSystem: SizeSystem;
    rows: readonly SizeLabels[];
  }>('select id, name, base_system as "baseSystem", rows from size_templates');
  for (const { name, ...chart } of templates) charts.set(name, chart);
  const brands = await knownBrands(pool);
  const items = await knownItems(pool, templates);

  const addItem = async ({ item, brand }: Pick<Sale, 'item' | 'brand'>): Promise<Item> => {
    const name = item.replaceAll('-', ' ').replace(/\s+/g, ' ').trim();
    const maker = await brandOf(pool, { name, brand, brands, ids });
    const hint = `${maker.name} ${name}`.toLowerCase();
    const chart = charts.get(chartNames.find(([pattern]) => pattern.test(hint))?.[1] ?? OTHER_SHOES);
    if (chart === undefined)
      throw new Error('Expected the catalogue to have its size charts: run the catalogue seed first.');
    const id = ids.next('itm');
    await pool.query(
      `insert into items (id, name, brand_ids, model, colourway, style_code, category, condition, status, release_date, retail_price, description, details,
         genders, tabs, size_template_id, sold_count, art, rank)
       values ($1, $2, array[$3], $2, '', $1, 'shoes', 'new', 'listed', null, null, $2, '[]', array['men'], array['shoes'], $4, 0, $5, 1000000)`,
      [id, name, maker.id, chart.id, json({ silhouette: 'court-low' })],
    );
    return { id, category: 'shoes', chart, skus: new Map(), read: new Map() };
  };

  return {
    skuOf: async (sale) => {
      const key = bare(sale.item);
      const item = items.get(key) ?? (await addItem(sale));
      items.set(key, item);
      if (!item.read.has(sale.size)) item.read.set(sale.size, await soldSku(pool, { item, size: sale.size, ids }));
      return item.read.get(sale.size);
    },
  };
}

async function soldSku(
  pool: Pool,
  { item, size, ids }: { item: Item; size: string; ids: Ids },
): Promise<SoldSku | undefined> {
  const row = readSize(item.chart, size);
  if (row === undefined) return undefined;
  const key = json(row[item.chart.baseSystem]);
  const known = item.skus.get(key);
  const skuId = known ?? ids.next('sku');
  if (known === undefined) await addSku(pool, { skuId, item, row });
  item.skus.set(key, skuId);
  return { skuId, itemId: item.id, category: item.category };
}

/** Adds a size with its empty book, after the sizes that the item has. */
async function addSku(pool: Pool, { skuId, item, row }: { skuId: SkuId; item: Item; row: SizeLabels }): Promise<void> {
  await withTransaction(pool, async (tx) => {
    await tx.query(
      `insert into skus (id, item_id, position, sizes)
       select $1, $2, coalesce(max(position) + 1, 0), $3::jsonb from skus where item_id = $2`,
      [skuId, item.id, json(row)],
    );
    await tx.query(
      `insert into books (sku_id, item_id, ask_count, bid_count, version, log_hash) values ($1, $2, 0, 0, 0, '')`,
      [skuId, item.id],
    );
  });
}

async function knownBrands(pool: Pool): Promise<Map<string, Brand>> {
  const { rows } = await pool.query<{ id: string; name: string }>('select id, name from brands');
  return new Map(rows.map(({ id, name }) => [bare(name), { id, name, key: bare(name) }]));
}

async function knownItems(
  pool: Pool,
  templates: readonly (Chart & { readonly id: string })[],
): Promise<Map<string, Item>> {
  const { rows } = await pool.query<{
    id: string;
    name: string;
    category: Category;
    templateId: string;
    skus: Record<string, SizeLabels> | null;
  }>(
    `select i.id, i.name, i.category, i.size_template_id as "templateId", jsonb_object_agg(s.id, s.sizes) filter (where s.id is not null) as skus
     from items i left join skus s on s.item_id = i.id where i.condition = 'new' and i.status = 'listed' group by i.id`,
  );
  const items = new Map<string, Item>();
  for (const { id, name, category, templateId, skus } of rows) {
    const chart = templates.find((template) => template.id === templateId);
    if (chart === undefined) continue;
    const known = Object.entries(skus ?? {}).map(
      ([skuId, sizes]) => [json(sizes[chart.baseSystem]), toId('sku', skuId)] as const,
    );
    items.set(bare(name), { id: toId('itm', id), category, chart, skus: new Map(known), read: new Map() });
  }
  return items;
}

type Named = {
  readonly name: string;
  readonly brand: string | null;
  readonly brands: Map<string, Brand>;
  readonly ids: Ids;
};

/** Returns the brand of the file's column, else the brand that the name begins with, else the name's first word. */
async function brandOf(pool: Pool, { name, brand, brands, ids }: Named): Promise<Brand> {
  const bareName = bare(name);
  const text =
    brand ?? [...brands.values()].find(({ key }) => bareName.startsWith(key))?.name ?? name.split(' ', 1)[0] ?? name;
  const key = bare(text);
  const known = brands.get(key);
  if (known !== undefined) return known;
  const made = { id: ids.next('brd'), name: text.trim(), key };
  await pool.query('insert into brands (id, slug, name) values ($1, $2, $3)', [made.id, key, made.name]);
  brands.set(key, made);
  return made;
}

/** Removes differences of spelling: case, spaces, hyphens. */
function bare(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
