import { colorFamilyNames } from '@suki/domain/catalogue/color-families.table';
import { shortSystemNames } from '@suki/domain/catalogue/size-label';
import type { SizeSystem } from '@suki/domain/catalogue/size-systems';
import { tabNames } from '@suki/domain/catalogue/tabs';
import { searchPageSize } from '@suki/domain/config/lists';
import { searchLimits } from '@suki/domain/config/search';
import { pesos } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { searchSorts } from '@suki/domain/search/search-sorts';
import type { SearchResults } from '@suki/sdk/types';
import type { FacetBarsProps } from '@suki/ui/lists/Facets/FacetBars';
import type { CountedSearch } from '../../tracking/use-counted-clicks.client.ts';
import { searchTexts } from './search.texts.ts';
import {
  type ChoiceFilter,
  choiceFilters,
  filterCount,
  firstPage,
  type SearchAddress,
  searchPath,
  toggled,
  withoutFilters,
} from './search-address.ts';

export type FacetValue = {
  readonly value: string;
  readonly name: string;
  readonly count: number;
  readonly isChosen: boolean;
  /** The search with this value chosen, or given up. */
  readonly href: string;
};

export type FacetView = {
  readonly filter: ChoiceFilter;
  readonly title: string;
  readonly values: readonly FacetValue[];
  /** Size systems to switch to, of sizes alone. */
  readonly systems: readonly {
    readonly system: SizeSystem;
    readonly name: string;
    readonly href: string;
    readonly current: boolean;
  }[];
};

export type Named = { readonly label: string; readonly href: string };

export type ResultsView = {
  readonly title: string;
  readonly count: string;
  /** How the keyword was read, when not as it was typed. */
  readonly note: string | null;
  readonly chips: readonly Named[];
  readonly clear: string | null;
  readonly chosen: number;
  readonly facets: readonly FacetView[];
  /** Kinds of goods among the results. */
  readonly categories: readonly string[];
  readonly flash: FacetValue | null;
  readonly price: {
    readonly from: number | null;
    readonly to: number | null;
    /** The lowest and the highest price of the results. */
    readonly hint: string | null;
    /** The histogram; null where it would tell nothing. */
    readonly bars: FacetBarsProps | null;
    /** The other parameters, which the form of the prices sends too. */
    readonly rest: readonly { readonly name: string; readonly value: string }[];
  };
  readonly sorts: readonly (Named & { readonly current: boolean })[];
  /** The place of the first item among the results, from 1. */
  readonly from: number;
  readonly counted: CountedSearch | null;
  readonly shown: string;
  /** Results behind this page, as far as they are counted. */
  readonly remaining: number;
  readonly next: Named | null;
  readonly first: string | null;
};

const systems: readonly SizeSystem[] = ['us_m', 'us_w', 'eu', 'uk', 'cm'];

/** Everything on a page of results but the items: words, chips, filters with counts and their addresses. */
export function resultsView(search: SearchAddress, results: SearchResults): ResultsView {
  const { total, isTotalExact, facets, items, hasMore, lastItemId } = results;
  const count = searchTexts.items(total, isTotalExact);
  const start = (search.page - 1) * searchPageSize;
  const nextPage = { ...search, after: lastItemId ?? null, page: search.page + 1 };
  const [flash] = facets.flash.filter(({ value }) => value === 'true');
  const isEnd = start + items.length >= searchLimits.results;
  return {
    title: titleOf(search),
    count,
    note: noteOf(results),
    chips: chipsOf(search, results),
    clear: filterCount(search) === 0 ? null : searchPath(withoutFilters(search)),
    chosen: filterCount(search),
    facets: choiceFilters.map((filter) => facetOf(search, filter, facets)).filter(({ values }) => values.length > 1),
    categories: facets.category.map(({ value }) => value),
    flash:
      flash === undefined && !search.isFlash
        ? null
        : {
            value: 'true',
            name: searchTexts.flashOnly,
            count: flash?.count ?? 0,
            isChosen: search.isFlash,
            href: searchPath({ ...firstPage(search), isFlash: !search.isFlash }),
          },
    price: {
      from: search.priceFrom,
      to: search.priceTo,
      hint:
        results.price === null
          ? null
          : searchTexts.priceHint(formatMoney(results.price.from), formatMoney(results.price.to)),
      bars: barsOf(search, results),
      rest: restOf({ ...firstPage(search), priceFrom: null, priceTo: null }),
    },
    sorts: searchSorts.map((sort) => ({
      label: searchTexts.sorts[sort],
      href: searchPath({ ...firstPage(search), sort }),
      current: sort === search.sort,
    })),
    from: start + 1,
    counted: results.queryId === null ? null : { queryId: results.queryId, from: start + 1 },
    shown: searchTexts.shown(
      start + 1,
      start + items.length,
      isTotalExact ? total.toLocaleString('en') : `${total.toLocaleString('en')}+`,
    ),
    remaining: Math.max(0, total - start - items.length),
    next: hasMore && !isEnd ? { label: searchTexts.nextPage(search.page + 1), href: searchPath(nextPage) } : null,
    first: search.after === null ? null : searchPath(firstPage(search)),
  };
}

function titleOf({ keyword, tab }: SearchAddress): string {
  return keyword === '' && tab !== null ? tabNames[tab] : searchTexts.titleOf(keyword);
}

function noteOf({ corrected, dropped }: SearchResults): string | null {
  const notes = [
    ...(corrected === null ? [] : [searchTexts.corrected(corrected)]),
    ...(dropped.length === 0 ? [] : [searchTexts.dropped(dropped)]),
  ];
  return notes.length === 0 ? null : notes.join(' ');
}

function facetOf(search: SearchAddress, filter: ChoiceFilter, facets: SearchResults['facets']): FacetView {
  const counted = facets[filter];
  // A chosen value that nothing has any more stays, so that it can be given up.
  const missing = search[filter]
    .filter((value) => !counted.some((each) => each.value === value))
    .map((value) => ({ value, name: value, count: 0 }));
  return {
    filter,
    title: searchTexts.facets[filter],
    values: inOrder(filter, [...counted, ...missing]).map(({ value, name, count }) => ({
      value,
      name: nameOf(filter, value, name),
      count,
      isChosen: search[filter].includes(value),
      href: searchPath(toggled(search, filter, value)),
    })),
    systems: filter === 'size' ? systemsOf(search) : [],
  };
}

type Counted = SearchResults['facets']['brand'];

/** Sizes grow and years fall, as people look for them; other values begin with the most common one. */
function inOrder(filter: ChoiceFilter, values: Counted): Counted {
  if (filter === 'releaseYear') return values.toSorted((one, other) => Number(other.value) - Number(one.value));
  if (filter !== 'size') return values;
  const figure = ({ value }: Counted[number]): number =>
    Number.parseFloat(value.replace(/^[^\d]+/, '')) + (/y$/i.test(value) ? 0.1 : 0);
  const numbers = values.filter((value) => !Number.isNaN(figure(value)));
  const letters = values.filter((value) => Number.isNaN(figure(value)));
  return [...numbers.toSorted((one, other) => figure(one) - figure(other)), ...letters];
}

/** Labels of one system mean nothing in another, so a switch gives up the chosen sizes. */
function systemsOf(search: SearchAddress): FacetView['systems'] {
  return systems.map((system) => ({
    system,
    name: shortSystemNames[system],
    href: searchPath({ ...firstPage(search), size: [], sizeSystem: system }),
    current: system === search.sizeSystem,
  }));
}

function nameOf(filter: ChoiceFilter, value: string, name: string): string {
  if (filter === 'color') return colorFamilyNames[value as keyof typeof colorFamilyNames] ?? name;
  return filter === 'condition' ? (searchTexts.conditions[value] ?? name) : name;
}

function chipsOf(search: SearchAddress, { facets }: SearchResults): readonly Named[] {
  const chosen = choiceFilters.flatMap((filter) =>
    search[filter].map((value) => {
      const name = facets[filter].find((each) => each.value === value)?.name ?? value;
      const label = nameOf(filter, value, name);
      return {
        label: filter === 'size' ? `${shortSystemNames[search.sizeSystem]} ${label}` : label,
        href: searchPath(toggled(search, filter, value)),
      };
    }),
  );
  const price = priceChip(search);
  const flash = search.isFlash
    ? [{ label: searchTexts.flashOnly, href: searchPath({ ...firstPage(search), isFlash: false }) }]
    : [];
  return [...chosen, ...price, ...flash];
}

function priceChip(search: SearchAddress): readonly Named[] {
  const { priceFrom, priceTo } = search;
  if (priceFrom === null && priceTo === null) return [];
  const money = (amount: number | null) => (amount === null ? null : formatMoney(pesos(amount)));
  return [
    {
      label: searchTexts.priceRange(money(priceFrom), money(priceTo)),
      href: searchPath({ ...firstPage(search), priceFrom: null, priceTo: null }),
    },
  ];
}

/** Two bars say no more than the range. */
const BARS_MIN = 3;

function barsOf({ priceFrom, priceTo }: SearchAddress, { priceSteps }: SearchResults): FacetBarsProps | null {
  const [first, ...others] = priceSteps;
  if (first === undefined || priceSteps.length < BARS_MIN) return null;
  const highest = others.reduce((best, step) => (step.count > best.count ? step : best), first);
  return {
    label: searchTexts.bars(formatMoney(highest.from), highest.to === null ? null : formatMoney(highest.to)),
    bars: priceSteps.map(({ from, to, count }) => ({
      share: count / highest.count,
      chosen:
        (priceFrom === null || to === null || to >= pesos(priceFrom)) && (priceTo === null || from <= pesos(priceTo)),
    })),
  };
}

function restOf(search: SearchAddress): readonly { readonly name: string; readonly value: string }[] {
  const query = searchPath(search).split('?')[1] ?? '';
  return [...new URLSearchParams(query)].map(([name, value]) => ({ name, value }));
}
