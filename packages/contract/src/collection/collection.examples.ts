import { collectionTotals } from '@suki/domain/collection/collection-totals';
import { gainOf, worthOf } from '@suki/domain/collection/worth';
import type { Centavos } from '@suki/domain/money/centavos';
import type { z } from 'zod';
import type { Sku } from '../catalogue/catalogue.schemas.ts';
import type { ExamplesOf } from '../examples/example-of.ts';
import { ids } from '../examples/ids.ts';
import { at } from '../examples/moments.ts';
import { done, limit, page } from '../examples/pages.ts';
import { bidSku, card, sku } from '../examples/pair.ts';
import { buys, retailPrice } from '../examples/prices.ts';
import type { CollectionEntry } from './collection.schemas.ts';
import type { collectionRoutes } from './collection.table.ts';

type Entry = z.output<typeof CollectionEntry>;

function valued(paid: Centavos, of: z.output<typeof Sku>): Pick<Entry, 'paid' | 'worth' | 'worthBy' | 'gain'> {
  const worth = worthOf({ ofSize: of.lastSale, ofItem: card.lastSale });
  const amount = worth?.amount ?? null;
  return { paid, worth: amount, worthBy: worth?.by ?? null, gain: gainOf(amount, paid) };
}

/** Bea's pair of the story, and one that she had bought in a shop. */
const bought: Entry = {
  id: ids.bought,
  item: card,
  sku,
  orderId: ids.order,
  ...valued(buys.total, sku),
  boughtOn: '2026-11-24',
  passesAsNew: true,
  createdAt: at.content,
};
const owned: Entry = {
  id: ids.owned,
  item: card,
  sku: bidSku,
  orderId: null,
  ...valued(retailPrice, bidSku),
  boughtOn: '2025-12-24',
  passesAsNew: true,
  createdAt: at.joined,
};
const counted = [bought, owned].map((entry) => ({
  paid: entry.paid,
  ofSize: entry.sku.lastSale,
  ofItem: entry.item.lastSale,
}));

export const collectionExamples: ExamplesOf<typeof collectionRoutes> = {
  listCollection: { query: { limit }, answer: page(bought, owned) },
  getCollectionTotals: { answer: { ...collectionTotals(counted), isWhole: true } },
  addToCollection: { body: { skuId: ids.bidSku, paid: retailPrice, boughtOn: '2025-12-24' }, answer: owned },
  removeFromCollection: { params: { id: ids.owned }, answer: done },
};
