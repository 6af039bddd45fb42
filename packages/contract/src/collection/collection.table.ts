import { z } from 'zod';
import { route } from '../route.ts';
import { KeptId } from '../shared/brands.ts';
import { Done, pageOf, shelfQuery } from '../shared/lists.ts';
import { CollectionEntry, CollectionTotals, OwnedItemInput } from './collection.schemas.ts';

const tag = 'collection';
const audience = 'registered';

/** The items that a person owns: purchases, which come by themselves, and entries made by hand (ADR 0182). */
export const collectionRoutes = {
  listCollection: route({
    operationId: 'listCollection',
    method: 'GET',
    path: '/user/collection',
    tag,
    summary: 'The items that the caller owns, the last one first, each with its worth by last sale and the gain.',
    audience,
    query: z.object(shelfQuery),
    response: pageOf(CollectionEntry),
    errors: [],
  }),
  getCollectionTotals: route({
    operationId: 'getCollectionTotals',
    method: 'GET',
    path: '/user/collection/totals',
    tag,
    summary: 'Sums worth, price and gain of the entries whose worth and price are both known.',
    audience,
    response: CollectionTotals,
    errors: [],
  }),
  addToCollection: route({
    operationId: 'addToCollection',
    method: 'POST',
    path: '/user/collection',
    tag,
    summary: 'Adds an item that the caller owns; added twice, they own two.',
    audience,
    body: OwnedItemInput,
    response: CollectionEntry,
    successStatus: 201,
    errors: ['SKU_NOT_FOUND', 'TOO_MANY_KEPT'],
  }),
  removeFromCollection: route({
    operationId: 'removeFromCollection',
    method: 'DELETE',
    path: '/user/collection/{id}',
    tag,
    summary: 'Removes an entry. The order of a purchase stays as it is.',
    audience,
    params: z.object({ id: KeptId }),
    response: Done,
    errors: ['NOT_IN_COLLECTION'],
  }),
} as const;
