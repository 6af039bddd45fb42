import { raiseMoneyAlert } from '@suki/db/queries/money-alerts';
import { type Payout, payoutById } from '@suki/db/queries/payouts';
import { sendPayoutNow } from '@suki/db/queries/staff-payouts';
import { withTransaction } from '@suki/db/tx';
import { PAYOUT_RETRY_MS } from '@suki/domain/config/payout-failures';
import { payoutUnsentMs, retryGraceMs } from '@suki/domain/config/reconciliation';
import { isPayoutUnsent } from '@suki/domain/trade/decide/payout-held';
import type { Dependencies } from '../../dependencies.ts';
import { sendPayout } from './send-payout.ts';
import { settlePayout } from './settle-payout.ts';

/**
 * Asks the gateway for the state of a payout that is open here, and brings it in. A payout that was sent and that the
 * gateway may not know is sent once more under the same key, which returns the payout that exists. A payout that waits
 * for its next sending is only read, and a payout that waits for people is left to them.
 * @throws GatewayError when the gateway does not answer; nothing is concluded from silence.
 */
export async function reconcilePayout(payout: Payout, dependencies: Dependencies): Promise<void> {
  const { gatewayPayoutId, failureReason } = payout;
  if (gatewayPayoutId !== null) {
    return await settlePayout(await dependencies.gateway.getPayout(gatewayPayoutId), dependencies);
  }
  if (!isPayoutUnsent(payout)) return;
  if (failureReason === null) await sendUnknown(payout, dependencies);
  else await remindOf(payout, dependencies);
}

/** Finance gets an alert about a payout that the gateway has not taken for a day. */
async function sendUnknown({ id, createdAt }: Payout, dependencies: Dependencies): Promise<void> {
  try {
    await sendPayout(id, dependencies);
  } catch (error) {
    const { pool, clock, log } = dependencies;
    const now = clock.now();
    if (now.getTime() - createdAt.getTime() > payoutUnsentMs) {
      const isNew = await raiseMoneyAlert(pool, { entity: 'payout', id, event: 'payout_unsent' }, now);
      if (isNew) log.error({ payoutId: id }, 'The gateway could not be brought to take a payout.');
    }
    throw error;
  }
}

/** `updatedAt` is the moment of the failure; the next sending is due an hour later. A job missing then is gone. */
async function remindOf({ id, updatedAt }: Payout, { pool, clock }: Dependencies): Promise<void> {
  const isLate = clock.now().getTime() - updatedAt.getTime() > PAYOUT_RETRY_MS + retryGraceMs;
  if (!isLate || (await payoutById(pool, id))?.failureReason == null) return;
  await withTransaction(pool, (tx) => sendPayoutNow(tx, id));
}
