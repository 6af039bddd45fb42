import { countPayoutTry, payoutById } from '@suki/db/queries/payouts';
import { withdrawalAccountById } from '@suki/db/queries/withdrawal-accounts';
import { withTransaction } from '@suki/db/tx';
import type { z } from 'zod';
import type { Dependencies } from '../dependencies.ts';
import { settlePayout } from '../features/payouts/settle-payout.ts';
import { GatewayError } from '../ports/payment-gateway.ts';
import type { sendPayout } from './send-payout.definition.ts';

/**
 * Sends a payout to the gateway. Each sending has its own idempotency key (a retry after a definite failure is a new one there), which is
 * counted before it is used: a crash in between uses the same key again.
 */
export async function handleSendPayout(
  { payoutId }: z.output<typeof sendPayout.payload>,
  dependencies: Dependencies,
): Promise<void> {
  const { pool, gateway, clock, secrets } = dependencies;
  const payout = await payoutById(pool, payoutId);
  const isOpen = payout !== undefined && ['PENDING', 'ACCEPTED', 'REQUESTED'].includes(payout.status);
  const account = isOpen ? await withdrawalAccountById(pool, payout.withdrawalAccountId) : undefined;
  if (!isOpen || account === undefined) return;
  const isFirst = payout.gatewayPayoutId === null;
  const tries =
    isFirst && payout.tries > 0
      ? payout.tries
      : await withTransaction(pool, (tx) => countPayoutTry(tx, payoutId, clock.now()));
  try {
    const answer = await gateway.createPayout({
      referenceId: payout.id,
      amount: payout.amount,
      channelCode: account.channelCode,
      accountHolderName: account.accountHolderName,
      accountNumber: secrets.open(account.accountNumber),
      description: 'Suki payout',
      idempotencyKey: `${payout.id}-${tries}`,
    });
    await settlePayout(answer, dependencies);
  } catch (error) {
    if (!(error instanceof GatewayError) || error.outcome !== 'refused') throw error;
    const refused = {
      id: payout.gatewayPayoutId ?? '',
      referenceId: payout.id,
      amount: payout.amount,
      expectedAt: null,
    };
    await settlePayout({ ...refused, status: 'FAILED', failureCode: error.errorCode }, dependencies);
  }
}
