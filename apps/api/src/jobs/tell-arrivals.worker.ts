import { SkuId } from '@suki/contract/shared/brands';
import { answerNotices, type MetNotice } from '@suki/db/queries/arrival-notices';
import { insertMessages } from '@suki/db/queries/inbox';
import { withTransaction } from '@suki/db/tx';
import { NOTICES_AT_ONCE } from '@suki/domain/config/kept';
import type { SkuId as SkuIdValue } from '@suki/domain/ids/id';
import type { MessageIntent } from '@suki/domain/trade/facts/decision';
import { messageKinds } from '@suki/domain/trade/facts/message-kinds';
import { z } from 'zod';
import type { JobWorker } from './job-worker.ts';

/**
 * Tells the people who wait for a size, or for a price of it. Notices end in the transaction that writes the messages,
 * so a second run tells nobody twice; a book that changed back meanwhile leaves them waiting.
 */
export const tellArrivals: JobWorker<'tell-arrivals'> = {
  payload: z.object({ skuId: SkuId }),
  work: async ({ skuId }, { pool, clock }) => {
    for (let told = NOTICES_AT_ONCE; told === NOTICES_AT_ONCE; ) {
      told = await withTransaction(pool, async (tx) => {
        const at = clock.now();
        const met = await answerNotices(tx, skuId, { at, limit: NOTICES_AT_ONCE });
        await insertMessages(
          tx,
          met.map((notice) => newsFor(notice, skuId)),
          { at },
        );
        return met.length;
      });
    }
  },
};

function newsFor({ userId, price, wished }: MetNotice, skuId: SkuIdValue): MessageIntent {
  const kind = wished === null ? 'size-arrived' : 'price-reached';
  const params = wished === null ? { price } : { price, wished };
  return { to: userId, tab: messageKinds[kind].tab, kind, skuId, params };
}
