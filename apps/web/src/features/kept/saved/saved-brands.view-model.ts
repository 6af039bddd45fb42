import type { Brand, SavedItemCard } from '@suki/sdk/types';

type Saved = { readonly item: Pick<SavedItemCard['item'], 'brand'> };

/** The brands of the saved items that are not saved themselves, by name. */
export function brandsToOffer(
  items: readonly Saved[],
  saved: readonly Pick<Brand, 'id'>[],
): readonly Pick<Brand, 'id' | 'name'>[] {
  const known = new Set(saved.map(({ id }) => id));
  const offered = new Map(items.flatMap(({ item }) => item.brand.map((brand) => [brand.id, brand] as const)));
  return [...offered.values()]
    .filter(({ id }) => !known.has(id))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
