import { askPrice } from '../trade/market-rows.ts';
import { type LoadSize, skusOf } from './load-size.ts';
import { wordsOfItemSql } from './market-words.ts';
import { id } from './sql-id.ts';

const brands = 200;
const itemsPerModel = 40;
const colorways = `array['Black/White', 'University Blue', 'Triple White', 'Team Red/Sail', 'Olive Green']`;

/** Brands, items, sizes and books; items of one model and brand lie apart, as their dates of release do. */
export function catalogueStatements(size: LoadSize): readonly string[] {
  const models = Math.ceil(size.items / itemsPerModel);
  return [
    `insert into brands (id, slug, name) select ${id('brd', 'n')}, 'brand-' || n, 'Brand ' || n from generate_series(1, ${brands}) n`,
    `insert into size_templates (id, name, base_system, systems, rows) values (${id('szt', '1')}, 'Load', 'us_m', '{us_m}', '[{"us_m":"9"}]')`,
    `insert into items (id, name, brand_ids, model, colourway, style_code, category, condition, status, release_date, retail_price, description, details,
       genders, tabs, size_template_id, sold_count, art, rank)
     select ${id('itm', 'n')}, ${wordsOfItemSql('n')}, array[${id('brd', `1 + n % ${brands}`)}], 'Model ' || (n % ${models}), (${colorways})[1 + n % 5], 'LOAD-' || n,
       case n % 10 when 8 then 'apparel' when 9 then 'handbags' else 'shoes' end, 'new', 'listed', current_date - (n % 3000), ${askPrice}, 'A pair.', '[]',
       '{men}', '{forYou}', ${id('szt', '1')}, n % 977, '{"silhouette":"court-low"}', n
     from generate_series(1, ${size.items}) n`,
    `insert into skus (id, item_id, position, sizes)
     select ${id('sku', 'n')}, ${id('itm', `1 + (n - 1) / ${size.sizesPerItem}`)}, 1 + (n - 1) % ${size.sizesPerItem}, jsonb_build_object('us_m', (5 + n % 9)::text)
     from generate_series(1, ${skusOf(size)}) n`,
    `insert into books (sku_id, item_id, lowest_ask, highest_bid, last_sale, ask_count, bid_count, version, log_hash)
     select id, item_id, ${askPrice}, ${askPrice} - 100000, ${askPrice} - 20000, 1, 1, 1, '' from skus`,
    `insert into book_log (sku_id, version, event, kind, ask_id, price, lane, live_at, skipped_asks, skipped_bids, lowest_ask, at, hash)
     select id, 1, 'E03', 'enter', ${id('ask', '1')}, ${askPrice}, 'standard', now(), 0, 0, ${askPrice}, now(), '' from skus`,
    `insert into section_items (section, section_position, position, item_id)
     select 'Shelf ' || rank / 6, rank / 6, rank % 6, id from items where rank <= 60`,
  ];
}
