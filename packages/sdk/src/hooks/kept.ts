import type { Command } from '../command.ts';
import { type Fetched, useFetched } from '../fetched.ts';
import {
  addSearch,
  clearFootprint,
  clearSearches,
  deleteArrivalNotice,
  deleteSearch,
  endWishList,
  followUser,
  getSavedBrand,
  getWishList,
  listArrivalNotices,
  listFollowedUsers,
  listFootprint,
  listSavedBrands,
  listSavedItems,
  listSavedItemsOfType,
  listSearches,
  removeSavedBrand,
  removeSavedItems,
  saveBrand,
  setArrivalNotice,
  shareWishList,
} from '../generated/kept.ts';
import type {
  ArrivalNotice,
  BrandId,
  ItemCard,
  ItemId,
  KeptId,
  SavedBrand,
  SavedItemCard,
  SavedItemType,
  Search,
  SeenItem,
  SetArrivalNoticeBody,
  UserId,
} from '../generated/suki.schemas.ts';
import { keptAddition, keptList, keptRemoval } from '../kept-hooks.ts';
import { keys } from '../keys.ts';
import type { List } from '../list.ts';

/** Saved items of every type, the last saved first. */
export const useSavedItems: () => List<SavedItemCard> = keptList(
  () => keys.savedItems(),
  (query) => listSavedItems(query),
);

export const useSavedItemsOfType: (type: SavedItemType) => List<SavedItemCard> = keptList(
  (type: SavedItemType) => keys.savedItems(type),
  (query, type: SavedItemType) => listSavedItemsOfType(type, query),
);

/** Removes many saved items with one call. */
export const useRemoveSavedItems = keptRemoval<SavedItemCard, readonly [ItemId, ...ItemId[]], unknown>({
  key: keys.savedItems(),
  call: (ids) => removeSavedItems(ids[0], { ids: [...ids] }),
  isRemoved: ({ itemId }, ids) => ids.includes(itemId),
});

/** The link by which everybody may see the saved items. */
export const useShareWishList = keptAddition(keys.ownWishList(), () => shareWishList());
export const useEndWishList = keptAddition(keys.ownWishList(), () => endWishList());

/** A wish list that somebody shared. */
export const useWishList: (id: KeptId) => List<ItemCard> = keptList(
  (id: KeptId) => keys.wishList(id),
  (query, id: KeptId) => getWishList(id, query),
);

export const useSavedBrands: () => List<SavedBrand> = keptList(keys.savedBrands, (query) => listSavedBrands(query));

/** Tells if the caller saves a brand, and how many people do. */
export function useSavedBrand(brandId: BrandId): Fetched<SavedBrand> {
  return useFetched(keys.savedBrand(brandId), () => getSavedBrand(brandId));
}

export const useSaveBrand = keptAddition(keys.savedBrands(), (brandId: BrandId) => saveBrand({ brandId }));

/** A failed deletion restores the brand (specification, section 4). */
export const useRemoveSavedBrand = keptRemoval<SavedBrand, BrandId, SavedBrand>({
  key: keys.savedBrands(),
  call: (id) => removeSavedBrand(id),
  isRemoved: ({ id }, brandId) => id === brandId,
});

export const useFollowedUsers = keptList(keys.followedUsers, (query) => listFollowedUsers(query));
/** Follows a person, or ends it; the answer's `cancelled` says which. */
export const useFollowUser = keptAddition(keys.followedUsers(), (userId: UserId) => followUser({ userId }));

/** Notices of an item that wait; of all items without one. */
export const useArrivalNotices: (itemId?: ItemId) => List<ArrivalNotice> = keptList(
  (itemId?: ItemId) => keys.arrivalNotices(itemId),
  (query, itemId?: ItemId) => listArrivalNotices({ ...query, ...(itemId === undefined ? {} : { itemId }) }),
);
export const useSetArrivalNotice = keptAddition(keys.arrivalNotices(), (wish: SetArrivalNoticeBody) =>
  setArrivalNotice(wish),
);
export const useDeleteArrivalNotice = keptRemoval<ArrivalNotice, KeptId, unknown>({
  key: keys.arrivalNotices(),
  call: (id) => deleteArrivalNotice(id),
  isRemoved: ({ id }, wanted) => id === wanted,
});

export const useSearches: () => List<Search> = keptList(keys.searches, (query) => listSearches(query));
export const useAddSearch = keptAddition(keys.searches(), (keyword: string) => addSearch({ keyword }));
export const useDeleteSearch = keptRemoval<Search, KeptId, unknown>({
  key: keys.searches(),
  call: (id) => deleteSearch(id),
  isRemoved: ({ id }, wanted) => id === wanted,
});
export const useClearSearches: () => Command<void, unknown> = keptRemoval<Search, void, unknown>({
  key: keys.searches(),
  call: () => clearSearches(),
  isRemoved: () => true,
});

/** Items that the person looked at, the last one first. */
export const useFootprint: () => List<SeenItem> = keptList(keys.footprint, (query) => listFootprint(query));
export const useClearFootprint: () => Command<void, unknown> = keptRemoval<SeenItem, void, unknown>({
  key: keys.footprint(),
  call: () => clearFootprint(),
  isRemoved: () => true,
});
