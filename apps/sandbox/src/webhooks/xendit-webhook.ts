import { timestamp } from '../clock.ts';
import type { SandboxContext } from '../context.ts';
import { BUSINESS_ID } from '../xendit/ids.ts';
import type { Webhook } from './webhook.record.ts';
import type { Treatment } from './webhook-mode.ts';

/** Sends one of Xendit's events: `{ event, business_id, created, data }`, snake_case throughout. */
export function sendXenditWebhook(
  context: SandboxContext,
  message: { event: string; subjectId: string; data: unknown; treatment?: Treatment | undefined },
): Webhook {
  const { event, subjectId, data, treatment } = message;
  return context.webhooks.send({
    provider: 'xendit',
    event,
    subjectId,
    body: { event, business_id: BUSINESS_ID, created: timestamp(context.clock), data },
    treatment,
  });
}
