import { RefundId } from '@suki/contract/shared/brands';
import { raiseMoneyAlert } from '@suki/db/queries/money-alerts';
import { refundById } from '@suki/db/queries/refunds';
import { z } from 'zod';
import { sendRefund } from '../features/payments/send-refund.ts';
import type { JobWorker } from './job-worker.ts';

/** Sends a refund to the gateway. The queue repeats a sending without a definite answer, under its key. */
export const sendRefundJob: JobWorker<'send-refund'> = {
  payload: z.object({ refundId: RefundId }),
  work: ({ refundId }, dependencies) => sendRefund(refundId, dependencies),
  /** Finance gets one alert when the queue gives up. The staff can send it again; reconciliation goes on asking. */
  gaveUp: async ({ refundId }, { pool, clock, log }) => {
    const refund = await refundById(pool, refundId);
    if (refund?.status !== 'PENDING') return;
    await raiseMoneyAlert(pool, { entity: 'refund', id: refund.id, event: 'refund_unsent' }, clock.now());
    log.error({ refundId, tries: refund.tries }, 'A refund could not be sent, and its job has given up.');
  },
};
