import { gatewayPaymentMethodStatuses, paymentMethodTypes } from '@suki/domain/config/payment-methods';
import { channelCode } from '@suki/domain/payments/channel-code';
import { partsOf } from '@suki/domain/payments/payment-method-parts';
import type { z } from 'zod';
import type {
  CustomerInput,
  LinkInput,
  PaymentGateway,
  SavedMethod,
  SavedPaymentInput,
} from '../../ports/payment-gateway.ts';
import { GatewayError } from '../../ports/payment-gateway.ts';
import { CustomerAnswer, CustomersAnswer, PaymentMethodAnswer } from './xendit.schemas.ts';
import { toActions } from './xendit-actions.ts';
import { toWirePesos } from './xendit-money.ts';
import { xenditSegment } from './xendit-path.ts';
import { payerOf } from './xendit-payer.ts';
import { type XenditConnection, xenditRequest } from './xendit-request.ts';

type Methods = Pick<PaymentGateway, 'ensureCustomer' | 'linkMethod' | 'getMethod' | 'unlinkMethod'>;

/** Customers and saved payment methods of Xendit v2 (`docs/providers.md#saved-methods`). */
export function xenditMethods(connection: XenditConnection): Methods {
  const path = (id: string) => `/v2/payment_methods/${xenditSegment(id)}`;
  return {
    ensureCustomer: async (input) =>
      (await findCustomer(connection, input)) ?? (await createCustomer(connection, input)),
    linkMethod: async (input) =>
      toMethod(
        await xenditRequest(connection, {
          method: 'POST',
          path: '/v2/payment_methods',
          answer: PaymentMethodAnswer,
          idempotencyKey: input.idempotencyKey,
          body: linkBody(input),
        }),
      ),
    getMethod: async (id) =>
      toMethod(await xenditRequest(connection, { method: 'GET', path: path(id), answer: PaymentMethodAnswer })),
    unlinkMethod: async (id) =>
      toMethod(
        await xenditRequest(connection, {
          method: 'POST',
          path: `${path(id)}/expire`,
          answer: PaymentMethodAnswer,
          body: {},
          // Expiring a method is final, so its id is enough of a key.
          idempotencyKey: `expire-${id}`,
        }),
      ),
  };
}

async function findCustomer(connection: XenditConnection, { referenceId }: CustomerInput) {
  const { data } = await xenditRequest(connection, {
    method: 'GET',
    path: `/customers?reference_id=${encodeURIComponent(referenceId)}`,
    answer: CustomersAnswer,
  });
  return data[0];
}

/** Two first links at once make one customer: the gateway refuses the second as a duplicate, and the first is found. */
async function createCustomer(connection: XenditConnection, input: CustomerInput) {
  try {
    return await xenditRequest(connection, {
      method: 'POST',
      path: '/customers',
      answer: CustomerAnswer,
      idempotencyKey: input.idempotencyKey,
      body: {
        reference_id: input.referenceId,
        type: 'INDIVIDUAL',
        individual_detail: { given_names: input.name ?? 'Suki' },
        ...(input.email === null ? {} : { email: input.email }),
      },
    });
  } catch (error) {
    const found = error instanceof GatewayError && error.status !== null && error.status < 500;
    const customer = found ? await findCustomer(connection, input) : undefined;
    if (customer === undefined) throw error;
    return customer;
  }
}

function linkBody(input: LinkInput): unknown {
  const { successUrl, failureUrl, cancelUrl } = input;
  const common = {
    type: input.type,
    reusability: 'MULTIPLE_USE',
    country: 'PH',
    customer_id: input.customerId,
    reference_id: input.referenceId,
  };
  const urls = { success_return_url: successUrl, failure_return_url: failureUrl };
  switch (input.type) {
    case 'EWALLET': {
      const ewallet = {
        channel_code: input.channelCode,
        channel_properties: { ...urls, cancel_return_url: cancelUrl },
      };
      return { ...common, ewallet };
    }
    case 'DIRECT_DEBIT':
      return { ...common, direct_debit: { channel_code: input.channelCode, channel_properties: urls } };
    case 'CARD': {
      const properties = { ...urls, skip_three_d_secure: false, cardonfile_type: 'CUSTOMER_UNSCHEDULED' };
      const information = { token_id: input.cardToken };
      return { ...common, card: { currency: 'PHP', channel_properties: properties, card_information: information } };
    }
    default:
      return input satisfies never;
  }
}

export function savedPaymentBody(input: SavedPaymentInput): unknown {
  return {
    reference_id: input.referenceId,
    amount: toWirePesos(input.amount),
    currency: 'PHP',
    country: 'PH',
    description: input.description,
    capture_method: 'AUTOMATIC',
    initiator: 'CUSTOMER',
    payment_method_id: input.paymentMethodId,
    ...(input.customerId === null ? {} : { customer_id: input.customerId }),
    channel_properties: {
      success_return_url: input.successUrl,
      failure_return_url: input.failureUrl,
      cancel_return_url: input.cancelUrl,
    },
  };
}

function toMethod(answer: z.output<typeof PaymentMethodAnswer>): SavedMethod {
  const type = paymentMethodTypes.find((known) => known === answer.type);
  if (type === undefined) {
    const message = `payment method ${answer.id} is of the kind ${answer.type}, which we do not keep`;
    throw new GatewayError({ outcome: 'unknown', errorCode: 'MALFORMED_ANSWER', message, status: null });
  }
  const { paymentMethod, account, expiry } = partsOf(type, answer, null);
  return {
    id: answer.id,
    referenceId: answer.reference_id ?? '',
    customerId: answer.customer_id ?? null,
    type,
    status: gatewayPaymentMethodStatuses.find((known) => known === answer.status) ?? 'PENDING',
    // A payment part without a name of its own is called by its kind, which is no channel.
    channel: paymentMethod === type ? null : channelCode(paymentMethod),
    account,
    expiry,
    failureCode: answer.failure_code ?? null,
    payer: payerOf(answer),
    actions: toActions(answer.actions),
  };
}
