import {
  linkableChannels,
  paymentMethodStatuses,
  paymentMethodTypes,
  paymentMethodUsages,
} from '@suki/domain/config/payment-methods';
import { z } from 'zod';
import { ReturnPath } from '../payments/payments.schemas.ts';
import { route } from '../route.ts';
import { Centavos, Moment, PaymentMethodId } from '../shared/brands.ts';
import { Done, listQuery, pageOf } from '../shared/lists.ts';
import { namedShape } from '../shared/named-shape.ts';

const tag = 'payment-methods';
const audience = 'registered';
const params = z.object({ id: PaymentMethodId });

/** The gateway's forms of each kind (specification, section 3), one of them set; `masked` data only. */
const rawForms = {
  card: z
    .object({
      network: z.string().nullable(),
      masked_card_number: z.string().nullable(),
      expiry_month: z.string().nullable(),
      expiry_year: z.string().nullable(),
    })
    .nullable(),
  ewallet: z
    .object({
      channel_code: z.string().nullable(),
      account: z.object({ account_details: z.string().nullable() }),
    })
    .nullable(),
  direct_debit: z
    .object({
      channel_code: z.string().nullable(),
      bank_account: z.object({ masked_bank_account_number: z.string().nullable() }),
    })
    .nullable(),
};

/** A payment method in one form for every kind (specification, section 3, "Normalized payment row"). */
export const PaymentMethod = z
  .object(
    namedShape('paymentMethod', {
      id: PaymentMethodId,
      /** The name for people: "Visa", "Maya", "BPI". */
      title: z.string(),
      /** The card's network, or the channel of a wallet or bank: VISA, PAYMAYA, BPI. */
      paymentMethod: z.string(),
      /** The masked number of the card or account; null until it is linked. */
      account: z.string().nullable(),
      isDefault: z.boolean(),
      /** The page on which the owner agrees to the link; null when nothing is left to do. */
      url: z.string().nullable(),
      type: z.enum(paymentMethodTypes),
      customerId: z.string().nullable(),
      /** Month and year have two digits; null when no end is known. */
      expiryMonth: z.string().nullable(),
      expiryYear: z.string().nullable(),
      /** DOWNTIME while the bank is under maintenance, EXCEED when the amount of the query is above `limit`. */
      status: z.enum(paymentMethodStatuses),
      /** The largest amount of one payment, or null. */
      limit: Centavos.nullable(),
      /** The gateway's code for a failed link. */
      failureCode: z.string().nullable(),
      createdAt: Moment,
      updatedAt: Moment,
      usage: z.enum(paymentMethodUsages),
      ...rawForms,
    }),
  )
  .meta({ id: 'PaymentMethod' });

/** A card comes as the gateway's token, which the browser got; its number never reaches us. */
export const LinkInput = z
  .union([
    z.object({
      type: z.literal('EWALLET'),
      channelCode: z.enum(linkableChannels.EWALLET),
      returnPath: ReturnPath,
    }),
    z.object({
      type: z.literal('DIRECT_DEBIT'),
      channelCode: z.enum(linkableChannels.DIRECT_DEBIT),
      returnPath: ReturnPath,
    }),
    z.object({
      type: z.literal('CARD'),
      cardToken: z.string().regex(/^[0-9a-f]{24}$/, 'Expected a token of the payment service, 24 characters'),
      returnPath: ReturnPath,
    }),
  ])
  .meta({ id: 'LinkInput' });

export const paymentMethodRoutes = {
  linkPaymentMethod: route({
    operationId: 'linkPaymentMethod',
    method: 'POST',
    path: '/pay/payment-method',
    tag,
    summary:
      'Begins to link a wallet, bank account or card; go to `url`, where its owner agrees. The first one that is linked becomes the default.',
    audience,
    idempotency: 'required',
    callsPerMinute: 30,
    body: LinkInput,
    response: PaymentMethod,
    successStatus: 201,
    errors: [
      'NOT_REGISTERED',
      'ACCOUNT_SUSPENDED',
      'TOO_MANY_PAYMENT_METHODS',
      'GATEWAY_UNAVAILABLE',
      'GATEWAY_REFUSED',
      'PAYMENT_URL_NOT_FOUND',
      'IDEMPOTENCY_KEY_MISSING',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  }),
  listPaymentMethods: route({
    operationId: 'listPaymentMethods',
    method: 'GET',
    path: '/pay/payment-method/list',
    tag,
    summary:
      'The caller’s payment methods, the active default first, then the newest; with `amount`, those that it exceeds say so.',
    audience,
    query: z.object({ ...listQuery, amount: z.coerce.number().pipe(Centavos).optional() }),
    response: pageOf(PaymentMethod),
    errors: ['NOT_REGISTERED'],
  }),
  getPaymentMethod: route({
    operationId: 'getPaymentMethod',
    method: 'GET',
    path: '/pay/payment-method/{id}',
    tag,
    summary: 'One payment method.',
    audience,
    params,
    response: PaymentMethod,
    errors: ['NOT_REGISTERED', 'PAYMENT_METHOD_NOT_FOUND'],
  }),
  makePaymentMethodDefault: route({
    operationId: 'makePaymentMethodDefault',
    method: 'PUT',
    path: '/pay/payment-method/{id}',
    tag,
    summary: 'Makes a linked method the default.',
    audience,
    params,
    response: PaymentMethod,
    errors: ['NOT_REGISTERED', 'PAYMENT_METHOD_NOT_FOUND', 'METHOD_NOT_ACTIVE', 'METHOD_EXPIRED'],
  }),
  unlinkPaymentMethod: route({
    operationId: 'unlinkPaymentMethod',
    method: 'DELETE',
    path: '/pay/payment-method/{id}/unlink',
    tag,
    summary: 'Unlinks a method, here at once and at the gateway soon after; payments under way go on.',
    audience,
    params,
    response: Done,
    errors: ['NOT_REGISTERED', 'PAYMENT_METHOD_NOT_FOUND'],
  }),
} as const;
