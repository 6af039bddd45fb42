import { channelLimits, walletChannels } from '@suki/domain/config/payment-limits';
import { keysOf } from '@suki/domain/keys-of';
import { attemptStatuses } from '@suki/domain/trade/facts/statuses';
import { z } from 'zod';
import { AttemptId, Centavos, Moment, PaymentMethodId } from '../shared/brands.ts';

/** The gateway sends the payer to this path of the shop afterwards, never to another site. */
export const ReturnPath = z
  .string()
  .regex(/^\/(?![/\\])[\x21-\x7e]{0,200}$/, 'Expected a path of this shop that begins with one slash');

/** One payment that the payer approves on the wallet's own page. */
export const OneTimeChoice = z
  .strictObject({
    paymentMethod: z.enum(walletChannels),
    checkoutMethod: z.literal('ONE_TIME_PAYMENT'),
    returnPath: ReturnPath,
  })
  .meta({ id: 'OneTimeChoice' });

/** A linked method. Wallets and cards are charged at once; most banks ask the payer on a page of their own. */
export const SavedChoice = z
  .object({ paymentMethodId: PaymentMethodId, returnPath: ReturnPath })
  .meta({ id: 'SavedChoice' });

export const PaymentChoice = z.union([SavedChoice, OneTimeChoice]).meta({ id: 'PaymentChoice' });

export const paymentReasons = [
  'METHOD_DOWN',
  'METHOD_EXPIRED',
  'METHOD_NOT_ACTIVE',
  'PAYMENT_METHOD_NOT_FOUND',
  'GATEWAY_UNAVAILABLE',
  'GATEWAY_REFUSED',
  'PAYMENT_URL_NOT_FOUND',
  'IDEMPOTENCY_KEY_MISSING',
  'IDEMPOTENCY_KEY_REUSED',
] as const;

export const PaymentAttempt = z
  .object({
    id: AttemptId,
    status: z.enum(attemptStatuses),
    amount: Centavos,
    paymentMethod: z.enum(keysOf(channelLimits)),
    /** The saved method, or null for a one-time payment. */
    paymentMethodId: PaymentMethodId.nullable(),
    failureCode: z.string().nullable(),
    createdAt: Moment,
  })
  .meta({ id: 'PaymentAttempt' });

/** The payer goes to `redirectUrl` next; null when nothing is left to approve. */
export const PaymentStart = z
  .object({ attempt: PaymentAttempt, redirectUrl: z.string().nullable() })
  .meta({ id: 'PaymentStart' });
