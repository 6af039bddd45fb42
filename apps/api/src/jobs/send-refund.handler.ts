import { raiseMoneyAlert } from '@suki/db/queries/money-alerts';
import { refundById } from '@suki/db/queries/refunds';
import { toId } from '@suki/domain/ids/id';
import type { z } from 'zod';
import type { Dependencies } from '../dependencies.ts';
import { sendRefund as send } from '../features/payments/send-refund.ts';
import type { sendRefund } from './send-refund.definition.ts';

type Payload = z.output<typeof sendRefund.payload>;

/** Sends a refund to the gateway; what cannot be said yet is tried again by the queue, under the same key. */
export async function handleSendRefund({ refundId }: Payload, dependencies: Dependencies): Promise<void> {
  await send(toId('ref', refundId), dependencies);
}

/** The queue tries it no more: finance is told, once. The staff can send it again, and reconciliation goes on asking. */
export async function refundGaveUp({ refundId }: Payload, { pool, clock, log }: Dependencies): Promise<void> {
  const refund = await refundById(pool, toId('ref', refundId));
  if (refund?.status !== 'PENDING') return;
  await raiseMoneyAlert(pool, { entity: 'refund', id: refund.id, event: 'refund_unsent' }, clock.now());
  log.error({ refundId, tries: refund.tries }, 'A refund could not be sent, and its job has given up.');
}
