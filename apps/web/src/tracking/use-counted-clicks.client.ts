import { useEffect } from 'react';
import { itemPath } from '../shell/paths.ts';
import { noteClick } from './search-of-item.client.ts';

/** A search and the place of its first item on this page, from 1. */
export type CountedSearch = { readonly queryId: string; readonly from: number };

/** Counts presses on the results of a search, if the person allowed it. */
export function useCountedClicks(items: readonly { readonly id: string }[], search: CountedSearch | null): void {
  const queryId = search?.queryId;
  const from = search?.from ?? 1;
  useEffect(() => {
    if (queryId === undefined) return;
    const note = ({ target }: MouseEvent): void => {
      const path = target instanceof Element ? target.closest('a')?.getAttribute('href') : null;
      const index = items.findIndex(({ id }) => itemPath(id) === path);
      const item = items[index];
      if (item !== undefined) noteClick({ type: 'click', itemId: item.id, queryId, position: from + index });
    };
    document.addEventListener('click', note, { capture: true });
    return () => document.removeEventListener('click', note, { capture: true });
  }, [items, queryId, from]);
}
