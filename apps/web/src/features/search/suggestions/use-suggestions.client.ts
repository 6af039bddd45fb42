import { suggestionPageSize } from '@suki/domain/config/lists';
import { useSearch } from '@suki/sdk/hooks/search';
import { useDeferredValue, useEffect, useState } from 'react';
import { paths } from '../../../shell/paths.ts';
import { searchTexts } from '../search.texts.ts';
import { readSearch } from '../search-address.ts';
import { searchParams } from '../search-params.ts';
import { suggestionsOf } from './suggestions.view-model.ts';

/** A pause in typing: people who type make a letter each 150 to 250 ms. */
const PAUSE_MS = 150;

/** Suggestions for a text; the last ones stay while the next are on their way. */
export function useSuggestions(text: string) {
  const asked = usePaused(text.trim());
  const { data, isLoading } = useSearch(
    asked === '' ? null : searchParams(readSearch({ keyword: asked }), suggestionPageSize),
  );
  const [kept, setKept] = useState(data);
  if (data !== null && data !== kept) setKept(data);
  const results = useDeferredValue(asked === '' ? null : (data ?? kept));
  const groups = results === null ? [] : suggestionsOf(asked, results);
  const options = groups.flatMap((group) => group.options);
  return {
    groups: groups.map((group) => ({ ...group, options: [...group.options] })),
    isLoading: asked !== '' && isLoading,
    status: asked === '' ? '' : searchTexts.suggestions(options.length),
    hrefOf: (id: string): string => options.find((option) => option.id === id)?.href ?? paths.search,
  };
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), text === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
