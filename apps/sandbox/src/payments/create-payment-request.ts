import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { timestamp } from '../clock.ts';
import type { SandboxContext } from '../context.ts';
import { isWholeCentavos } from '../money.ts';
import { xenditId } from '../xendit/ids.ts';
import { channelPropertiesInput, returnUrlsOf } from '../xendit/return-urls.ts';
import { validationError, xenditError } from '../xendit/xendit-error.ts';
import { isPaymentChannel, type PaymentChannel, paymentChannels } from './channels.table.ts';
import { createPaymentMethod, requireCustomer } from './create-payment-method.ts';
import type { Payment } from './payment.record.ts';
import { paymentMethodInput } from './payment-method.input.ts';
import type { PaymentMethod } from './payment-method.record.ts';
import { checkoutUrl } from './public-url.ts';

const looseObject = z.record(z.string(), z.unknown());

export const wireAmount = z.number().refine(isWholeCentavos, 'must have at most 2 decimals');

export const paymentRequestInput = z.object({
  reference_id: z.string().min(1).max(255).nullish(),
  amount: wireAmount,
  currency: z.literal('PHP'),
  country: z.literal('PH').nullish(),
  payment_method: paymentMethodInput.nullish(),
  payment_method_id: z.string().nullish(),
  customer_id: z.string().nullish(),
  description: z.string().nullish(),
  capture_method: z.enum(['AUTOMATIC', 'MANUAL']).nullish(),
  initiator: z.enum(['CUSTOMER', 'MERCHANT']).nullish(),
  channel_properties: channelPropertiesInput.nullish(),
  metadata: looseObject.nullish(),
  items: z.array(looseObject).nullish(),
  shipping_information: looseObject.nullish(),
});

type PaymentRequestInput = z.infer<typeof paymentRequestInput>;

/**
 * Begins a payment. Wallets, banks and challenged cards wait for the shopper on a page; a payment with a saved wallet
 * or card settles by itself a moment later.
 * @throws WireError 400 in Xendit's words.
 */
export function createPaymentRequest(
  context: SandboxContext,
  options: { request: FastifyRequest; input: PaymentRequestInput },
): Payment {
  const { request, input } = options;
  if (input.capture_method === 'MANUAL') {
    throw xenditError({
      status: 400,
      code: 'MANUAL_CAPTURE_NOT_SUPPORTED',
      message: 'Manual capture is not supported for this channel',
    });
  }
  requireCustomer(context, input.customer_id);
  checkAmount(input.amount, channelCodeOf(context, input));
  const method = takeMethod(context, options);
  const id = xenditId('paymentRequest');
  const asksShopper = needsPage(method);
  const now = timestamp(context.clock);
  const payment: Payment = {
    id,
    generation: 'request',
    referenceId: input.reference_id ?? id,
    customerId: input.customer_id ?? method.customerId,
    paymentMethodId: method.id,
    channelCode: method.channelCode,
    amount: input.amount,
    description: input.description ?? null,
    initiator: input.initiator ?? 'CUSTOMER',
    status: asksShopper ? 'REQUIRES_ACTION' : 'PENDING',
    failureCode: null,
    metadata: input.metadata ?? null,
    items: input.items ?? null,
    shippingInformation: input.shipping_information ?? null,
    channelProperties: input.channel_properties ?? null,
    paymentId: null,
    checkoutUrl: asksShopper ? checkoutUrl(context, request, id) : null,
    returnUrls: returnUrlsOf(input.channel_properties, method.returnUrls),
    claimedAmount: null,
    lie: null,
    createdAt: now,
    updatedAt: now,
  };
  context.store.state.payments.push(payment);
  context.store.changed();
  const { behaviour } = context.store.state;
  if (!asksShopper && behaviour.savedPaymentOutcome !== 'hold') {
    context.scheduler.plan({ kind: 'payment.settle', subjectId: id, inSeconds: behaviour.savedPaymentSeconds });
  }
  return payment;
}

/** Finds the channel before anything is made, so that a refused amount leaves nothing behind. */
function channelCodeOf(context: SandboxContext, input: PaymentRequestInput): string {
  if (input.payment_method_id) {
    return context.store.state.paymentMethods.find((row) => row.id === input.payment_method_id)?.channelCode ?? '';
  }
  const method = input.payment_method;
  return method?.type === 'CARD' ? 'CARDS' : ((method?.ewallet ?? method?.direct_debit)?.channel_code ?? '');
}

/** @throws WireError 400 when the amount is outside the channel's limits. */
export function checkAmount(amount: number, channelCode: string): void {
  const channel: PaymentChannel | undefined = isPaymentChannel(channelCode) ? paymentChannels[channelCode] : undefined;
  const minimum = channel?.minimum ?? 1;
  if (amount < minimum) {
    throw validationError([{ path: 'amount', message: `amount must be ${minimum} or more` }]);
  }
  if (channel && amount > channel.maximum) {
    throw xenditError({
      status: 400,
      code: 'MAX_AMOUNT_LIMIT_ERROR',
      message: `The maximum amount for ${channelCode} is ${channel.maximum}`,
    });
  }
}

function takeMethod(
  context: SandboxContext,
  { request, input }: { request: FastifyRequest; input: PaymentRequestInput },
): PaymentMethod {
  if (input.payment_method) {
    const methodInput = { ...input.payment_method, customer_id: input.payment_method.customer_id ?? input.customer_id };
    return createPaymentMethod(context, { request, input: methodInput });
  }
  if (!input.payment_method_id) {
    throw validationError([{ path: 'payment_method', message: 'payment_method or payment_method_id is required' }]);
  }
  const method = context.store.state.paymentMethods.find((row) => row.id === input.payment_method_id);
  if (!method) {
    throw xenditError({
      status: 400,
      code: 'PAYMENT_METHOD_NOT_FOUND_ERROR',
      message: `Payment method with id ${input.payment_method_id} is not found`,
    });
  }
  if (method.status !== 'ACTIVE') {
    throw xenditError({
      status: 400,
      code: 'INACTIVE_PAYMENT_METHOD',
      message: `Payment method ${method.id} is ${method.status}, only ACTIVE ones can be charged`,
    });
  }
  if (input.customer_id && method.customerId && input.customer_id !== method.customerId) {
    throw xenditError({
      status: 400,
      code: 'CUSTOMER_PAYMENT_METHOD_MISMATCHED',
      message: 'The payment method belongs to another customer',
    });
  }
  return method;
}

function needsPage(method: PaymentMethod): boolean {
  const isSaved = method.reusability === 'MULTIPLE_USE' && method.status === 'ACTIVE';
  if (method.card) {
    return !isSaved && method.card.flow === 'challenge' && !method.card.skipThreeDSecure;
  }
  const channel: PaymentChannel | undefined = isPaymentChannel(method.channelCode)
    ? paymentChannels[method.channelCode]
    : undefined;
  return !isSaved || channel?.savedApproval === 'redirect';
}
