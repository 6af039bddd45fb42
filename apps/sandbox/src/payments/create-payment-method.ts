import type { FastifyRequest } from 'fastify';
import { timestamp } from '../clock.ts';
import type { SandboxContext } from '../context.ts';
import { xenditId } from '../xendit/ids.ts';
import { xenditError } from '../xendit/xendit-error.ts';
import { type Instrument, type PaymentMethodInput, readInstrument } from './payment-method.input.ts';
import type { PaymentMethod } from './payment-method.record.ts';
import { checkoutUrl } from './public-url.ts';
import { announce } from './settle-payment-method.ts';

/**
 * Adds a payment method. A method for many payments has to be linked by the shopper on a page first (cards only with
 * a challenge); a method for a single payment is ready at once.
 * @throws WireError 400 when the instrument or the customer is not usable.
 */
export function createPaymentMethod(
  context: SandboxContext,
  options: { request: FastifyRequest; input: PaymentMethodInput },
): PaymentMethod {
  const { request, input } = options;
  const instrument = readInstrument(input, {
    nowMs: context.clock.now(),
    tokens: context.store.state.cardTokens,
  });
  requireCustomer(context, input.customer_id);
  const id = xenditId('paymentMethod');
  const needsLink = input.reusability === 'MULTIPLE_USE' && asksShopper(instrument);
  const now = timestamp(context.clock);
  const method: PaymentMethod = {
    id,
    type: instrument.type,
    channelCode: instrument.channelCode,
    customerId: input.customer_id ?? null,
    referenceId: input.reference_id ?? id,
    description: input.description ?? null,
    status: needsLink ? 'REQUIRES_ACTION' : 'ACTIVE',
    reusability: input.reusability,
    metadata: input.metadata ?? null,
    failureCode: null,
    returnUrls: instrument.returnUrls,
    linkUrl: needsLink ? checkoutUrl(context, request, id) : null,
    card: instrument.card,
    createdAt: now,
    updatedAt: now,
  };
  context.store.state.paymentMethods.push(method);
  context.store.changed();
  if (input.reusability === 'MULTIPLE_USE' && !needsLink) {
    announce(context, method, { event: 'payment_method.activated' });
  }
  return method;
}

/**
 * Refuses the id of a customer that does not exist.
 * @throws WireError 400 CUSTOMER_NOT_FOUND_ERROR.
 */
export function requireCustomer(context: SandboxContext, customerId: string | null | undefined): void {
  if (customerId && !context.store.state.customers.some((customer) => customer.id === customerId)) {
    throw xenditError({
      status: 400,
      code: 'CUSTOMER_NOT_FOUND_ERROR',
      message: `Customer with id ${customerId} is not found`,
    });
  }
}

function asksShopper(instrument: Instrument): boolean {
  return instrument.card === null || (instrument.card.flow === 'challenge' && !instrument.card.skipThreeDSecure);
}
