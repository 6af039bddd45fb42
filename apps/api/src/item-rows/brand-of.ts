import { slugOf } from '@suki/domain/catalogue/slug';
import { brandAliases, brandsOfSeveralWords } from './brands.table.ts';

export type NamedBrand = { readonly slug: string; readonly name: string };

const ofSeveralWords: readonly NamedBrand[] = brandsOfSeveralWords
  .map((name) => ({ slug: slugOf(name), name }))
  // The longest wins: "U.S. Polo Assn." before a brand that begins with a part of it.
  .toSorted((one, other) => other.slug.length - one.slug.length);

/**
 * Returns the brand of a row: that of its column, else the brand with which the name begins, else the name's first
 * word. Null when there is no letter or digit in it.
 */
export function brandOf(column: string, name: string): NamedBrand | null {
  const nameSlug = slugOf(name);
  const begun = ofSeveralWords.find(({ slug }) => nameSlug === slug || nameSlug.startsWith(`${slug}-`));
  const text = column === '' ? (begun?.name ?? name.split(' ', 1)[0] ?? '') : column;
  const textSlug = slugOf(text);
  const brand = (Object.hasOwn(brandAliases, textSlug) ? brandAliases[textSlug] : undefined) ?? text;
  const slug = slugOf(brand);
  return slug === '' ? null : { slug, name: brand };
}
