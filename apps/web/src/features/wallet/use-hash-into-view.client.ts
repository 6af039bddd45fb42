import { useEffect } from 'react';
import { PAYOUTS_ID } from './payouts/payouts-id.ts';

/**
 * Goes to what the address names, once it is there: the browser looked for it before the page was read. A payout that is too old for
 * the first rows is looked for from their top.
 */
export function useHashIntoView(): void {
  useEffect(() => {
    const id = location.hash.slice(1);
    if (id !== '') {
      const place = document.getElementById(id);
      if (place === null) {
        document.getElementById(PAYOUTS_ID)?.scrollIntoView();
      } else {
        place.scrollIntoView({ block: 'center' });
      }
    }
  }, []);
}
