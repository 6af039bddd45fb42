import { sellerFees } from '@suki/domain/config/fees';
import type { Pool } from 'pg';
import { refreshAllSearchDocuments } from '../src/queries/search-documents.ts';
import { json } from '../src/statement.ts';
import { type Tx, withTransaction } from '../src/tx.ts';
import { catalogueBrands } from './catalogue/brands.table.ts';
import type { CatalogueItem, CatalogueSizeTemplate } from './catalogue/catalogue.types.ts';
import { catalogueHomeSections } from './catalogue/home-sections.table.ts';
import { catalogueItems } from './catalogue/items.table.ts';
import { catalogueSizeTemplates } from './catalogue/size-templates.table.ts';
import { catalogueSkusOf } from './catalogue/skus.ts';
import { writeSearchShelves } from './seed-search-shelves.ts';

/** Writes what every environment needs before its first item: size charts and the default fee rules. */
export async function seedReferenceData(pool: Pool): Promise<void> {
  await withTransaction(pool, async (tx) => {
    await writeSizeTemplates(tx);
    await writeFeeRules(tx);
  });
}

/**
 * Writes the demonstration catalogue: brands, items, sizes with an empty book each and home sections, with the
 * reference data that they stand on. A second run updates the tables of the catalogue; prices, sales and counts stay,
 * and so do size charts and sections of home that an editor has saved.
 */
export async function seedCatalogue(pool: Pool): Promise<void> {
  await seedReferenceData(pool);
  await withTransaction(pool, async (tx) => {
    await writeBrands(tx);
    await writeItems(tx);
    await writeSkus(tx);
    await writeSections(tx);
    await writeSearchShelves(tx);
    await refreshAllSearchDocuments(tx);
  });
}

async function writeBrands(tx: Tx): Promise<void> {
  await tx.query(
    `insert into brands (id, slug, name) select id, slug, name from jsonb_to_recordset($1::jsonb) as b (id text, slug text, name text)
     on conflict (id) do update set slug = excluded.slug, name = excluded.name`,
    [json(catalogueBrands)],
  );
}

async function writeSizeTemplates(tx: Tx): Promise<void> {
  await tx.query(
    `insert into size_templates (id, name, base_system, systems, rows)
     select id, name, "baseSystem", systems, rows
     from jsonb_to_recordset($1::jsonb) as t (id text, name text, "baseSystem" text, systems text[], rows jsonb)
     on conflict (id) do update set name = excluded.name, base_system = excluded.base_system, systems = excluded.systems, rows = excluded.rows
     where not exists (select from catalogue_shelves v where v.shelf = 'chart ' || excluded.id)`,
    [json(catalogueSizeTemplates)],
  );
}

/** The days of the demonstration's drops are counted from today, so that every start has some to come. */
async function writeItems(tx: Tx): Promise<void> {
  const items: readonly CatalogueItem[] = catalogueItems;
  const rows = items.map(
    ({ sizes: _sizes, isLuxury: _isLuxury, marketPriceCentavos: _marketPrice, brandId, ...item }, rank) => ({
      ...item,
      brandIds: [brandId],
      rank,
    }),
  );
  await tx.query(
    `insert into items (id, name, brand_ids, model, colourway, style_code, category, condition, status, release_date, retail_price, description, details,
       genders, tabs, size_template_id, sold_count, art, rank, created_at)
     select id, name, "brandIds", model, colourway, "styleCode", category, condition, status,
       coalesce("releaseDate", (now() at time zone 'Asia/Manila')::date + "dropsInDays"), "retailPriceCentavos", description, details,
       genders, tabs, "sizeTemplateId", 0, art, rank,
       case when "dropsInDays" is null then coalesce("releaseDate", '2020-01-01') at time zone 'Asia/Manila' else now() end
     from jsonb_to_recordset($1::jsonb) as i (id text, name text, "brandIds" text[], model text, colourway text, "styleCode" text, category text,
       condition text, status text, "releaseDate" date, "dropsInDays" int, "retailPriceCentavos" bigint, description text, details jsonb, genders text[], tabs text[],
       "sizeTemplateId" text, art jsonb, rank int)
     on conflict (id) do update set name = excluded.name, brand_ids = excluded.brand_ids, model = excluded.model, colourway = excluded.colourway,
       style_code = excluded.style_code, category = excluded.category, condition = excluded.condition, status = excluded.status,
       release_date = excluded.release_date, retail_price = excluded.retail_price, description = excluded.description, details = excluded.details,
       genders = excluded.genders, tabs = excluded.tabs, size_template_id = excluded.size_template_id, art = excluded.art, rank = excluded.rank`,
    [json(rows)],
  );
}

async function writeSkus(tx: Tx): Promise<void> {
  const items: readonly CatalogueItem[] = catalogueItems;
  const templates: readonly CatalogueSizeTemplate[] = catalogueSizeTemplates;
  const rows = items.flatMap((item) => catalogueSkusOf(item, templates));
  await tx.query(
    `with sku as (
       insert into skus (id, item_id, position, sizes)
       select id, "itemId", position, sizes from jsonb_to_recordset($1::jsonb) as s (id text, "itemId" text, position int, sizes jsonb)
       on conflict (id) do update set position = excluded.position, sizes = excluded.sizes
       where not exists (select from items i join catalogue_shelves v on v.shelf = 'chart ' || i.size_template_id where i.id = excluded.item_id)
       returning id, item_id
     )
     insert into books (sku_id, item_id, ask_count, bid_count, version, log_hash) select id, item_id, 0, 0, 0, '' from sku on conflict (sku_id) do nothing`,
    [json(rows)],
  );
}

async function writeSections(tx: Tx): Promise<void> {
  const rows = catalogueHomeSections.flatMap(({ id: section, itemIds }, sectionPosition) =>
    itemIds.map((itemId, position) => ({ section, sectionPosition, position, itemId })),
  );
  await tx.query(
    `delete from section_items s where not exists (select from catalogue_shelves v where v.shelf = 'section ' || s.section)`,
  );
  await tx.query(
    `insert into section_items (section, section_position, position, item_id)
     select section, "sectionPosition", position, "itemId"
     from jsonb_to_recordset($1::jsonb) as s (section text, "sectionPosition" int, position int, "itemId" text)
     where not exists (select from catalogue_shelves v where v.shelf = 'section ' || section)`,
    [json(rows)],
  );
}

/** The rules without category and brand; the operational fee has none, so the specification's tiers hold. */
async function writeFeeRules(tx: Tx): Promise<void> {
  const rows = [
    { kind: 'tech_service', ...sellerFees.techService },
    { kind: 'payment', ...sellerFees.payment },
  ];
  await tx.query(
    `insert into fee_rules (kind, category, brand_id, fee_type, fee_amount, discount_fee_amount, min_fee, max_fee, effective_from, is_ended)
     select kind, null, null, "feeType", "feeAmount", "discountFeeAmount", "minFee", "maxFee", to_timestamp(0), false
     from jsonb_to_recordset($1::jsonb) as f (kind text, "feeType" text, "feeAmount" float8, "discountFeeAmount" float8, "minFee" bigint, "maxFee" bigint)
     on conflict (kind, coalesce(category, ''), coalesce(brand_id, ''), effective_from) do update set fee_type = excluded.fee_type, fee_amount = excluded.fee_amount,
       discount_fee_amount = excluded.discount_fee_amount, min_fee = excluded.min_fee, max_fee = excluded.max_fee`,
    [json(rows)],
  );
}
