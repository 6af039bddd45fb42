import { wholeListSize } from '@suki/domain/config/lists';
import { type Command, useCommand } from '../command.ts';
import { type Fetched, useFetched } from '../fetched.ts';
import { addToCollection, getCollectionTotals, listCollection, removeFromCollection } from '../generated/collection.ts';
import type { CollectionEntry, CollectionTotals, Done, KeptId, OwnedItemInput } from '../generated/suki.schemas.ts';
import { removed } from '../kept-hooks.ts';
import { isAbout, keys } from '../keys.ts';
import { type List, useList } from '../list.ts';

/** The items that the caller owns, bought here or added by hand; the last one first. */
export function useCollection(): List<CollectionEntry> {
  return useList(keys.collection(), (lastItemId) =>
    listCollection({ limit: wholeListSize, ...(lastItemId === null ? {} : { lastItemId }) }),
  );
}

/** Worth, price and gain of the entries whose worth and price are both known. */
export function useCollectionTotals(): Fetched<CollectionTotals> {
  return useFetched(keys.collectionTotals(), () => getCollectionTotals());
}

/** Adds an item that the caller owns. */
export function useAddToCollection(): Command<OwnedItemInput, CollectionEntry> {
  return useCommand(async (input, mutate) => {
    const entry = await addToCollection(input);
    await mutate(isAbout('collection'));
    return entry;
  });
}

/** Removes an entry: it leaves the list at once, and comes back when the server refuses. */
export function useRemoveFromCollection(): Command<KeptId, Done> {
  return useCommand(async (id, mutate) => {
    const change = removeFromCollection(id);
    const isRemoved = (entry: CollectionEntry) => entry.id === id;
    await removed<CollectionEntry>({ mutate, key: keys.collection(), change, isRemoved });
    await mutate(isAbout('collection'));
    return change;
  });
}
