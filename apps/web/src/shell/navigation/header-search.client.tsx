'use client';
import { searchLimits } from '@suki/domain/config/search';
import { SuggestField } from '@suki/ui/forms/SuggestField/SuggestField.client';
import { useState } from 'react';
import { useSuggestions } from '../../features/search/suggestions/use-suggestions.client.ts';
import { readSearch, searchPath } from '../../features/search/search-address.ts';
import { searchTexts } from '../../features/search/search.texts.ts';
import { paths } from '../paths.ts';
import { useGo } from '../use-go.client.ts';

/** The search of every page: a form before scripts, with suggestions while one types. */
export function HeaderSearch({ keyword }: { readonly keyword: string }) {
  const go = useGo();
  const [text, setText] = useState(keyword);
  // What the page shows already needs no suggestions.
  const { groups, isLoading, status, hrefOf } = useSuggestions(text === keyword ? '' : text);
  return (
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
      onChoose={(option) => go.to(hrefOf(option.id))}
      onSearch={(words) => go.to(searchPath(readSearch({ keyword: words })))}
      loadingLabel={isLoading ? searchTexts.searching : undefined}
      emptyText={searchTexts.nothing}
      status={status}
      clearLabel={searchTexts.clear}
    />
  );
}
