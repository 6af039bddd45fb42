import { pesos } from '@suki/domain/money/centavos';
import type { z } from 'zod';
import type { ExamplesOf } from '../examples/example-of.ts';
import { ids } from '../examples/ids.ts';
import { at } from '../examples/moments.ts';
import { done, limit, page } from '../examples/pages.ts';
import { bidSku, card } from '../examples/pair.ts';
import { dearerPrice } from '../examples/prices.ts';
import type { followedRoutes } from './followed.table.ts';
import type { SavedBrand, SavedItem } from './kept.schemas.ts';
import type { savedRoutes } from './saved.table.ts';
import type { seenRoutes } from './seen.table.ts';

const saved: z.output<typeof SavedItem> = {
  id: ids.savedItem,
  itemId: ids.item,
  itemType: 'new',
  createdAt: at.joined,
  deletedAt: null,
};
const savedCard = { ...saved, item: card, priceWhenSaved: dearerPrice };
const [firstBrand] = card.brand;
const brand: z.output<typeof SavedBrand> = {
  id: ids.brand,
  name: firstBrand?.name ?? '',
  logoUrl: firstBrand?.logoUrl ?? '',
  createdAt: at.joined,
  deletedAt: null,
  isSaved: true,
  savedCount: 1284,
};
const notice = { id: ids.notice, price: pesos(6_000), createdAt: at.joined, sku: bidSku, item: card };
const search = { id: ids.search, keyword: 'samba', createdAt: at.joined };
const query = { limit };

export const keptExamples: ExamplesOf<typeof savedRoutes & typeof followedRoutes & typeof seenRoutes> = {
  saveItem: { body: { itemId: ids.item }, answer: saved },
  listSavedItems: { query, answer: page(savedCard) },
  listSavedItemsOfType: { params: { type: 'new' }, query, answer: page(savedCard) },
  listSavedItemIds: { answer: { ids: [ids.item] } },
  removeSavedItems: {
    params: { itemId: ids.item },
    body: { ids: [ids.item], itemType: 'new' },
    answer: { removed: [{ ...saved, deletedAt: at.ordered }] },
  },
  saveBrand: { body: { brandId: ids.brand }, answer: brand },
  listSavedBrands: { query, answer: { ...page(brand), lastItemId: ids.savedItem } },
  getSavedBrand: { params: { id: ids.brand }, answer: brand },
  removeSavedBrand: {
    params: { id: ids.brand },
    answer: { ...brand, isSaved: false, deletedAt: at.ordered, savedCount: 1283 },
  },
  shareWishList: { answer: { id: ids.wishList, createdAt: at.joined } },
  endWishList: { answer: done },
  getWishList: { params: { id: ids.wishList }, query, answer: page(card) },
  followUser: { body: { userId: ids.sam }, answer: { userId: ids.sam, cancelled: false } },
  listFollowedUsers: { query, answer: page({ id: ids.followed, userId: ids.sam, avatar: 4, createdAt: at.joined }) },
  setArrivalNotice: { body: { skuId: ids.bidSku, price: pesos(6_000) }, answer: notice },
  listArrivalNotices: { query: { itemId: ids.item }, answer: page(notice) },
  deleteArrivalNotice: { params: { id: ids.notice }, answer: done },
  listSearches: { query, answer: page(search) },
  addSearch: { body: { keyword: 'samba' }, answer: search },
  clearSearches: { answer: done },
  deleteSearch: { params: { id: ids.search }, answer: done },
  listFootprint: { query, answer: page({ id: ids.seen, itemId: ids.item, item: card, updatedAt: at.ordered }) },
  addFootprint: { body: { itemId: ids.item }, answer: done },
  clearFootprint: { answer: done },
};
