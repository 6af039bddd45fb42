import { randomUUID } from 'node:crypto';
import { type Clock, timestamp } from '../clock.ts';
import type { Credentials } from '../credentials.ts';
import type { Scheduler } from '../scheduler.ts';
import type { Store } from '../store.ts';
import { deliverWebhook, SPACING_SECONDS } from './deliver-webhook.ts';
import type { Webhook } from './webhook.record.ts';
import { initialWebhookMode, type Treatment, takeTreatment } from './webhook-mode.ts';

/** In `reorder` mode a webhook without company is sent alone after this time. */
const HOLD_SECONDS_MAX = 15;

export type WebhookMessage = {
  provider: Webhook['provider'];
  event: string;
  subjectId: string;
  body: unknown;
  treatment?: Treatment | undefined;
};

export type WebhookSender = {
  send: (message: WebhookMessage) => Webhook;
  /** Sends a webhook again at once, in any state. False when the id is unknown. */
  resend: (webhookId: string) => boolean;
  deliver: (webhookId: string) => Promise<void>;
  release: () => void;
  /** After a start: resumes deliveries that a stop of the sandbox interrupted. */
  resume: () => void;
};

type SenderParts = {
  clock: Clock;
  store: Store;
  scheduler: Scheduler;
  credentials: Credentials;
  apiUrl: () => string;
};

/**
 * Sends webhooks after the change they report: drops, delays, repeats or reorders them by mode, and retries refused
 * ones.
 */
export function createWebhookSender(parts: SenderParts): WebhookSender {
  const { clock, store, scheduler, credentials, apiUrl } = parts;
  const find = (id: string) => store.state.webhooks.find((webhook) => webhook.id === id);
  return {
    send: (message) => sendWebhook(parts, message),
    release: () => releaseWebhooks(parts),
    resend(webhookId) {
      const webhook = find(webhookId);
      if (!webhook) {
        return false;
      }
      scheduler.cancel('webhook.deliver', webhookId);
      webhook.status = 'waiting';
      webhook.failures = 0;
      planDelivery(scheduler, webhookId, 0);
      return true;
    },
    async deliver(webhookId) {
      const webhook = find(webhookId);
      if (!webhook) {
        return;
      }
      const nextInSeconds = await deliverWebhook(webhook, { apiUrl: apiUrl(), clock, credentials });
      if (nextInSeconds !== undefined) {
        planDelivery(scheduler, webhookId, nextInSeconds);
      }
      store.changed();
    },
    resume() {
      for (const webhook of store.state.webhooks) {
        if (webhook.status === 'waiting' && !scheduler.isPlanned('webhook.deliver', webhook.id)) {
          planDelivery(scheduler, webhook.id, 0);
        }
      }
    },
  };
}

function planDelivery(scheduler: Scheduler, subjectId: string, inSeconds: number): void {
  scheduler.plan({ kind: 'webhook.deliver', subjectId, inSeconds });
}

const firstStatus = { send: 'waiting', hold: 'held', drop: 'dropped' } as const;

function sendWebhook(parts: SenderParts, message: WebhookMessage): Webhook {
  const { clock, store, scheduler } = parts;
  const treatment = message.treatment ?? takeTreatment(store.state.webhookMode, message.provider);
  const webhook: Webhook = {
    id: randomUUID(),
    provider: message.provider,
    event: message.event,
    subjectId: message.subjectId,
    body: JSON.stringify(message.body),
    status: firstStatus[treatment.kind],
    repeatsLeft: treatment.kind === 'send' ? treatment.times - 1 : 0,
    failures: 0,
    attempts: [],
    createdAt: timestamp(clock),
  };
  store.state.webhooks.push(webhook);
  store.changed();
  if (treatment.kind === 'send') {
    planDelivery(scheduler, webhook.id, treatment.delaySeconds);
  }
  if (treatment.kind === 'hold') {
    releaseWhenComplete(parts);
  }
  return webhook;
}

function releaseWhenComplete(parts: SenderParts): void {
  const { store, scheduler } = parts;
  const held = store.state.webhooks.filter((webhook) => webhook.status === 'held');
  if (held.length >= (store.state.webhookMode.count ?? 2)) {
    releaseWebhooks(parts);
  } else if (!scheduler.isPlanned('webhook.release', 'all')) {
    scheduler.plan({ kind: 'webhook.release', subjectId: 'all', inSeconds: HOLD_SECONDS_MAX });
  }
}

function releaseWebhooks({ store, scheduler }: SenderParts): void {
  scheduler.cancel('webhook.release', 'all');
  const held = store.state.webhooks.filter((webhook) => webhook.status === 'held').toReversed();
  for (const [index, webhook] of held.entries()) {
    webhook.status = 'waiting';
    planDelivery(scheduler, webhook.id, index * SPACING_SECONDS);
  }
  if (store.state.webhookMode.mode === 'reorder') {
    store.state.webhookMode = { ...initialWebhookMode };
  }
  store.changed();
}
