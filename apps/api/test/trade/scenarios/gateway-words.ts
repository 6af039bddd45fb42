import { attemptById } from '@suki/db/queries/attempts';
import type { AttemptId } from '@suki/domain/ids/id';
import { testSecrets } from '../../support/test-secrets.ts';
import { newKey } from '../../support/trade-steps.ts';
import type { TradeWorld } from '../../support/trade-world-on.ts';

/** Delivers a webhook as the gateway sends it; a repeated `id` is one delivery repeated. */
export function deliverWord(
  { api }: TradeWorld,
  { event, id = newKey(), data }: { readonly event: string; readonly id?: string | undefined; readonly data: object },
) {
  return api.callAs(undefined, 'receiveXenditWebhook', {
    body: { event, business_id: 'b', created: 'now', data },
    headers: { 'webhook-id': id, 'x-callback-token': testSecrets.xenditCallbackToken },
  });
}

/** Returns the gateway's id of a payment. @throws Error when its answer is not stored. */
export async function requestIdOf({ pool }: TradeWorld, attemptId: AttemptId): Promise<string> {
  const requestId = (await attemptById(pool, attemptId))?.gatewayRequestId ?? null;
  if (requestId === null) throw new Error(`Expected the gateway's answer to ${attemptId} to be stored.`);
  return requestId;
}

/** Makes the state after a lost answer: the gateway has the payment, and we do not know of it. */
export async function forgetAnswer({ pool }: TradeWorld, attemptId: AttemptId): Promise<void> {
  await pool.query('update payment_attempts set gateway_request_id = null, redirect_url = null where id = $1', [
    attemptId,
  ]);
}

/** Runs once the job that asks the gateway about open payments. */
export async function reconcile({ pool, settle }: Pick<TradeWorld, 'pool' | 'settle'>): Promise<void> {
  await pool.query(`select graphile_worker.add_job('reconcile', '{}')`);
  await settle();
}

/** Counts orders by status. */
export async function orderStatuses(
  { pool }: TradeWorld,
  orderIds: readonly string[],
): Promise<Readonly<Record<string, number>>> {
  const { rows } = await pool.query<{ status: string; count: number }>(
    'select status, count(*)::int as count from orders where id = any($1) group by status',
    [orderIds],
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}
