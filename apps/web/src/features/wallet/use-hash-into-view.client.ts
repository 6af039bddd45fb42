import { useEffect } from 'react';
import { PAYOUTS_ID } from './payouts/payouts-id.ts';

/**
 * Scrolls to the element that the hash names, once it is rendered: the browser looked for it too early. For a payout
 * beyond the first rows it scrolls to the top of the payouts.
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
