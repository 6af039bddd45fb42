import { ItemId } from '@suki/contract/shared/brands';
import { z } from 'zod';
import type { JobWorker } from './job-worker.ts';

/**
 * Renews the search document of this item and the pages that show its prices; the home page renews itself every minute.
 * A shop that cannot be reached is logged and not tried again: no page lives longer than five minutes anyway, and the
 * next change of a price renews it.
 */
export const renewItemPages: JobWorker<'renew-item-pages'> = {
  payload: z.object({ itemId: ItemId }),
  work: async ({ itemId }, { searchIndex, shopPages, log }) => {
    // An index that is away keeps no page old: the job fails for its sake at the end, and comes again.
    const refreshed = await searchIndex.refresh([itemId]).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    try {
      await shopPages.renew([`item:${itemId}`]);
    } catch (error) {
      log.warn(
        { itemId, error: error instanceof Error ? error.message : 'unknown' },
        'The shop did not renew the pages of an item.',
      );
    }
    if (refreshed !== undefined) throw refreshed.error;
  },
};
