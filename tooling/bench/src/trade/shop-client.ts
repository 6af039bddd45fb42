import { randomUUID } from 'node:crypto';
import { firebaseProjectId, localSecrets } from '@suki/local-stack/environment';
import { type HostedServices, successWebhook } from './hosted-services.ts';
import { succeeded } from './load.ts';
import { idOf, maxTotal, uidOf } from './market-rows.ts';
import type { RawAnswer, RawConnection } from './raw-http.ts';

const tokenLifetimeSeconds = 3_600;

/**
 * A token in the form of the Auth emulator, with real claims and no signature; the API accepts it on this machine
 * only.
 */
export function bearerOf(person: number): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${firebaseProjectId}`,
    aud: firebaseProjectId,
    sub: uidOf(person),
    auth_time: now,
    iat: now,
    exp: now + tokenLifetimeSeconds,
    email: `${uidOf(person)}@suki.test`,
    email_verified: true,
    name: `Person ${person}`,
    firebase: { sign_in_provider: 'password', identities: {} },
  };
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `Bearer ${part({ alg: 'none' })}.${part(claims)}.`;
}

const headersOf = (person: number) => ({ authorization: bearerOf(person) });
const intentHeadersOf = (person: number) => ({ ...headersOf(person), 'idempotency-key': randomUUID() });

/** A person's first call, after which the API knows them, like everybody who has just looked at a page. */
export async function arrive(connection: RawConnection, person: number): Promise<void> {
  const { status } = await connection.call({ method: 'GET', path: '/user', headers: headersOf(person) });
  if (status !== 200) throw new Error(`Expected person ${person} to be known, got HTTP ${status}.`);
}

/** `POST /order`, row E31 of the life cycle. */
export function buy(connection: RawConnection, person: number, skuId: string): Promise<RawAnswer> {
  const body = { skuId, lane: 'standard', maxTotal, addressId: idOf('adr', person) };
  return connection.call({ method: 'POST', path: '/order', headers: intentHeadersOf(person), body });
}

export async function buyOnce(connection: RawConnection, person: number, skuId: string): Promise<string> {
  const { status } = await buy(connection, person, skuId);
  return status === 201 ? succeeded : String(status);
}

/** Buys and pays; ends with the mails to both sides, which are the last job of the flow. */
export async function buyAndPay(
  connection: RawConnection,
  purchase: { readonly person: number; readonly skuId: string },
  hosted: HostedServices,
): Promise<string> {
  const { person, skuId } = purchase;
  const ordered = await buy(connection, person, skuId);
  if (ordered.status !== 201) return `order ${ordered.status}`;
  const order = JSON.parse(ordered.body) as { id: string; total: number };
  const paying = await connection.call({
    method: 'PUT',
    path: `/order/pay/${order.id}`,
    headers: intentHeadersOf(person),
    body: { paymentMethod: 'GCASH', checkoutMethod: 'ONE_TIME_PAYMENT', returnPath: '/order' },
  });
  if (paying.status !== 200) return `pay ${paying.status}`;
  const { attempt } = JSON.parse(paying.body) as { attempt: { id: string; amount: number } };
  const mailed = hosted.mailsOf(order.id);
  const told = await connection.call({
    method: 'POST',
    path: '/webhook/xendit',
    headers: { 'x-callback-token': localSecrets.XENDIT_CALLBACK_TOKEN, 'webhook-id': randomUUID() },
    body: successWebhook(attempt.id, attempt.amount / 100),
  });
  if (told.status !== 200) return `webhook ${told.status}`;
  await mailed;
  return succeeded;
}
