import { type Attempt, attemptById, storeFirstAnswer } from '@suki/db/queries/attempts';
import { paymentMethodById } from '@suki/db/queries/payment-methods';
import type { AttemptId, PaymentMethodId } from '@suki/domain/ids/id';
import type { Dependencies } from '../../dependencies.ts';
import {
  GatewayError,
  type GatewayPayment,
  type SavedPaymentInput,
  type WalletChannel,
} from '../../ports/payment-gateway.ts';
import { backTo } from './back-to.ts';
import { redirectOf } from './redirect-of.ts';
import { settleAttempt } from './settle-attempt.ts';

type Needs = Pick<Dependencies, 'pool' | 'clock' | 'ids' | 'gateway' | 'environment' | 'log' | 'secrets'>;

/**
 * Asks the gateway for the payment of a recorded attempt, outside of any transaction, under the attempt's id as
 * idempotency key. So a crash, a lost answer or a second press asks for this very payment again, never for another (ADR
 * 0003).
 * @throws GatewayError `refused` when the payment will not happen (the attempt is FAILED then), `unknown` when the
 * result is not known yet.
 */
export async function startPayment(attemptId: AttemptId, dependencies: Needs): Promise<Attempt> {
  const attempt = await attemptOf(attemptId, dependencies);
  const isStarted = attempt.redirectUrl !== null || (isSaved(attempt) && attempt.gatewayRequestId !== null);
  if (isStarted || attempt.status !== 'PENDING') return attempt;
  const payment = await createPayment(attempt, dependencies);
  const answered = await storeFirstAnswer(
    dependencies.pool,
    attemptId,
    { gatewayRequestId: payment.id, redirectUrl: redirectOf(payment.actions) ?? undefined },
    dependencies.clock.now(),
  );
  if (payment.status === 'PENDING') return answered;
  await settleAttempt(attemptId, payment, dependencies);
  return attemptOf(attemptId, dependencies);
}

async function attemptOf(id: AttemptId, { pool }: Pick<Needs, 'pool'>): Promise<Attempt> {
  const attempt = await attemptById(pool, id);
  if (attempt === undefined) throw new Error(`Expected attempt ${id} to be recorded before its payment starts.`);
  return attempt;
}

/** Asks the gateway for the attempt's payment; a repeated call returns the first call's payment. */
export async function createPayment(attempt: Attempt, dependencies: Needs): Promise<GatewayPayment> {
  const { environment } = dependencies;
  const back = (outcome: string) => backTo(attempt.returnPath, { name: 'payment', outcome }, environment);
  const request = {
    referenceId: attempt.id,
    idempotencyKey: attempt.id,
    amount: attempt.amount,
    description: attempt.orderId === null ? 'Suki: deposit on an ask' : 'Suki: order',
    successUrl: back('succeeded'),
    failureUrl: back('failed'),
    cancelUrl: back('cancelled'),
  };
  try {
    return await (attempt.paymentMethodId === null
      ? dependencies.gateway.createEwalletPayment({ ...request, channel: attempt.channel as WalletChannel })
      : chargeSaved(attempt.paymentMethodId, request, dependencies));
  } catch (error) {
    if (error instanceof GatewayError && error.outcome === 'refused') {
      const failed = { status: 'FAILED', failureCode: error.errorCode, id: undefined } as const;
      await settleAttempt(attempt.id, { ...failed, amount: attempt.amount, currency: 'PHP' }, dependencies);
    }
    throw error;
  }
}

/**
 * Returns true when the attempt charges a method that the payer has linked: such a payment may need no page, and then
 * settles without one.
 */
export function isSaved({ paymentMethodId }: Pick<Attempt, 'paymentMethodId'>): boolean {
  return paymentMethodId !== null;
}

/**
 * A method that was unlinked after the attempt was recorded is still named: the gateway refuses the charge once it
 * knows of the unlinking.
 */
async function chargeSaved(
  id: PaymentMethodId,
  request: Omit<SavedPaymentInput, 'paymentMethodId' | 'customerId'>,
  { pool, gateway }: Needs,
): Promise<GatewayPayment> {
  const method = await paymentMethodById(pool, id);
  if (method === undefined || method.gatewayMethodId === null) {
    throw new Error(`Expected payment method ${id} to be linked before it is charged.`);
  }
  const { gatewayMethodId: paymentMethodId, gatewayCustomerId: customerId } = method;
  return gateway.createSavedPayment({ ...request, paymentMethodId, customerId });
}
