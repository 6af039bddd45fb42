import type { PaymentChoice } from '@suki/contract/payments/payments.schemas';
import type { NewAttempt } from '@suki/db/queries/attempts';
import { type PaymentMethod, paymentMethodOfUser } from '@suki/db/queries/payment-methods';
import type { Db } from '@suki/db/statement';
import { channelLimits, type PaymentChannel } from '@suki/domain/config/payment-limits';
import type { UserId } from '@suki/domain/ids/id';
import { paymentChannelOf } from '@suki/domain/payments/saved-method';
import type { z } from 'zod';
import type { ApiRefusal, RefusalOptions } from '../../http/api-refusal.ts';
import type { DomainRefusal } from '../../http/handler.ts';
import { whyNotNow } from '../payment-methods/why-not-now.ts';

type Reason = 'PAYMENT_METHOD_NOT_FOUND' | 'METHOD_NOT_ACTIVE' | 'METHOD_EXPIRED' | 'METHOD_DOWN';

type Payer = {
  readonly userId: UserId;
  readonly refuse: (reason: Reason, options?: RefusalOptions) => ApiRefusal;
};

/** A payer's choice: the facts that the attempt keeps, and the check that must pass before a new attempt begins. */
export type ChosenPayment = Pick<NewAttempt, 'checkoutMethod' | 'returnPath' | 'paymentMethodId'> & {
  readonly channel: PaymentChannel;
  /** @throws ApiRefusal METHOD_NOT_ACTIVE, METHOD_EXPIRED or METHOD_DOWN. */
  readonly requireUsable: (now: Date) => void;
};

/**
 * Reads the payment choice of a deposit, an order or a bid. A saved method has to be the payer's own.
 * @throws ApiRefusal PAYMENT_METHOD_NOT_FOUND, or METHOD_NOT_ACTIVE for a card or channel that cannot pay.
 */
export async function choosePayment(
  db: Db,
  choice: z.output<typeof PaymentChoice>,
  { userId, refuse }: Payer,
): Promise<ChosenPayment> {
  const { returnPath } = choice;
  if (!('paymentMethodId' in choice)) {
    const { checkoutMethod, paymentMethod } = choice;
    return {
      channel: paymentMethod,
      checkoutMethod,
      returnPath,
      paymentMethodId: null,
      requireUsable: () => undefined,
    };
  }
  const method = await paymentMethodOfUser(db, choice.paymentMethodId, userId);
  if (method === undefined) throw refuse('PAYMENT_METHOD_NOT_FOUND');
  const channel = channelOf(method);
  if (channel === null) throw refuse('METHOD_NOT_ACTIVE', { details: { status: method.status } });
  return {
    channel,
    checkoutMethod: 'MULTIPLE_USE',
    returnPath,
    paymentMethodId: method.id,
    requireUsable: (now) => {
      const refusal = whyNotNow(method, now);
      if (refusal !== null) throw refuse(refusal.reason, { details: refusal.details });
    },
  };
}

function channelOf({ type, channel }: PaymentMethod): PaymentChannel | null {
  return paymentChannelOf(type, channel ?? '');
}

/** EXCEED names the limits of the channel (`docs/decisions.md#payments-and-payment-methods`); others stay unchanged. */
export function withNamedLimit(refusal: DomainRefusal): DomainRefusal {
  const channel = Object.entries(channelLimits).find(([name]) => name === refusal.details?.channel);
  if (refusal.reason !== 'METHOD_LIMIT' || channel === undefined) return refusal;
  const [, { min, max }] = channel;
  return { ...refusal, details: { ...refusal.details, min, limit: max } };
}
