import { brandSlugs } from '@suki/db/queries/item-rows';
import type { Db } from '@suki/db/statement';
import { slugOf } from '@suki/domain/catalogue/slug';
import type { ItemRow } from './item-row.types.ts';

/** Returns the slugs of brands by the slug that their name would have, where an editor chose another one. */
export async function ownSlugs(db: Db): Promise<ReadonlyMap<string, string>> {
  return new Map((await brandSlugs(db)).map(({ slug, name }) => [slugOf(name), slug]));
}

/** Returns the row with the slug that its brand has in the catalogue. */
export function withOwnSlug(row: ItemRow, slugs: ReadonlyMap<string, string>): ItemRow {
  return { ...row, brand: { ...row.brand, slug: slugs.get(row.brand.slug) ?? row.brand.slug } };
}
