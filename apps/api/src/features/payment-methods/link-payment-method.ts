import type { LinkInput } from '@suki/contract/payment-methods/payment-methods.table';
import {
  gatewayCustomerOf,
  insertPaymentMethod,
  type PaymentMethod,
  paymentMethodById,
  paymentMethodOfIntent,
  paymentMethodsOf,
} from '@suki/db/queries/payment-methods';
import { lockUser, userById } from '@suki/db/queries/users';
import { type Tx, withTransaction } from '@suki/db/tx';
import { PAYMENT_METHODS_MAX } from '@suki/domain/config/payment-methods';
import type { PaymentMethodId, UserId } from '@suki/domain/ids/id';
import type { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import type { ApiRefusal } from '../../http/api-refusal.ts';
import { GatewayError, type LinkTarget } from '../../ports/payment-gateway.ts';
import { backTo } from '../payments/back-to.ts';
import { discardPaymentMethod } from './discard-payment-method.ts';
import { settlePaymentMethod } from './settle-payment-method.ts';

export type LinkRequest = {
  readonly userId: UserId;
  readonly intentKey: string;
  readonly body: z.output<typeof LinkInput>;
  readonly refuse: (reason: 'TOO_MANY_PAYMENT_METHODS') => ApiRefusal;
};

/**
 * Begins to link a method. The method is recorded here first, then requested at the gateway outside of any transaction,
 * under the method's id as idempotency key. So a crash, a lost answer or a second press finds this very method again
 * and never makes another (ADR 0003).
 * @throws GatewayError `refused` when the method cannot be linked (its row is gone then), `unknown` when the result is
 * not known yet.
 */
export async function linkPaymentMethod(request: LinkRequest, dependencies: Dependencies): Promise<PaymentMethod> {
  const { pool } = dependencies;
  const method = await withTransaction(pool, (tx) => recordOnce(tx, request, dependencies));
  if (method.gatewayMethodId === null && method.unlinkedAt === null) await askGateway(method.id, request, dependencies);
  const linked = await paymentMethodById(pool, method.id);
  if (linked === undefined) throw new Error(`Expected payment method ${method.id} to exist: it was made a moment ago.`);
  return linked;
}

async function recordOnce(
  tx: Tx,
  { userId, intentKey, body, refuse }: LinkRequest,
  { ids, clock }: Pick<Dependencies, 'ids' | 'clock'>,
): Promise<PaymentMethod> {
  await lockUser(tx, userId);
  const known = await paymentMethodOfIntent(tx, userId, intentKey);
  if (known !== undefined) return known;
  if ((await paymentMethodsOf(tx, userId)).length >= PAYMENT_METHODS_MAX) throw refuse('TOO_MANY_PAYMENT_METHODS');
  const channel = body.type === 'CARD' ? null : body.channelCode;
  const method = { id: ids.next('pmt'), userId, intentKey, type: body.type, channel };
  return insertPaymentMethod(tx, method, clock.now());
}

async function askGateway(id: PaymentMethodId, request: LinkRequest, dependencies: Dependencies): Promise<void> {
  const { gateway, environment } = dependencies;
  const { userId, body } = request;
  const back = (outcome: string) => backTo(body.returnPath, { name: 'link', outcome }, environment);
  try {
    const report = await gateway.linkMethod({
      ...targetOf(body),
      referenceId: id,
      idempotencyKey: id,
      customerId: await customerOf(userId, dependencies),
      successUrl: back('succeeded'),
      failureUrl: back('failed'),
      cancelUrl: back('cancelled'),
    });
    await settlePaymentMethod(report, dependencies);
  } catch (error) {
    if (error instanceof GatewayError && error.outcome === 'refused') {
      await discardPaymentMethod({ id, userId, failureCode: error.errorCode }, dependencies);
    }
    throw error;
  }
}

function targetOf(body: LinkRequest['body']): LinkTarget {
  return body.type === 'CARD'
    ? { type: body.type, cardToken: body.cardToken }
    : { type: body.type, channelCode: body.channelCode };
}

async function customerOf(userId: UserId, { pool, gateway }: Pick<Dependencies, 'pool' | 'gateway'>): Promise<string> {
  const known = await gatewayCustomerOf(pool, userId);
  if (known !== undefined) return known;
  const user = await userById(pool, userId);
  const { id } = await gateway.ensureCustomer({
    referenceId: userId,
    name: user?.name ?? null,
    email: user?.email ?? null,
    idempotencyKey: `customer-${userId}`,
  });
  return id;
}
