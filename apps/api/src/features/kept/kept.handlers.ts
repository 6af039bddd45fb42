import type { SomeHandlers } from '../../http/handler.ts';
import { deleteArrivalNotice, listArrivalNotices, setArrivalNotice } from './arrival-notices.route.ts';
import { followUser, listFollowedUsers } from './followed-people.route.ts';
import { addFootprint, clearFootprint, listFootprint } from './footprint.route.ts';
import { getSavedBrand, listSavedBrands, removeSavedBrand, saveBrand } from './saved-brands.route.ts';
import {
  listSavedItemIds,
  listSavedItems,
  listSavedItemsOfType,
  removeSavedItems,
  saveItem,
} from './saved-items.route.ts';
import { addSearch, clearSearches, deleteSearch, listSearches } from './searches.route.ts';
import { endWishList, getWishList, shareWishList } from './wish-list.route.ts';

export const keptHandlers = {
  addFootprint,
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
  listSavedItemIds,
  listSavedItems,
  listSavedItemsOfType,
  listSearches,
  removeSavedBrand,
  removeSavedItems,
  saveBrand,
  saveItem,
  setArrivalNotice,
  shareWishList,
} satisfies SomeHandlers;
