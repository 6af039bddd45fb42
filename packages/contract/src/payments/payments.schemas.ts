import { attemptStatuses } from '@suki/domain/trade/statuses';
import { z } from 'zod';
import { AttemptId, Centavos, Moment } from '../shared/brands.ts';

/** E-wallets that pay in one redirect; saved methods and cards come with the payment methods. */
export const walletChannels = ['GCASH', 'PAYMAYA', 'GRABPAY', 'SHOPEEPAY'] as const;

/** How the payer wants to pay, and where the gateway should send them afterwards (a path of the shop, never another site). */
export const PaymentChoice = z
  .object({
    paymentMethod: z.enum(walletChannels),
    checkoutMethod: z.literal('ONE_TIME_PAYMENT'),
    returnPath: z
      .string()
      .regex(/^\/(?![/\\])[\x21-\x7e]{0,200}$/, 'Expected a path of this shop that begins with one slash'),
  })
  .meta({ id: 'PaymentChoice' });

export const PaymentAttempt = z
  .object({
    id: AttemptId,
    status: z.enum(attemptStatuses),
    amount: Centavos,
    paymentMethod: z.enum(walletChannels),
    failureCode: z.string().nullable(),
    createdAt: Moment,
  })
  .meta({ id: 'PaymentAttempt' });

/** `redirectUrl` is where the payer goes now; null when nothing is left to do there. */
export const PaymentStart = z
  .object({ attempt: PaymentAttempt, redirectUrl: z.string().nullable() })
  .meta({ id: 'PaymentStart' });
