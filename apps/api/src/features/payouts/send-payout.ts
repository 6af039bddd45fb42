import { beginPayoutTry, payoutById } from '@suki/db/queries/payouts';
import { withTransaction } from '@suki/db/tx';
import { isPayoutFailureReason, type PayoutFailureReason } from '@suki/domain/config/payout-failures';
import type { PayoutId } from '@suki/domain/ids/id';
import type { Dependencies } from '../../dependencies.ts';
import { GatewayError } from '../../ports/payment-gateway.ts';
import { payoutReference } from './payout-reference.ts';
import { settlePayout } from './settle-payout.ts';

/** The gateway refused our own access: a person must mend that; the payout is not at fault. The queue tries again. */
const ACCESS_STATUSES = [401, 403];

/**
 * Sends a payout to the gateway. Each sending has its own number, idempotency key and reference. The number is stored
 * before it is used, so that a crash in between uses the same key again.
 */
export async function sendPayout(payoutId: PayoutId, dependencies: Dependencies): Promise<void> {
  const { pool, gateway, clock, secrets } = dependencies;
  const payout = await payoutById(pool, payoutId);
  if (payout === undefined) return;
  const tries = await withTransaction(pool, (tx) => beginPayoutTry(tx, payoutId, clock.now()));
  if (tries === undefined) return;
  const referenceId = payoutReference({ payoutId, tries });
  const { amount } = payout;
  try {
    const answer = await gateway.createPayout({
      referenceId,
      amount,
      // Read from the payout, not from the account: the same key must bring the same body, and each try goes to the
      // account of the try before (ADR 0072).
      channelCode: payout.channelCode,
      accountHolderName: payout.accountHolderName,
      accountNumber: secrets.open(payout.accountNumber),
      description: 'Suki payout',
      idempotencyKey: `${payoutId}-${tries}`,
    });
    await settlePayout(answer, dependencies);
  } catch (error) {
    if (!(error instanceof GatewayError) || error.outcome !== 'refused') throw error;
    if (error.status !== null && ACCESS_STATUSES.includes(error.status)) throw error;
    const failureCode = reasonOf(error);
    const refused = { id: '', referenceId, amount, currency: 'PHP', expectedAt: null, failureCode } as const;
    await settlePayout({ ...refused, status: 'FAILED' }, dependencies);
  }
}

/** A sending that was refused outright never reached a bank, whatever code the gateway gives: the money goes back. */
function reasonOf({ errorCode }: GatewayError): PayoutFailureReason {
  return isPayoutFailureReason(errorCode) ? errorCode : 'REJECTED_BY_CHANNEL';
}
