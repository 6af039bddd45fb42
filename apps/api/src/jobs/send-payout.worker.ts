import { PayoutId } from '@suki/contract/shared/brands';
import { raiseMoneyAlert } from '@suki/db/queries/money-alerts';
import { payoutById } from '@suki/db/queries/payouts';
import { isPayoutUnsent } from '@suki/domain/trade/decide/payout-held';
import { z } from 'zod';
import { sendPayout } from '../features/payouts/send-payout.ts';
import type { JobWorker } from './job-worker.ts';

export const sendPayoutJob: JobWorker<'send-payout'> = {
  payload: z.object({ payoutId: PayoutId }),
  work: ({ payoutId }, dependencies) => sendPayout(payoutId, dependencies),
  /**
   * Finance gets one alert when the queue gives up. Reconciliation goes on sending the payout under its key, and so can
   * the staff.
   */
  gaveUp: async ({ payoutId }, { pool, clock, log }) => {
    const payout = await payoutById(pool, payoutId);
    if (payout === undefined || !isPayoutUnsent(payout)) return;
    await raiseMoneyAlert(pool, { entity: 'payout', id: payoutId, event: 'payout_unsent' }, clock.now());
    log.error({ payoutId, tries: payout.tries }, 'A payout could not be sent, and its job has given up.');
  },
};
