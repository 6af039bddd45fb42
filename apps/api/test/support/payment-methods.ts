import type { PaymentMethod } from '@suki/contract/payment-methods/payment-methods.table';
import type { z } from 'zod';
import type { CallInput } from './call-operation.ts';
import { testSecrets } from './test-secrets.ts';
import type { TestPerson } from './test-token.ts';
import { newKey } from './trade-steps.ts';
import type { TradeWorld } from './trade-world-on.ts';

export type Linked = z.output<typeof PaymentMethod>;

export const grabPay = { type: 'EWALLET', channelCode: 'GRABPAY', returnPath: '/wallet' } as const;
export const bpi = { type: 'DIRECT_DEBIT', channelCode: 'BPI', returnPath: '/wallet' } as const;

export function linkCall(
  { api }: TradeWorld,
  person: TestPerson,
  body: CallInput['body'] = grabPay,
  idempotencyKey = newKey(),
) {
  return api.callAs(person, 'linkPaymentMethod', { body, idempotencyKey });
}

/** Links a method, to which its owner agrees at the gateway. */
export async function linkedMethod(
  world: TradeWorld,
  person: TestPerson,
  body: CallInput['body'] = grabPay,
): Promise<Linked> {
  const begun = (await linkCall(world, person, body)).answer();
  if (begun.status !== 'ACTIVE') await world.api.sandbox.control(`/payment-methods/${begun.id}/approve`);
  await world.settle();
  return (await world.api.callAs(person, 'getPaymentMethod', { params: { id: begun.id } })).answer();
}

/** Gets the token of a card, which a browser gets without our API. */
export async function cardToken({ api }: TradeWorld, number: string, expiry = { month: '12', year: '2030' }) {
  const response = await fetch(`${api.sandbox.url}/xendit/v2/credit_card_tokens`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${testSecrets.xenditSecretKey}:`).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      card_data: { account_number: number, exp_month: expiry.month, exp_year: expiry.year, cvn: '123' },
    }),
  });
  const { id } = (await response.json()) as { id: string };
  return id;
}

export async function methodsOf(
  { api }: TradeWorld,
  person: TestPerson,
  query: CallInput['query'] = {},
): Promise<readonly Linked[]> {
  return (await api.callAs(person, 'listPaymentMethods', { query: { limit: 20, ...query } })).answer().items;
}
