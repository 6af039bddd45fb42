import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const ofPage = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

/** Returns the page's direction of reading, for arrow keys and places. It does not change while a page is open. */
export function usePageDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(never, ofPage, () => 'ltr');
}
