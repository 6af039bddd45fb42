import type { Settings } from './algolia.record.ts';
import { algoliaError } from './algolia-error.ts';
import type { AlgoliaObject } from './algolia-object.ts';
import { nameIn, valuesOf } from './object-words.ts';

type Fits = (object: AlgoliaObject) => boolean;

const numeric = /^([\w.]+)\s*(<=|>=|<|>|=|!=)\s*(-?\d+(?:\.\d+)?)$/;
const comparisons: Readonly<Record<string, (value: number, bound: number) => boolean>> = {
  '<': (value, bound) => value < bound,
  '<=': (value, bound) => value <= bound,
  '>': (value, bound) => value > bound,
  '>=': (value, bound) => value >= bound,
  '=': (value, bound) => value === bound,
  '!=': (value, bound) => value !== bound,
};

/**
 * Returns the test of `facetFilters` and `numericFilters`. A filter by an attribute that is not declared for faceting
 * fits nothing, as at the service.
 * @throws WireError 400 for a filter that is none.
 */
export function filterOf(
  filters: { readonly facetFilters: Some; readonly numericFilters: Some },
  { attributesForFaceting = [] }: Settings,
): Fits {
  const declared = new Set(attributesForFaceting.map(nameIn));
  const all = [
    ...filters.facetFilters.map((some) => anyOf(some, (text) => facetFilter(text, declared))),
    ...filters.numericFilters.map((some) => anyOf(some, numericFilter)),
  ];
  return (object) => all.every((fits) => fits(object));
}

type Some = readonly (string | readonly string[])[];

function anyOf(some: string | readonly string[], read: (text: string) => Fits): Fits {
  const tests = [some].flat().map(read);
  return (object) => tests.some((fits) => fits(object));
}

function facetFilter(text: string, declared: ReadonlySet<string>): Fits {
  const parting = text.indexOf(':');
  if (parting < 1) throw algoliaError(400, `invalid facet filter: ${text}`);
  const attribute = text.slice(0, parting);
  const wanted = text.slice(parting + 1).toLowerCase();
  if (!declared.has(attribute)) return () => false;
  return (object) => valuesOf(object, attribute).some((value) => String(value).toLowerCase() === wanted);
}

function numericFilter(text: string): Fits {
  const [, attribute = '', sign = '', bound = ''] = numeric.exec(text) ?? [];
  const compare = comparisons[sign];
  if (compare === undefined) throw algoliaError(400, `invalid numeric filter: ${text}`);
  return (object) =>
    valuesOf(object, attribute).some((value) => typeof value === 'number' && compare(value, Number(bound)));
}
