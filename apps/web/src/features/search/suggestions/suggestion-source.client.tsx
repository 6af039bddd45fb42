'use client';
import { suggestionPageSize } from '@suki/domain/config/lists';
import { useSearch } from '@suki/sdk/hooks/search';
import { useEffect, useState } from 'react';
import { searchTexts } from '../search.texts.ts';
import { readSearch } from '../search-address.ts';
import { searchParams } from '../search-params.ts';
import type { Suggestions } from './suggestions.types.ts';
import { suggestionsOf } from './suggestions.view-model.ts';

/** A pause in typing: people who type make a letter each 150 to 250 ms. */
const PAUSE_MS = 150;

type SuggestionSourceProps = { readonly text: string; readonly onChange: (suggestions: Suggestions) => void };

/** Draws nothing: it searches for a text and hands on the suggestions. The last ones stay while the next are awaited. */
export default function SuggestionSource({ text, onChange }: SuggestionSourceProps) {
  const asked = usePaused(text.trim());
  const { data, error, isLoading } = useSearch(
    asked === '' ? null : searchParams(readSearch({ keyword: asked }), suggestionPageSize),
  );
  const [last, setLast] = useState(data);
  if (data !== null && data !== last) setLast(data);
  useEffect(() => {
    const groups = last === null ? [] : suggestionsOf(asked, last);
    const count = groups.reduce((sum, { options }) => sum + options.length, 0);
    onChange({ groups, isLoading, status: error === null ? searchTexts.suggestions(count) : searchTexts.noAnswer });
  }, [asked, last, error, isLoading, onChange]);
  return null;
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
