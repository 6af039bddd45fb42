import { markWebhookHandled, webhookEventById } from '@suki/db/queries/webhook-events';
import { withTransaction } from '@suki/db/tx';
import { isId } from '@suki/domain/ids/id';
import { z } from 'zod';
import type { Dependencies } from '../dependencies.ts';
import { settleAttempt } from '../features/payments/settle-attempt.ts';
import { settleRefund } from '../features/payments/settle-refund.ts';
import { settlePayout } from '../features/payouts/settle-payout.ts';
import type { handleXenditEvent } from './handle-xendit-event.definition.ts';

/** What we read of the gateway's objects to find ours; everything else is fetched again. */
const Body = z.looseObject({
  data: z.looseObject({ id: z.string(), payment_request_id: z.string().nullish(), reference_id: z.string().nullish() }),
});

/**
 * A webhook only says where to look: the object is fetched from the gateway before money is believed to have moved. So a forged,
 * repeated or outdated body has no effect of its own.
 */
export async function handleXenditWebhook(
  { eventId }: z.output<typeof handleXenditEvent.payload>,
  dependencies: Dependencies,
): Promise<void> {
  const { pool, clock, gateway, log } = dependencies;
  const event = await webhookEventById(pool, eventId);
  if (event === undefined || event.handledAt !== null) return;
  const { data } = Body.parse(event.body);
  const [subject] = event.kind.split('.', 1);
  if (subject === 'payment' && data.payment_request_id != null) {
    const payment = await gateway.getPayment(data.payment_request_id);
    if (isId('att', payment.referenceId)) await settleAttempt(payment.referenceId, payment, dependencies);
  } else if (subject === 'refund') {
    await settleRefund(await gateway.getRefund(data.id), dependencies);
  } else if (subject === 'payout') {
    await settlePayout(await gateway.getPayout(data.id), dependencies);
  } else {
    log.info({ kind: event.kind }, 'A webhook of the gateway that nothing follows from.');
  }
  await withTransaction(pool, (tx) => markWebhookHandled(tx, eventId, clock.now()));
}
