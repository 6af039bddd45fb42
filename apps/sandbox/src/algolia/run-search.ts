import { randomBytes } from 'node:crypto';
import type { AlgoliaIndex, SearchParameters, Synonym } from './algolia.record.ts';
import type { AlgoliaObject } from './algolia-object.ts';
import { facetsOf } from './facets.ts';
import { filterOf } from './filters.ts';
import { type MatchOptions, matchQuery } from './match-query.ts';
import { attributeOf, type ObjectWord, searchableWords, wordsOf } from './object-words.ts';
import { type Hit, rankHits } from './rank-hits.ts';

/** Hits that can be reached, unless the index says otherwise. */
const REACHED_DEFAULT = 1_000;

/** Answers one search as the service does, but for the fields that nobody here reads. */
export function runSearch(index: AlgoliaIndex, parameters: SearchParameters) {
  const { settings } = index;
  const { page, hitsPerPage, query } = parameters;
  const fits = filterOf(parameters, settings);
  const candidates = [...index.objects.values()].filter(fits);
  const hits = rankHits(hitsOf(index, candidates, query), settings);
  const reached = hits.slice(0, settings.paginationLimitedTo ?? REACHED_DEFAULT);
  const shown = reached.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  const all = hits.map(({ object }) => object);
  return {
    hits: shown.map((hit) => hitOf(hit, parameters, settings.attributesToRetrieve)),
    nbHits: hits.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(reached.length / hitsPerPage),
    hitsPerPage,
    ...facetsOf(all, parameters.facets, settings),
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { nbHits: true, typo: true, facetsCount: true },
    query,
    params: new URLSearchParams({ query }).toString(),
    index: index.name,
    ...(parameters.clickAnalytics ? { queryID: randomBytes(16).toString('hex') } : {}),
    processingTimeMS: 1,
    serverTimeMS: 1,
  };
}

function hitsOf(index: AlgoliaIndex, candidates: readonly AlgoliaObject[], query: string): Hit[] {
  const { settings, synonyms } = index;
  const typed = wordsOf(query);
  const options: MatchOptions = {
    synonyms: meaningsOf([...synonyms.values()]),
    allowsTyposInNumbers: settings.allowTyposOnNumericTokens !== false,
    isOptional: (word) => settings.optionalWords?.includes(word) === true,
  };
  const hitsWith = (given: MatchOptions): Hit[] =>
    candidates.flatMap((object) => {
      const match = matchQuery(typed, typed.length === 0 ? [] : wordsIn(index, object), given);
      return match === undefined ? [] : [{ object, match }];
    });
  const hits = hitsWith(options);
  const isWider = hits.length === 0 && typed.length > 1 && settings.removeWordsIfNoResults === 'allOptional';
  return isWider ? hitsWith({ ...options, isOptional: () => true }) : hits;
}

function wordsIn({ settings, words }: AlgoliaIndex, object: AlgoliaObject): readonly ObjectWord[] {
  const known = words.get(object);
  if (known !== undefined) return known;
  const { searchableAttributes = Object.keys(object), disableTypoToleranceOnAttributes = [] } = settings;
  const made = searchableWords(object, searchableAttributes, disableTypoToleranceOnAttributes);
  words.set(object, made);
  return made;
}

function meaningsOf(synonyms: readonly Synonym[]): MatchOptions['synonyms'] {
  return new Map(synonyms.map(({ input, synonyms: texts }) => [wordsOf(input).join(' '), texts.map(wordsOf)]));
}

function hitOf({ object, match }: Hit, parameters: SearchParameters, retrievable: readonly string[] | undefined) {
  const { attributesToRetrieve = retrievable ?? ['*'], attributesToHighlight = [] } = parameters;
  const retrieved = attributesToRetrieve.includes('*')
    ? object
    : Object.fromEntries(Object.entries(object).filter(([name]) => attributesToRetrieve.includes(name)));
  const highlighted = attributesToHighlight.flatMap((attribute) => {
    const value = attributeOf(object, attribute);
    return typeof value === 'string' ? [[attribute, highlight(value, attribute, match)] as const] : [];
  });
  return {
    ...retrieved,
    objectID: object.objectID,
    ...(highlighted.length === 0 ? {} : { _highlightResult: Object.fromEntries(highlighted) }),
  };
}

/** The value with its found words in `<em>`, and the typed words that they answer. */
function highlight(value: string, attribute: string, { found }: Hit['match']) {
  const here = found.filter(({ words }) => words.some((word) => word.attribute === attribute));
  const places = new Set(here.flatMap(({ words }) => words.map((word) => word.word)));
  const marked = value.replaceAll(/[\p{L}\p{N}]+/gu, (word) =>
    places.has(wordsOf(word)[0] ?? '') ? `<em>${word}</em>` : word,
  );
  const matchedWords = here.map(({ typed }) => typed);
  const matchLevel = matchedWords.length === 0 ? 'none' : matchedWords.length < found.length ? 'partial' : 'full';
  return {
    value: marked,
    matchLevel,
    ...(matchLevel === 'none' ? {} : { fullyHighlighted: marked.replaceAll(/<em>[^<]*<\/em>/g, '').trim() === '' }),
    matchedWords,
  };
}
