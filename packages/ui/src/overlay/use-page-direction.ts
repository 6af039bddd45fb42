import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const ofPage = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

/** The way the page reads, for arrow keys and places. It does not change while a page is open. */
export function usePageDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(never, ofPage, () => 'ltr');
}
