import { raiseMoneyAlert } from '@suki/db/queries/money-alerts';
import { type Refund, refundById } from '@suki/db/queries/refunds';
import { sendRefundAgain } from '@suki/db/queries/staff-refunds';
import { withTransaction } from '@suki/db/tx';
import { refundUnsentMs, retryGraceMs } from '@suki/domain/config/reconciliation';
import type { Dependencies } from '../../dependencies.ts';
import { sendRefund } from './send-refund.ts';
import { settleRefund } from './settle-refund.ts';

type Needs = Pick<Dependencies, 'pool' | 'clock' | 'gateway' | 'log'>;

/**
 * Asks the gateway for the state of a refund that is open here, and brings it in. A refund that was sent and that the
 * gateway may not know is sent once more under the same key, which returns the refund that exists. A refund that waits
 * for its next sending is only read.
 * @throws GatewayError when the gateway does not answer; nothing is concluded from silence.
 */
export async function reconcileRefund(refund: Refund, dependencies: Needs): Promise<void> {
  const { gateway } = dependencies;
  const { status, retryAt, gatewayRefundId, tries } = refund;
  if (status === 'PENDING' && retryAt === null) {
    if (tries > 0) await sendUnknown(refund, dependencies);
    return;
  }
  // For a refund that waits, this id belongs to the failed sending, which may have arrived all the same.
  if (gatewayRefundId !== null) await settleRefund(await gateway.getRefund(gatewayRefundId), dependencies);
  if (retryAt !== null) await remindOf(refund, dependencies);
}

/** Finance gets an alert about a refund that the gateway has not taken for a day. */
async function sendUnknown({ id, createdAt }: Refund, dependencies: Needs): Promise<void> {
  try {
    await sendRefund(id, dependencies);
  } catch (error) {
    const { pool, clock, log } = dependencies;
    const now = clock.now();
    if (now.getTime() - createdAt.getTime() > refundUnsentMs) {
      const isNew = await raiseMoneyAlert(pool, { entity: 'refund', id, event: 'refund_unsent' }, now);
      if (isNew) log.error({ refundId: id }, 'The gateway could not be brought to take a refund.');
    }
    throw error;
  }
}

/** The job may be gone: an older server that ran it found nothing to send. */
async function remindOf({ id, retryAt }: Refund, { pool, clock }: Needs): Promise<void> {
  const isLate = retryAt !== null && clock.now().getTime() - retryAt.getTime() > retryGraceMs;
  if (!isLate || (await refundById(pool, id))?.retryAt == null) return;
  await withTransaction(pool, (tx) => sendRefundAgain(tx, id));
}
