import type { Settings } from './algolia.record.ts';
import type { AlgoliaObject } from './algolia-object.ts';
import type { QueryMatch } from './match-query.ts';
import { attributeOf } from './object-words.ts';

export type Hit = { readonly object: AlgoliaObject; readonly match: QueryMatch };
type Compare = (a: Hit, b: Hit) => number;

/** The service's own order of criteria. */
const defaultRanking = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];

const criteria: Readonly<Record<string, (match: QueryMatch) => number>> = {
  typo: ({ typos }) => typos,
  words: ({ missing }) => missing,
  proximity: ({ apart }) => apart,
  attribute: ({ attribute }) => attribute,
  exact: ({ inexact }) => inexact,
};

/** Sorts hits by the index's criteria, one after the other; equal ones by their id. */
export function rankHits(hits: readonly Hit[], { ranking = defaultRanking, customRanking = [] }: Settings): Hit[] {
  const compares = ranking.flatMap((name) => (name === 'custom' ? customRanking.map(byAttribute) : [byName(name)]));
  return hits.toSorted((a, b) => {
    for (const compare of compares) {
      const difference = compare(a, b);
      if (difference !== 0) return difference;
    }
    return a.object.objectID < b.object.objectID ? -1 : 1;
  });
}

function byName(name: string): Compare {
  const figure = criteria[name];
  if (figure !== undefined) return (a, b) => figure(a.match) - figure(b.match);
  return name.includes('(') ? byAttribute(name) : () => 0;
}

/** `desc(saleCount)`. An object without the attribute comes last in both directions. */
function byAttribute(setting: string): Compare {
  const [, direction = 'asc', attribute = ''] = /^(asc|desc)\((.+)\)$/.exec(setting) ?? [];
  return (a, b) => {
    const [first, second] = [a, b].map(({ object }) => attributeOf(object, attribute));
    if (typeof first !== 'number') return typeof second === 'number' ? 1 : 0;
    if (typeof second !== 'number') return -1;
    return direction === 'asc' ? first - second : second - first;
  };
}
