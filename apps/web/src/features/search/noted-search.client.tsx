'use client';
import { useAddSearch } from '@suki/sdk/hooks/kept';
import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../../session/use-session.ts';

/** Notes the words of a search that found something in the person's own list, which they can delete. Draws nothing. */
export function NotedSearch({ keyword }: { readonly keyword: string }) {
  const { status } = useSession();
  const { run } = useAddSearch();
  const isKnown = status === 'anonymous' || status === 'registered';
  // One note for each search that somebody sees; a failure loses a convenience and is told to nobody.
  const note = useEffectEvent((words: string) => void run(words));
  useEffect(() => {
    if (isKnown && keyword !== '') note(keyword);
  }, [isKnown, keyword]);
  return null;
}
