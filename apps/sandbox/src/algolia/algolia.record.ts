import { z } from 'zod';
import type { AlgoliaObject } from './algolia-object.ts';
import type { ObjectWord } from './object-words.ts';

const words = z.array(z.string());

/** The settings that this stand-in knows; the service refuses a name that it does not know, and so do we. */
export const settingsInput = z.strictObject({
  searchableAttributes: words.optional(),
  attributesForFaceting: words.optional(),
  attributesToRetrieve: words.optional(),
  ranking: words.optional(),
  customRanking: words.optional(),
  replicas: words.optional(),
  disableTypoToleranceOnAttributes: words.optional(),
  allowTyposOnNumericTokens: z.boolean().optional(),
  optionalWords: words.optional(),
  removeWordsIfNoResults: z.enum(['none', 'lastWords', 'firstWords', 'allOptional']).optional(),
  maxValuesPerFacet: z.int().min(0).max(1000).optional(),
  paginationLimitedTo: z.int().min(0).optional(),
});
export type Settings = z.output<typeof settingsInput>;

export const synonymInput = z.strictObject({
  objectID: z.string().min(1),
  type: z.literal('oneWaySynonym'),
  input: z.string().min(1),
  synonyms: words.min(1).max(100),
});
export type Synonym = z.output<typeof synonymInput>;

const operation = z.discriminatedUnion('action', [
  z.object({
    action: z.enum(['addObject', 'updateObject']),
    body: z.looseObject({ objectID: z.string().min(1) }),
  }),
  z.object({ action: z.literal('deleteObject'), body: z.object({ objectID: z.string().min(1) }) }),
  z.object({ action: z.literal('clear'), body: z.unknown().optional() }),
]);
export const batchInput = z.object({ requests: z.array(operation) });

const orOf = z.union([z.string(), z.array(z.string())]);

/** The parameters of a search that this stand-in knows. */
export const searchInput = z.strictObject({
  query: z.string().max(512).default(''),
  page: z.int().min(0).default(0),
  hitsPerPage: z.int().min(0).max(1000).default(20),
  facets: words.default([]),
  /** An `and` of `or`s of `attribute:value`. */
  facetFilters: z.array(orOf).default([]),
  /** An `and` of `or`s of `attribute<=12`. */
  numericFilters: z.array(orOf).default([]),
  attributesToRetrieve: words.optional(),
  attributesToHighlight: words.optional(),
  clickAnalytics: z.boolean().default(false),
  analytics: z.boolean().optional(),
});
export type SearchParameters = z.output<typeof searchInput>;

export const queriesInput = z.strictObject({
  requests: z
    .array(z.looseObject({ indexName: z.string().min(1) }))
    .min(1)
    .max(50),
  strategy: z.enum(['none', 'stopIfEnoughMatches']).optional(),
});

/** One index: a primary with its own objects, or a replica, which sorts the objects of its primary. */
export type AlgoliaIndex = {
  readonly name: string;
  settings: Settings;
  readonly objects: Map<string, AlgoliaObject>;
  readonly synonyms: Map<string, Synonym>;
  /** Words of objects, made once for each write: reading every object anew took half a second. */
  words: WeakMap<AlgoliaObject, readonly ObjectWord[]>;
};
