import type { OrderId } from '@suki/domain/ids/id';
import { now } from '@suki/sdk/clock';
import { readsOfPerson } from '@suki/sdk/server';
import { cookies, headers } from 'next/headers';
import { env } from '../../../env.server.ts';
import { WHOLE_PAGE } from '../../../http/whole-page.ts';
import { readingPassOf } from '../../../session/reading-pass.server.ts';
import type { DrawnOrder } from './drawn-order.client.tsx';
import { mainAction } from './order-action.view-model.ts';

/** A page waits no longer for its data: the browser asks for them itself. */
const WITHIN_MS = 2_000;

/**
 * Reads an order for its own page with the person's own bearer (ADR 0152).
 * @returns null for the router, without a pass, and after every refusal or failure: the browser then asks, and tells
 * what is wrong.
 */
export async function drawnOrder(orderId: OrderId): Promise<DrawnOrder | null> {
  if ((await headers()).get(WHOLE_PAGE) === null) return null;
  const pass = await readingPassOf(await cookies());
  if (pass === null) return null;
  const { bearer, uid } = pass;
  const reads = readsOfPerson({ baseUrl: env().API_URL, bearer, signal: AbortSignal.timeout(WITHIN_MS) });
  try {
    const order = await reads.order(orderId);
    const paymentMethods = mainAction(order) === 'pay' ? await reads.paymentMethods() : null;
    return { uid, at: now().toISOString(), answers: { order, paymentMethods } };
  } catch {
    return null;
  }
}
