import type { z } from 'zod';
import type { Dependencies } from '../dependencies.ts';
import type { renewItemPages } from './renew-item-pages.definition.ts';

/**
 * The pages that show prices of this item are made anew; the home page renews itself every minute. A shop that cannot be told is noted and
 * not tried again: no page lives longer than five minutes anyway, and the next change of a price tells it again.
 */
export async function handleRenewItemPages(
  { itemId }: z.output<typeof renewItemPages.payload>,
  { shopPages, log }: Pick<Dependencies, 'shopPages' | 'log'>,
): Promise<void> {
  try {
    await shopPages.renew([`item:${itemId}`]);
  } catch (error) {
    log.warn({ itemId, error: error instanceof Error ? error.message : 'unknown' }, 'The pages of an item stay old.');
  }
}
