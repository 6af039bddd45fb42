import { categories } from '@suki/domain/catalogue/categories';
import { colorFamilies } from '@suki/domain/catalogue/color-families.table';
import { type SizeSystem, sizeSystems } from '@suki/domain/catalogue/size-systems';
import { type SearchTab, searchTabs } from '@suki/domain/catalogue/tabs';
import { searchLimits } from '@suki/domain/config/search';
import { sizeDefaults } from '@suki/domain/config/size-defaults';
import { isId } from '@suki/domain/ids/id';
import { type SearchSort, searchSorts } from '@suki/domain/search/search-sorts';
import { paths } from '../../shell/paths.ts';

/** The filters of a search with several values each, in the order of the page. */
export const choiceFilters = ['size', 'brand', 'color', 'category', 'condition', 'gender', 'releaseYear'] as const;
export type ChoiceFilter = (typeof choiceFilters)[number];

/** A search as its address says it. Prices are whole pesos, all in. */
export type SearchAddress = Readonly<Record<ChoiceFilter, readonly string[]>> & {
  readonly keyword: string;
  readonly tab: SearchTab | null;
  readonly sizeSystem: SizeSystem;
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  readonly isFlash: boolean;
  readonly sort: SearchSort;
  /** The last item of the page before; null on the first page. */
  readonly after: string | null;
  /** The number of the page, for its words alone. */
  readonly page: number;
};

/** The parameters of a request as Next gives them. */
export type RawParams = Readonly<Record<string, string | readonly string[] | undefined>>;

const known: Readonly<Partial<Record<ChoiceFilter, readonly string[]>>> = {
  color: colorFamilies,
  category: categories,
  condition: ['new', 'used'],
  gender: ['men', 'women', 'kids'],
};
const forms: Readonly<Partial<Record<ChoiceFilter, RegExp>>> = {
  size: /^[^,\p{Cc}]{1,20}$/u,
  brand: /^[a-z0-9-]{1,60}$/,
  releaseYear: /^\d{4}$/,
};
const PAGE_MAX = 1_000;
const PESOS_MAX = 9_999_999;

/**
 * Reads an address. An unknown value is left out: an address that somebody typed or shared leads to a search in any
 * case. A form sends one value of a filter in each parameter, a link all values in one, with commas.
 */
export function readSearch(params: RawParams): SearchAddress {
  const one = (name: string): string => firstOf(params[name]).trim();
  const choices = Object.fromEntries(choiceFilters.map((name) => [name, valuesOf(name, params[name])]));
  return {
    ...(choices as Record<ChoiceFilter, readonly string[]>),
    keyword: one('keyword').replaceAll(/\s+/g, ' ').slice(0, searchLimits.keywordLength),
    tab: searchTabs.find((tab) => tab === one('tab')) ?? null,
    sizeSystem: sizeSystems.find((system) => system === one('sizeSystem')) ?? sizeDefaults.system,
    priceFrom: pesosOf(one('priceFrom')),
    priceTo: pesosOf(one('priceTo')),
    isFlash: one('flash') === 'true',
    sort: searchSorts.find((sort) => sort === one('sort')) ?? 'default',
    after: isId('itm', one('after')) ? one('after') : null,
    page: Math.min(PAGE_MAX, Math.max(1, Math.floor(Number(one('page')) || 1))),
  };
}

/** Returns the address of a search, short and always in one order, so that equal searches have one address. */
export function searchPath(search: Partial<SearchAddress>): string {
  const query = new URLSearchParams();
  const set = (name: string, value: string | number | null | undefined): void => {
    if (value !== null && value !== undefined && value !== '') query.set(name, String(value));
  };
  set('keyword', search.keyword);
  set('tab', search.tab);
  for (const name of choiceFilters) set(name, search[name]?.join(','));
  // Also without a size: the sizes to choose from are labels of this system.
  if (search.sizeSystem !== sizeDefaults.system) set('sizeSystem', search.sizeSystem);
  set('priceFrom', search.priceFrom);
  set('priceTo', search.priceTo);
  if (search.isFlash === true) set('flash', 'true');
  if (search.sort !== 'default') set('sort', search.sort);
  if (search.after !== null && search.after !== undefined) {
    set('after', search.after);
    set('page', search.page);
  }
  // A comma may stand in a query as it is, and the address stays readable.
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? paths.search : `${paths.search}?${text}`;
}

/** The search with a value of a filter chosen or, when it was, given up; from its first page. */
export function toggled(search: SearchAddress, filter: ChoiceFilter, value: string): SearchAddress {
  const values = search[filter];
  const next = values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
  return { ...firstPage(search), [filter]: next };
}

export const firstPage = (search: SearchAddress): SearchAddress => ({ ...search, after: null, page: 1 });

/** The search by its words and tab alone. */
export function withoutFilters(search: SearchAddress): SearchAddress {
  return { ...readSearch({}), keyword: search.keyword, tab: search.tab, sort: search.sort };
}

/** How many values of filters are chosen; a range of prices is one. */
export function filterCount(search: SearchAddress): number {
  const hasPrice = search.priceFrom !== null || search.priceTo !== null;
  return choiceFilters.reduce((sum, name) => sum + search[name].length, 0) + Number(hasPrice) + Number(search.isFlash);
}

function firstOf(value: RawParams[string]): string {
  return (typeof value === 'string' ? value : value?.[0]) ?? '';
}

function valuesOf(name: ChoiceFilter, value: RawParams[string]): readonly string[] {
  const texts = (typeof value === 'string' ? [value] : (value ?? [])).flatMap((text) => text.split(','));
  const fit = texts.filter((text) => known[name]?.includes(text) ?? forms[name]?.test(text) ?? false);
  return [...new Set(fit)].slice(0, searchLimits.filterValues);
}

function pesosOf(text: string): number | null {
  const digits = text.replaceAll(/[^\d.]/g, '');
  const pesos = Math.floor(Number(digits));
  return digits === '' || !Number.isFinite(pesos) ? null : Math.min(pesos, PESOS_MAX);
}
