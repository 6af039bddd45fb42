import type { SomeHandlers } from '../../http/handler.ts';
import { addToCollection, removeFromCollection } from './change-collection.route.ts';
import { getCollectionTotals, listCollection } from './list-collection.route.ts';

export const collectionHandlers = {
  addToCollection,
  getCollectionTotals,
  listCollection,
  removeFromCollection,
} satisfies SomeHandlers;
