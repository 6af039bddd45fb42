import { useSyncExternalStore } from 'react';
import { wideWidth } from './wide.ts';

const query = matchMedia(wideWidth);

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** True where a list has room beside its detail. A list that nobody sees is not fetched. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches);
}
