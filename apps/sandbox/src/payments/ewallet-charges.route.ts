import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { timestamp } from '../clock.ts';
import type { SandboxContext } from '../context.ts';
import { idempotent } from '../xendit/idempotency.ts';
import { xenditId } from '../xendit/ids.ts';
import { readInput } from '../xendit/read-input.ts';
import { notFound } from '../xendit/xendit-error.ts';
import { checkAmount, wireAmount } from './create-payment-request.ts';
import type { Payment } from './payment.record.ts';
import { paymentToWire } from './payment.wire.ts';
import { checkoutUrl } from './public-url.ts';

const url = z.url({ protocol: /^https?$/ });
const looseObject = z.record(z.string(), z.unknown());

const chargeInput = z.object({
  reference_id: z.string().min(1).max(255),
  currency: z.literal('PHP'),
  amount: wireAmount,
  checkout_method: z.literal('ONE_TIME_PAYMENT'),
  channel_code: z.enum(['PH_GCASH', 'PH_GRABPAY', 'PH_PAYMAYA', 'PH_SHOPEEPAY']),
  channel_properties: z.looseObject({
    success_redirect_url: url,
    failure_redirect_url: url.nullish(),
    cancel_redirect_url: url.nullish(),
  }),
  customer_id: z.string().nullish(),
  basket: z.array(looseObject).nullish(),
  metadata: looseObject.nullish(),
});

/** `POST /ewallets/charges`, the older way to pay by wallet. Its answer has an object of addresses. */
export function ewalletChargeRoutes(app: FastifyInstance, context: SandboxContext): void {
  const { store } = context;

  app.post('/ewallets/charges', (request, reply) => {
    const answer = idempotent(context, {
      request,
      conflictCode: 'IDEMPOTENCY_ERROR',
      run: () => {
        const charge = createCharge(context, { request, input: readInput(chargeInput, request.body) });
        return { status: 202, body: paymentToWire(store.state, charge) };
      },
    });
    return reply.code(answer.status).send(answer.body);
  });

  app.get<{ Params: { id: string } }>('/ewallets/charges/:id', (request) => {
    const charge = store.state.payments.find((row) => row.id === request.params.id && row.generation === 'charge');
    if (!charge) {
      throw notFound('Charge', request.params.id);
    }
    return paymentToWire(store.state, charge);
  });
}

function createCharge(
  context: SandboxContext,
  { request, input }: { request: FastifyRequest; input: z.infer<typeof chargeInput> },
): Payment {
  const channelCode = input.channel_code.slice('PH_'.length);
  checkAmount(input.amount, channelCode);
  const id = xenditId('charge');
  const now = timestamp(context.clock);
  const properties = input.channel_properties;
  const charge: Payment = {
    id,
    generation: 'charge',
    referenceId: input.reference_id,
    customerId: input.customer_id ?? null,
    paymentMethodId: null,
    channelCode,
    amount: input.amount,
    description: null,
    initiator: null,
    status: 'REQUIRES_ACTION',
    failureCode: null,
    metadata: input.metadata ?? null,
    items: input.basket ?? null,
    shippingInformation: null,
    channelProperties: properties,
    paymentId: null,
    checkoutUrl: checkoutUrl(context, request, id),
    returnUrls: {
      success: properties.success_redirect_url,
      failure: properties.failure_redirect_url ?? null,
      cancel: properties.cancel_redirect_url ?? null,
    },
    claimedAmount: null,
    lie: null,
    createdAt: now,
    updatedAt: now,
  };
  context.store.state.payments.push(charge);
  context.store.changed();
  return charge;
}
