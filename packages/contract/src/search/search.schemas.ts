import { categories } from '@suki/domain/catalogue/categories';
import { colorFamilies } from '@suki/domain/catalogue/color-families.table';
import { sizeSystems } from '@suki/domain/catalogue/size-systems';
import { searchTabs } from '@suki/domain/catalogue/tabs';
import { searchLimits } from '@suki/domain/config/search';
import { deliveryRegions } from '@suki/domain/delivery/regions.table';
import { searchSorts } from '@suki/domain/search/search-sorts';
import { z } from 'zod';
import { ItemCard } from '../catalogue/catalogue.schemas.ts';
import { CategoryId, Centavos } from '../shared/brands.ts';
import { pageOf, shelfQuery } from '../shared/lists.ts';

/** The length of one value with its comma. */
const VALUE_LENGTH_MAX = 64;

const Values = z.string().max(searchLimits.filterValues * VALUE_LENGTH_MAX);

/** A parameter that is repeated, or has commas between its values: any of them fits. */
const someOf = <Value extends z.ZodType<string, string>>(value: Value) =>
  z
    .union([Values, z.array(Values).max(searchLimits.filterValues)])
    .transform((texts) => [texts].flat().flatMap((text) => text.split(',')))
    .pipe(z.array(value).max(searchLimits.filterValues))
    .optional();

const Year = z.string().regex(/^\d{4}$/, 'Expected a year like 2025');
const SizeName = z.string().min(1).max(20);
const BrandSlug = z.string().regex(/^[a-z0-9-]{1,60}$/, 'Expected the slug of a brand like new-balance');
const AllIn = z.coerce.number().pipe(Centavos).optional();

export const Keyword = z.string().max(searchLimits.keywordLength);

export const searchQuery = z.object({
  keyword: Keyword.optional(),
  tab: z.enum(searchTabs).optional(),
  category: someOf(z.enum(categories)),
  brand: someOf(BrandSlug),
  gender: someOf(z.enum(['men', 'women', 'kids'])),
  /** Labels of sizes in `sizeSystem`. */
  size: someOf(SizeName),
  sizeSystem: z.enum(sizeSystems).optional(),
  /** Bounds of the all-in price delivered to `region`; with sizes, of one of these sizes. */
  priceFrom: AllIn,
  priceTo: AllIn,
  region: z.enum(deliveryRegions).optional(),
  color: someOf(z.enum(colorFamilies)),
  condition: someOf(z.enum(['new', 'used'])),
  releaseYear: someOf(Year),
  flash: z.enum(['true', 'false']).optional(),
  sort: z.enum(searchSorts).optional(),
  ...shelfQuery,
});

/** Values of one filter with the number of results that have them, the most common first. */
export const Facet = z.array(z.object({ value: z.string(), name: z.string(), count: z.int() })).meta({ id: 'Facet' });

/** A facet that is filtered by is counted as without its filter. */
export const SearchFacets = z
  .object({
    tab: Facet,
    category: Facet,
    brand: Facet,
    gender: Facet,
    /** Labels in the asked size system. */
    size: Facet,
    color: Facet,
    condition: Facet,
    releaseYear: Facet,
    flash: Facet,
  })
  .meta({ id: 'SearchFacets' });

export const SearchResults = pageOf(ItemCard)
  .extend({
    /** The number of results, at most 1,000. */
    total: z.int(),
    /** False for more than 1,000 results ("1,000+"); the counts of the facets are then lower bounds. */
    isTotalExact: z.boolean(),
    facets: SearchFacets,
    /** The lowest and highest all-in price among the results; null when nothing is for sale. */
    price: z.object({ from: Centavos, to: Centavos }).nullable(),
    /**
     * The histogram of the lowest all-in prices, from the cheapest to the dearest step, as without bounds of the price.
     * Both bounds of a bar are inclusive and can be asked as `priceFrom` and `priceTo`; the last may be open.
     */
    priceSteps: z.array(z.object({ from: Centavos, to: Centavos.nullable(), count: z.int() })),
    /** The keyword as it was searched, when words were corrected. */
    corrected: z.string().nullable(),
    /** Typed words that were left out because nothing has them together with the others. */
    dropped: z.array(z.string()),
    /** Names this search in tracking events, equally for everybody who asks it; null where the index gave none. */
    queryId: z.string().nullable(),
  })
  .meta({ id: 'SearchResults' });

/** A tab of search; `itemCount` is null unless the call asks for counts, and stops at 1,001. */
export const Navigation = z
  .object({ index: z.int(), tab: z.enum(searchTabs), title: z.string(), itemCount: z.int().nullable() })
  .meta({ id: 'Navigation' });

/** An idea for people who have not typed yet. */
export const Discover = z.object({ id: z.int(), title: z.string(), keyword: z.string() }).meta({ id: 'Discover' });

/** A model that people look at and buy now; `id` is its place in the list, from 1. */
export const Trending = z
  .object({
    id: z.int(),
    title: z.string(),
    keyword: z.string(),
    /** Sales of the last two weeks. */
    saleCount: z.int(),
    /** Prices of the item's last sales, the oldest first, at most twelve. */
    prices: z.array(Centavos),
    item: ItemCard,
  })
  .meta({ id: 'Trending' });

const categoryFields = {
  id: CategoryId,
  category: z.enum(categories),
  parentId: CategoryId.nullable(),
  name: z.string(),
  /** The words that find it within its category; null finds the whole category. */
  keyword: z.string().nullable(),
};
export const CategoryEntry = z.object(categoryFields).meta({ id: 'CategoryEntry' });
export const CategoryDetail = z
  .object({ ...categoryFields, children: z.array(CategoryEntry) })
  .meta({ id: 'CategoryDetail' });

/** Completed words, brands and items for what somebody types. */
export const Suggestions = z
  .object({
    /** The keyword that these belong to, when words were corrected. */
    corrected: z.string().nullable(),
    keywords: z.array(z.string()),
    brands: Facet,
    items: z.array(ItemCard),
  })
  .meta({ id: 'Suggestions' });
