import type { JobPayload } from '@suki/db/jobs.table';
import { raiseMoneyAlert } from '@suki/db/queries/money-alerts';
import { markWebhookHandled, webhookEventById } from '@suki/db/queries/webhook-events';
import { isId } from '@suki/domain/ids/id';
import { z } from 'zod';
import type { Dependencies } from '../dependencies.ts';
import { settlePaymentMethod } from '../features/payment-methods/settle-payment-method.ts';
import { settleAttempt } from '../features/payments/settle-attempt.ts';
import { settleDispute } from '../features/payments/settle-dispute.ts';
import { settleRefund } from '../features/payments/settle-refund.ts';
import { settlePayout } from '../features/payouts/settle-payout.ts';
import { GatewayError } from '../ports/payment-gateway.ts';
import type { JobWorker } from './job-worker.ts';

/** The fields of the gateway's objects that lead to our row; everything else is fetched again. */
const Data = z.looseObject({
  id: z.string(),
  payment_request_id: z.string().nullish(),
  reference_id: z.string().nullish(),
});
/** Disputes come without an envelope. */
const Body = z.union([z.looseObject({ data: Data }).transform(({ data }) => data), Data]);

type Payload = JobPayload<'handle-xendit-event'>;

export const handleXenditEvent: JobWorker<'handle-xendit-event'> = {
  payload: z.object({ eventId: z.string() }),
  work: handleEvent,
  gaveUp: giveUp,
};

/**
 * A webhook says only which object changed. The object is fetched from the gateway before money is believed to have
 * moved, so a forged, repeated or outdated body has no effect of its own.
 */
async function handleEvent({ eventId }: Payload, dependencies: Dependencies): Promise<void> {
  const { pool, clock, log } = dependencies;
  const event = await webhookEventById(pool, eventId);
  if (event === undefined || event.handledAt !== null) return;
  try {
    await bringIn({ kind: event.kind, data: Body.parse(event.body) }, dependencies);
  } catch (error) {
    if (!(error instanceof GatewayError && error.status === 404)) throw error;
    log.warn({ eventId, kind: event.kind, error: error.message }, 'The gateway does not know the object of a webhook.');
  }
  await markWebhookHandled(pool, eventId, clock.now());
}

/**
 * Runs when the queue gives the job up. The nightly comparison covers every subject but disputes, which the gateway
 * does not list: finance gets an alert about a dispute and can ask again. Reconciliation requeues the event itself.
 */
async function giveUp({ eventId }: Payload, { pool, clock, log }: Dependencies): Promise<void> {
  const event = await webhookEventById(pool, eventId);
  const data = Body.safeParse(event?.body).data;
  if (event === undefined || event.handledAt !== null || data === undefined) return;
  if (!event.kind.startsWith('dispute')) return;
  await raiseMoneyAlert(pool, { entity: 'dispute', id: data.id, event: 'disputed' }, clock.now());
  log.error(
    { eventId, disputeId: data.id },
    'A bank disputes a payment, and the gateway does not answer about the dispute.',
  );
}

type News = { readonly kind: string; readonly data: z.output<typeof Data> };

async function bringIn({ kind, data }: News, dependencies: Dependencies): Promise<void> {
  const { gateway, log } = dependencies;
  const [subject] = kind.split('.', 1);
  switch (subject) {
    case 'payment':
    case 'ewallet': {
      // An older e-wallet charge is itself the payment; a payment request names its payments.
      const payment = await gateway.getPayment(data.payment_request_id ?? data.id);
      if (isId('att', payment.referenceId)) await settleAttempt(payment.referenceId, payment, dependencies);
      return;
    }
    case 'payment_method':
      // A method for a single payment carries the attempt's reference, and its payment sends a webhook of its own.
      if (!isId('pmt', data.reference_id)) return;
      return await settlePaymentMethod(await gateway.getMethod(data.id), dependencies);
    case 'dispute':
      await settleDispute(data.id, dependencies);
      return;
    case 'refund':
      return await settleRefund(await gateway.getRefund(data.id), dependencies);
    case 'payout':
      return await settlePayout(await gateway.getPayout(data.id), dependencies);
    default:
      log.info({ kind }, 'A webhook of a kind that has no effect here.');
  }
}
