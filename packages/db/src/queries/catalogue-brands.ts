import type { BrandId } from '@suki/domain/ids/id';
import { type Db, first, many, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';
import type { Brand } from './catalogue.ts';
import { jobAbout } from './jobs.ts';
import { type ListPage, pageFrom, type ShelfPage } from './lists.ts';

// A few thousand brands at the most: their names are compared one by one.
const pageStatement = statement<Brand, [string, BrandId | null, number]>(
  'catalogue-brands.page',
  `select b.id, b.slug, b.name from brands b
where starts_with(lower(b.name), $1::text)
  and ($2::text is null or (lower(b.name), b.id) > (select lower(c.name), c.id from brands c where c.id = $2::text))
order by lower(b.name), b.id limit $3::int`,
);

/** One page of brands by name, whose name begins with a text in small letters; an empty text is the start of all. */
export async function deskBrands(db: Db, start: string, { limit, lastItemId }: ShelfPage): Promise<ListPage<Brand>> {
  return pageFrom(await many(db, pageStatement, [start, (lastItemId ?? null) as BrandId | null, limit + 1]), limit);
}

const ofWordsStatement = statement<{ id: BrandId }, [string]>(
  'catalogue-brands.of-words',
  `select b.id from brands b where lower(b.name) = $1::text or b.slug = $1::text`,
);

/** Returns the brands that a typed text names whole. */
export async function brandsOfWords(db: Db, text: string): Promise<readonly BrandId[]> {
  return (await many(db, ofWordsStatement, [text.trim().toLowerCase()])).map(({ id }) => id);
}

const insertStatement = statement<unknown, [BrandId, string, string]>(
  'catalogue-brands.insert',
  `insert into brands (id, slug, name) values ($1, $2, $3)`,
);

export async function insertBrand(tx: Tx, { id, slug, name }: Brand): Promise<void> {
  await touch(tx, insertStatement, [id, slug, name]);
}

const lockStatement = statement<Brand, [BrandId]>(
  'catalogue-brands.lock',
  `select b.id, b.slug, b.name from brands b where b.id = $1::text for no key update`,
);

export async function lockBrand(tx: Tx, id: BrandId): Promise<Brand | undefined> {
  return await first(tx, lockStatement, [id]);
}

const renameStatement = statement<unknown, [BrandId, string]>(
  'catalogue-brands.rename',
  `update brands set name = $2::text where id = $1::text`,
);

export async function renameBrand(tx: Tx, id: BrandId, name: string): Promise<void> {
  await touch(tx, renameStatement, [id, name]);
}

const renewStatement = statement<unknown, [BrandId]>(
  'catalogue-brands.renew-items',
  `select ${jobAbout('renew-item-pages', 'i.id')} from items i where i.status = 'listed' and i.brand_ids[1] = $1::text`,
);

/** Writes the jobs that renew pages and search words of the listed items of a brand. */
export async function renewItemsOfBrand(tx: Tx, id: BrandId): Promise<void> {
  await touch(tx, renewStatement, [id]);
}
