import type { ArrivalNotice, SavedBrand, SavedItem } from '@suki/contract/kept/kept.schemas';
import type { Brand, ItemCard, Sku } from '@suki/db/queries/catalogue';
import type { KeptEntry } from '@suki/db/queries/kept';
import { type Id, type IdPrefix, toId } from '@suki/domain/ids/id';
import type { SavedItemType } from '@suki/domain/kept/kept-kinds';
import type { z } from 'zod';
import type { Environment } from '../../env.ts';
import { presentSku } from '../catalogue/present-item.ts';
import { presentBrand, presentItemCard } from '../catalogue/present-item-card.ts';

type Addresses = Pick<Environment, 'API_URL'>;

/** The subject of an entry as the id that its kind has. */
export const subjectOf = <Prefix extends IdPrefix>(prefix: Prefix, { subjectId }: KeptEntry): Id<Prefix> =>
  toId(prefix, subjectId);

export function presentSavedItem(entry: KeptEntry, itemType: SavedItemType): z.output<typeof SavedItem> {
  return {
    id: entry.id,
    itemId: subjectOf('itm', entry),
    itemType,
    createdAt: entry.createdAt.toISOString(),
    deletedAt: entry.deletedAt?.toISOString() ?? null,
  };
}

type SavedBrandFacts = {
  readonly brand: Brand;
  /** The caller's entry, also a removed one. */
  readonly entry: KeptEntry | undefined;
  readonly savedCount: number;
};

export function presentSavedBrand(
  { brand, entry, savedCount }: SavedBrandFacts,
  environment: Addresses,
): z.output<typeof SavedBrand> {
  const deletedAt = entry?.deletedAt ?? null;
  return {
    ...presentBrand(brand, environment),
    createdAt: entry?.createdAt.toISOString() ?? null,
    deletedAt: deletedAt?.toISOString() ?? null,
    isSaved: entry !== undefined && deletedAt === null,
    savedCount,
  };
}

export function presentNotice(
  entry: KeptEntry,
  { sku, card }: { readonly sku: Sku; readonly card: ItemCard },
  environment: Addresses,
): z.output<typeof ArrivalNotice> {
  return {
    id: entry.id,
    price: entry.price,
    createdAt: entry.updatedAt.toISOString(),
    sku: presentSku(sku),
    item: presentItemCard(card, environment),
  };
}
