import type { Settings } from './algolia.record.ts';
import type { AlgoliaObject } from './algolia-object.ts';
import { nameIn, valuesOf } from './object-words.ts';

const VALUES_DEFAULT = 100;

/** Counts the values of declared attributes; numbers have their range as well. */
export function facetsOf(
  objects: readonly AlgoliaObject[],
  wanted: readonly string[],
  { attributesForFaceting = [], maxValuesPerFacet = VALUES_DEFAULT }: Settings,
) {
  const declared = attributesForFaceting.filter((setting) => !setting.startsWith('filterOnly(')).map(nameIn);
  const names = wanted.includes('*') ? declared : wanted.filter((name) => declared.includes(name));
  const facets: Record<string, Record<string, number>> = {};
  const stats: Record<string, { min: number; max: number; avg: number; sum: number }> = {};
  for (const name of names) {
    const values = objects.flatMap((object) => [...new Set(valuesOf(object, name))]);
    if (values.length === 0) continue;
    const counts = new Map<string, number>();
    for (const value of values) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
    const sorted = [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
    facets[name] = Object.fromEntries(sorted.slice(0, maxValuesPerFacet));
    const numbers = values.filter((value) => typeof value === 'number');
    if (numbers.length === 0) continue;
    const sum = numbers.reduce((total, value) => total + value, 0);
    stats[name] = {
      min: numbers.reduce((least, value) => Math.min(least, value)),
      max: numbers.reduce((most, value) => Math.max(most, value)),
      avg: sum / numbers.length,
      sum,
    };
  }
  return { facets, facets_stats: stats };
}
