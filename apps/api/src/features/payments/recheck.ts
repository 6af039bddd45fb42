import { attemptById } from '@suki/db/queries/attempts';
import { payoutById } from '@suki/db/queries/payouts';
import { refundById } from '@suki/db/queries/refunds';
import type { StaffAlert } from '@suki/db/queries/staff-alerts';
import type { Comparison } from '@suki/domain/alerts/alert-details';
import { toId } from '@suki/domain/ids/id';
import type { Dependencies } from '../../dependencies.ts';
import { compareAttempt, comparePayout, compareRefund } from './compare-with-gateway.ts';
import { settleDispute } from './settle-dispute.ts';

type Alert = Pick<StaffAlert, 'entity' | 'entityId' | 'event' | 'details'>;

/**
 * Asks the gateway once more about the subject of an alert, and brings in its newer facts. Null when the gateway has
 * nothing to compare with.
 * @throws GatewayError when the gateway does not answer.
 */
export async function recheck(alert: Alert, dependencies: Dependencies): Promise<Comparison | null> {
  const { pool } = dependencies;
  const { entity, entityId: id } = alert;
  const disputeId = entity === 'dispute' ? id : alert.details?.disputeId;
  if (alert.event === 'disputed' && disputeId !== undefined) return await settleDispute(disputeId, dependencies);
  switch (entity) {
    case 'attempt': {
      const attempt = await attemptById(pool, toId('att', id));
      return attempt === undefined ? null : (await compareAttempt(attempt, dependencies)).comparison;
    }
    case 'refund': {
      const refund = await refundById(pool, toId('ref', id));
      return refund === undefined ? null : (await compareRefund(refund, dependencies)).comparison;
    }
    case 'payout': {
      const payout = await payoutById(pool, toId('pyo', id));
      return payout === undefined ? null : (await comparePayout(payout, dependencies)).comparison;
    }
    default:
      return null;
  }
}
