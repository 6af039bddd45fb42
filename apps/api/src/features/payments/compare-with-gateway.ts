import { type Attempt, attemptById } from '@suki/db/queries/attempts';
import { type Payout, payoutById } from '@suki/db/queries/payouts';
import { type Refund, refundById } from '@suki/db/queries/refunds';
import type { Comparison, MoneyFacts } from '@suki/domain/alerts/alert-details';
import type { Centavos } from '@suki/domain/money/centavos';
import type { Dependencies } from '../../dependencies.ts';
import { GatewayError } from '../../ports/payment-gateway.ts';
import { reconcilePayout } from '../payouts/reconcile-payout.ts';
import { settlePayout } from '../payouts/settle-payout.ts';
import type { Outcome } from './ask-about-each.ts';
import { attemptAgrees, payoutAgrees, refundAgrees } from './gateway-agrees.ts';
import { reconcileRefund } from './reconcile-refund.ts';
import { settleAttempt } from './settle-attempt.ts';
import { settleRefund } from './settle-refund.ts';

/*
 * Each function compares one row of ours with the gateway's object, after it has brought in the gateway's newer facts.
 * A 404 counts as an answer. All of them throw GatewayError when the gateway does not answer.
 */

/** `open`: unchanged. The comparison is null while the gateway has nothing to compare with. */
export type Compared = { readonly outcome: Outcome; readonly comparison: Comparison | null };

type Sides = {
  readonly here: { readonly status: string; readonly amount: Centavos };
  readonly there: { readonly status: string; readonly amount: Centavos; readonly currency?: string } | null;
  readonly agrees: boolean;
  /** The status here before the gateway was asked. */
  readonly before: string;
};

export async function compareAttempt(attempt: Attempt, dependencies: Dependencies): Promise<Compared> {
  const { pool, gateway, clock } = dependencies;
  const { id, status } = attempt;
  const there = await knownOr404(gateway.getPayment(attempt.gatewayRequestId ?? ''));
  const sidesOf = (here: Attempt): Sides => {
    const agrees = there === null ? here.status === 'FAILED' : attemptAgrees(here, there);
    return { here, there, agrees, before: status };
  };
  const first = sidesOf(attempt);
  // Nearly all attempts agree. They are not locked again, so their books stay free for traders.
  if (first.agrees || there === null) return compared(first, clock.now());
  await settleAttempt(id, there, dependencies);
  return compared(sidesOf((await attemptById(pool, id)) ?? attempt), clock.now());
}

export async function compareRefund(refund: Refund, dependencies: Dependencies): Promise<Compared> {
  const { pool, gateway, clock } = dependencies;
  const { id, status } = refund;
  if (refund.gatewayRefundId !== null && (await knownOr404(gateway.getRefund(refund.gatewayRefundId))) === null) {
    return compared({ here: refund, there: null, agrees: hasEnded(status), before: status }, clock.now());
  }
  if (status === 'PENDING') await reconcileRefund(refund, dependencies);
  const gatewayRefundId = (await refundById(pool, id))?.gatewayRefundId ?? null;
  // The gateway refused the refund without a trace. It waits for its next sending, or the money lies in the wallet.
  if (gatewayRefundId === null) return { outcome: 'open', comparison: null };
  const there = await gateway.getRefund(gatewayRefundId);
  await settleRefund(there, dependencies);
  const here = (await refundById(pool, id)) ?? refund;
  return compared({ here, there, agrees: refundAgrees(here, there), before: status }, clock.now());
}

export async function comparePayout(payout: Payout, dependencies: Dependencies): Promise<Compared> {
  const { pool, gateway, clock } = dependencies;
  const { id, status } = payout;
  if (payout.gatewayPayoutId === null) await reconcilePayout(payout, dependencies);
  const gatewayPayoutId = (await payoutById(pool, id))?.gatewayPayoutId ?? null;
  // The payout waits for its next sending, or for people.
  if (gatewayPayoutId === null) return { outcome: 'open', comparison: null };
  const there = await knownOr404(gateway.getPayout(gatewayPayoutId));
  if (there !== null && there.status !== status) await settlePayout(there, dependencies);
  const here = (await payoutById(pool, id)) ?? payout;
  const agrees = there === null ? hasEnded(here.status) : payoutAgrees(here, there);
  return compared({ here, there, agrees, before: status }, clock.now());
}

/** True for an ended row: its money is in its place although the gateway does not know the object. */
const hasEnded = (status: string): boolean => status === 'FAILED' || status === 'CANCELLED';

async function knownOr404<Answer>(question: Promise<Answer>): Promise<Answer | null> {
  try {
    return await question;
  } catch (error) {
    if (error instanceof GatewayError && error.outcome === 'refused' && error.status === 404) return null;
    throw error;
  }
}

function compared({ here, there, agrees, before }: Sides, at: Date): Compared {
  const changed: Outcome = here.status === before ? 'open' : 'settled';
  return {
    outcome: agrees ? changed : 'differs',
    comparison: { at: at.toISOString(), here: factsOf(here), there: there === null ? null : factsOf(there), agrees },
  };
}

function factsOf({ status, amount, currency = 'PHP' }: NonNullable<Sides['there']>): MoneyFacts {
  return { status, amount, currency };
}
