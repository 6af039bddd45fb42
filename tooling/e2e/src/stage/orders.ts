import { expect } from '@playwright/test';
import type { OrderStatus } from '@suki/domain/trade/facts/statuses';
import { localSecrets } from '@suki/local-stack/environment';
import { addresses } from '../addresses.ts';
import type { Caller } from './caller.ts';

const TOTAL_MAX_CENTAVOS = 99_999_900;

/** Buys one of the pairs; it waits for its payment. Answers the id of the order. */
export async function reserve(buyer: Caller, { sku }: { readonly sku: { readonly id: string } }): Promise<string> {
  const { items } = await buyer('listAddresses');
  const order = await buyer('buyAtLowestAsk', {
    body: { skuId: sku.id, lane: 'standard', maxTotal: TOTAL_MAX_CENTAVOS, addressId: items[0]?.id },
  });
  return order.id;
}

/** Starts the payment; returns its attempt and the address of the wallet's page. */
export async function startPayment(buyer: Caller, orderId: string) {
  const { attempt, redirectUrl } = await buyer('payOrder', {
    params: { orderId },
    body: { paymentMethod: 'GCASH', checkoutMethod: 'ONE_TIME_PAYMENT', returnPath: `/order/${orderId}` },
  });
  return { attemptId: attempt.id, redirectUrl: redirectUrl ?? '' };
}

export async function pay(buyer: Caller, orderId: string): Promise<void> {
  const { attemptId } = await startPayment(buyer, orderId);
  await approve(attemptId);
  await expectStatus(buyer, orderId, 'confirming_buyer_order');
}

/** Approves a payment as the button on the wallet's page does. */
export async function approve(attemptId: string): Promise<void> {
  const answer = await fetch(`${addresses.sandbox}/control/payments/${attemptId}/approve`, {
    method: 'POST',
    headers: { 'x-control-key': localSecrets.SANDBOX_CONTROL_KEY },
  });
  expect(answer.status, `the sandbox's answer to the approval of ${attemptId}`).toBe(200);
}

async function expectStatus(buyer: Caller, orderId: string, status: OrderStatus): Promise<void> {
  const read = async () => (await buyer('getOrder', { params: { id: orderId } })).status;
  await expect.poll(read, { message: `the status of ${orderId}` }).toBe(status);
}
