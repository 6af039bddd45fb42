import { insertMessages } from '@suki/db/queries/inbox';
import { waitingForRelease } from '@suki/db/queries/release-notices';
import { withTransaction } from '@suki/db/tx';
import { NOTICES_AT_ONCE } from '@suki/domain/config/kept';
import { messageKinds } from '@suki/domain/trade/facts/message-kinds';
import { z } from 'zod';
import type { JobWorker } from './job-worker.ts';

const kind = 'drop-released';

/**
 * Tells whoever still waits for an item that it is released today (ADR 0177). Their notices go on: the first ask is
 * told as ever. A second run finds everybody told.
 */
export const tellReleases: JobWorker<'tell-releases'> = {
  payload: z.object({ day: z.iso.date() }),
  work: async ({ day }, { pool, clock }) => {
    for (let told = NOTICES_AT_ONCE; told === NOTICES_AT_ONCE; ) {
      told = await withTransaction(pool, async (tx) => {
        const waiting = await waitingForRelease(tx, day, NOTICES_AT_ONCE);
        const { tab } = messageKinds[kind];
        await insertMessages(
          tx,
          waiting.map(({ userId, skuId }) => ({ to: userId, tab, kind, skuId, params: {} })),
          { at: clock.now() },
        );
        return waiting.length;
      });
    }
  },
};
