import { savedItemTypes } from '@suki/domain/kept/kept-kinds';
import { z } from 'zod';
import { Brand, ItemCard, Sku } from '../catalogue/catalogue.schemas.ts';
import { Centavos, ItemId, KeptId, Moment, UserId } from '../shared/brands.ts';

export const SavedItemType = z.enum(savedItemTypes).meta({ id: 'SavedItemType' });

export const SavedItem = z
  .object({
    id: KeptId,
    itemId: ItemId,
    /** The condition of the item. */
    itemType: SavedItemType,
    createdAt: Moment,
    /** When it was removed; null while it is saved. */
    deletedAt: Moment.nullable(),
  })
  .meta({ id: 'SavedItem' });

export const SavedItemCard = SavedItem.extend({
  item: ItemCard,
  /** The lowest ask when it was saved, for the sign of a price that fell. */
  priceWhenSaved: Centavos.nullable(),
}).meta({ id: 'SavedItemCard' });

export const SavedBrand = Brand.extend({
  /** Null for a brand that the caller never saved. */
  createdAt: Moment.nullable(),
  /** When it was removed; null while it is saved, and when it never was. */
  deletedAt: Moment.nullable(),
  isSaved: z.boolean(),
  /** People who save the brand, counted up to 10,000. */
  savedCount: z.int(),
}).meta({ id: 'SavedBrand' });

/** Somebody whom the caller follows; names are not shown to strangers. */
export const FollowedPerson = z
  .object({ id: KeptId, userId: UserId, avatar: z.int(), createdAt: Moment })
  .meta({ id: 'FollowedPerson' });

export const Search = z.object({ id: KeptId, keyword: z.string(), createdAt: Moment }).meta({ id: 'Search' });

export const SeenItem = z
  .object({ id: KeptId, itemId: ItemId, item: ItemCard, updatedAt: Moment })
  .meta({ id: 'SeenItem' });

export const ArrivalNotice = z
  .object({
    id: KeptId,
    /** The highest price that the caller wants to hear of; null for any. */
    price: Centavos.nullable(),
    createdAt: Moment,
    sku: Sku,
    item: ItemCard,
  })
  .meta({ id: 'ArrivalNotice' });

/** The link by which everybody may see what the caller saves. */
export const WishList = z.object({ id: KeptId, createdAt: Moment }).meta({ id: 'WishList' });
