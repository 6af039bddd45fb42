import type { SearchRecord } from '@suki/db/queries/search-records';
import { sizeTerm } from '@suki/domain/search/filter-terms';
import { priceStepOf } from '@suki/domain/search/price-histogram';

/**
 * Stands for a lane without an ask, above every price: a missing number fits no filter at Algolia, and "no flash ask"
 * must fit "no flash ask below ₱5,000".
 */
export const NO_ASK = 9_000_000_000_000;

/** An item as the hosted index keeps it, in the field names of the specification where it has some. */
export type AlgoliaRecord = ReturnType<typeof algoliaRecord>;

/** Makes the record of a search document. Both hold the same words, so both indexes part words alike (ADR 0155). */
export function algoliaRecord({
  itemId,
  sizes,
  createdAt,
  lowestPrice,
  releaseYear,
  isFlash,
  ...document
}: SearchRecord) {
  const { name, other, code, category, condition, saleCount, rank, lowestAsk, flashLowestAsk } = document;
  return {
    objectID: itemId,
    name,
    other,
    code,
    brand: document.brandSlugs,
    category,
    condition,
    gender: document.genders,
    tab: document.tabs,
    color: document.colors,
    sizes,
    sizeTerms: Object.entries(sizes).flatMap(([system, labels]) => labels.map((label) => sizeTerm(system, label))),
    flash: String(isFlash),
    saleCount,
    rank,
    createdTimes: createdAt.getTime(),
    ask: lowestAsk ?? NO_ASK,
    flashAsk: flashLowestAsk ?? NO_ASK,
    // An item that nobody sells stays behind all others in both orders of price.
    ...(lowestPrice === null ? {} : { lowestAskPrice: lowestPrice, priceStep: String(priceStepOf(lowestPrice)) }),
    ...(releaseYear === null ? {} : { releaseYear: String(releaseYear) }),
  };
}
