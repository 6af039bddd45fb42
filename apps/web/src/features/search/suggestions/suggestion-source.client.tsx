'use client';
import { suggestionPageSize } from '@suki/domain/config/lists';
import { useClearSearches, useSearches } from '@suki/sdk/hooks/kept';
import { useSearch, useTrendings } from '@suki/sdk/hooks/search';
import { Icon } from '@suki/ui/foundations/Icon/Icon';
import { useEffect, useEffectEvent, useState } from 'react';
import { artFactsOf } from '../../../catalogue/art-facts.ts';
import { Drawing } from '../../../catalogue/item-art.tsx';
import { useVisitor } from '../../item/tile/visitor.client.ts';
import { searchTexts } from '../search.texts.ts';
import { readSearch } from '../search-address.ts';
import { searchParams } from '../search-params.ts';
import type { SuggestionGroup, Suggestions } from './suggestions.types.ts';
import { startsOf, suggestionsOf } from './suggestions.view-model.ts';

/** A pause in typing: people who type make a letter each 150 to 250 ms. */
const PAUSE_MS = 150;

type SourceProps = { readonly onChange: (suggestions: Suggestions) => void };

/** Draws nothing: it hands on the suggestions for a text, or those of an empty field. */
export default function SuggestionSource({ text, onChange }: SourceProps & { readonly text: string }) {
  const asked = text.trim();
  return asked === '' ? <Starts onChange={onChange} /> : <Typed text={asked} onChange={onChange} />;
}

function Starts({ onChange }: SourceProps) {
  const { items: searches } = useSearches();
  const { run: clear } = useClearSearches();
  const forget = useEffectEvent(() => void clear());
  const { data: trendings } = useTrendings();
  useEffect(() => {
    const groups = startsOf(searches, trendings ?? []);
    onChange({ groups: drawn(groups), isLoading: false, status: statusOf(groups), forgetSearches: () => forget() });
  }, [searches, trendings, onChange]);
  return null;
}

/** The last suggestions stay while the next are awaited. */
function Typed({ text, onChange }: SourceProps & { readonly text: string }) {
  const { region, now } = useVisitor();
  const asked = usePaused(text);
  const { data, error, isLoading } = useSearch(searchParams(readSearch({ keyword: asked }), suggestionPageSize));
  const [last, setLast] = useState(data);
  if (data !== null && data !== last) setLast(data);
  useEffect(() => {
    const groups = last === null ? [] : suggestionsOf(asked, last, { region, now });
    const status = error === null ? statusOf(groups) : searchTexts.noAnswer;
    onChange({ groups: drawn(groups), isLoading, status, forgetSearches: () => undefined });
  }, [asked, last, error, isLoading, region, now, onChange]);
  return null;
}

function drawn(groups: readonly SuggestionGroup[]): Suggestions['groups'] {
  return groups.map(({ label, options }) => ({
    label,
    options: options.map(({ picture, ...option }) => ({
      ...option,
      picture:
        typeof picture === 'string' ? (
          <Icon name={picture} size={20} />
        ) : (
          <Drawing art={artFactsOf(picture)} room="thumb" sizes="44px" />
        ),
    })),
  }));
}

const statusOf = (groups: readonly SuggestionGroup[]): string =>
  searchTexts.suggestions(groups.reduce((sum, { options }) => sum + options.length, 0));

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
