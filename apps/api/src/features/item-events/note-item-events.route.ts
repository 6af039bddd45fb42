import { randomUUID } from 'node:crypto';
import { noteItemEvents as noteOf } from '@suki/db/queries/item-events';
import { addJob } from '@suki/db/queries/jobs';
import { withTransaction } from '@suki/db/tx';
import type { Handler } from '../../http/handler.ts';

/** `POST /item/event`. The handler knows no caller: the row would have no place for one (ADR 0174). */
export const noteItemEvents: Handler<'noteItemEvents'> = async ({ body }, { pool, clock, insights }) => {
  const batch = { batchId: randomUUID(), visit: body.visit, events: body.events, at: clock.now() };
  if (insights === null) return { taken: await noteOf(pool, batch) };
  return await withTransaction(pool, async (tx) => {
    const taken = await noteOf(tx, batch);
    if (taken > 0) await addJob(tx, 'send-item-events', { batchId: batch.batchId });
    return { taken };
  });
};
