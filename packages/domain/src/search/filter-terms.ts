import type { SizeSystem } from '../catalogue/size-systems.ts';

/** Filters that are terms of the index, beside the words: one index then serves a search with all of its filters. */
export const termFilters = [
  'brand',
  'category',
  'gender',
  'tab',
  'color',
  'size',
  'condition',
  'releaseYear',
  'flash',
] as const;
export type TermFilter = (typeof termFilters)[number];

/** Returns the term of a filter's value, such as `brand=nike`: no word has the sign. */
export function filterTerm(filter: TermFilter, value: string): string {
  return `${filter}=${value}`;
}

/** The term of an item that can be bought from the warehouse; it comes and goes with the book. */
export const FLASH_TERM: string = filterTerm('flash', 'true');

/** Returns a size in one system as the index keeps it: `us_m:9`. */
export function sizeTerm(system: SizeSystem | (string & {}), label: string): string {
  return `${system}:${label.toLowerCase()}`;
}
