import { type Clock, timestamp } from '../clock.ts';
import type { Credentials } from '../credentials.ts';
import { postJson } from './post-json.ts';
import type { Webhook } from './webhook.record.ts';
import { webhookHeaders } from './webhook-headers.ts';

/** Xendit tries again after 15 m, 45 m, 2 h, 3 h, 6 h and 12 h. These gaps grow alike but end within five minutes. */
export const RETRY_GAPS_SECONDS = [1, 3, 8, 20, 60, 180] as const;

/** Between the copies of one webhook, and between webhooks that are released in another order. */
export const SPACING_SECONDS = 0.25;

/** Old attempts are forgotten: somebody may press "Send again" all day. */
const ATTEMPTS_KEPT = 30;

/**
 * Makes one attempt and records its result. Returns the seconds until the next attempt or copy, or undefined when the
 * webhook is finished.
 */
export async function deliverWebhook(
  webhook: Webhook,
  options: { apiUrl: string; clock: Clock; credentials: Credentials },
): Promise<number | undefined> {
  const { apiUrl, clock, credentials } = options;
  const attempt: Webhook['attempts'][number] = { at: timestamp(clock), statusCode: null, error: null };
  try {
    const headers = webhookHeaders(webhook, { credentials, clock });
    attempt.statusCode = await postJson(`${apiUrl}/webhook/${webhook.provider}`, headers, webhook.body);
  } catch (error) {
    attempt.error = error instanceof Error ? error.message || error.name : String(error);
  }
  webhook.attempts = [...webhook.attempts, attempt].slice(-ATTEMPTS_KEPT);
  const isAccepted = attempt.statusCode !== null && attempt.statusCode >= 200 && attempt.statusCode < 300;
  return isAccepted ? afterSuccess(webhook) : afterFailure(webhook);
}

function afterSuccess(webhook: Webhook): number | undefined {
  webhook.status = webhook.repeatsLeft > 0 ? 'waiting' : 'delivered';
  if (webhook.repeatsLeft === 0) {
    return undefined;
  }
  webhook.repeatsLeft -= 1;
  return SPACING_SECONDS;
}

function afterFailure(webhook: Webhook): number | undefined {
  const gap = RETRY_GAPS_SECONDS[webhook.failures];
  webhook.failures += 1;
  webhook.status = gap === undefined ? 'gave_up' : 'waiting';
  return gap;
}
