'use client';
import { searchLimits } from '@suki/domain/config/search';
import { SuggestField } from '@suki/ui/forms/SuggestField/SuggestField.client';
import { lazy, Suspense, useState } from 'react';
import { keywordPath, paths } from '../../../shell/paths.ts';
import { useGo } from '../../../shell/use-go.client.ts';
import { searchTexts } from '../search.texts.ts';
import { noSuggestions, type Suggestions } from '../suggestions/suggestions.types.ts';

/** Loaded when somebody reaches for the field: most visits of a page search for nothing. */
const SuggestionSource = lazy(() => import('../suggestions/suggestion-source.client.tsx'));

/** The search of every page: a form before scripts, with suggestions while one types. */
export function HeaderSearch({ keyword }: { readonly keyword: string }) {
  const go = useGo();
  const [text, setText] = useState(keyword);
  const [isReached, setReached] = useState(false);
  const [suggestions, setSuggestions] = useState<Suggestions>(noSuggestions);
  // The page shows already what its own words find.
  const isAsked = isReached && (text === '' || text !== keyword);
  const { groups, isLoading, status, forgetSearches } = isAsked ? suggestions : noSuggestions;
  const choose = (id: string): void => {
    const chosen = groups.flatMap(({ options }) => options).find((option) => option.id === id);
    if (chosen === undefined) return;
    if (chosen.href === null) forgetSearches();
    else go.to(chosen.href);
  };
  return (
    <>
      <SuggestField
        label={searchTexts.search}
        labelHidden
        placeholder={searchTexts.placeholder}
        action={paths.search}
        name="keyword"
        maxLength={searchLimits.keywordLength}
        value={text}
        onValueChange={setText}
        groups={groups}
        onReach={() => setReached(true)}
        onChoose={(option) => choose(option.id)}
        onSearch={(words) => go.to(keywordPath(words))}
        loadingLabel={isLoading ? searchTexts.searching : undefined}
        emptyText={searchTexts.nothing}
        status={status}
        clearLabel={searchTexts.clear}
      />
      {isAsked && (
        <Suspense>
          <SuggestionSource text={text} onChange={setSuggestions} />
        </Suspense>
      )}
    </>
  );
}
