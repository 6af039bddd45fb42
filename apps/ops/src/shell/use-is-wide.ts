import { useSyncExternalStore } from 'react';
import { wideWidth } from './wide.ts';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wideWidth);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** True where a list has room beside its detail. A list that nobody sees is not fetched. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(wideWidth).matches);
}
