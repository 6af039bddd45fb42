import type { SandboxContext } from '../context.ts';
import type { WebhookMode } from '../webhooks/webhook-mode.ts';

/** Changes how the next webhooks are sent. Webhooks that are held for reordering are sent first. */
export function setWebhookMode(context: SandboxContext, mode: WebhookMode): void {
  context.webhooks.release();
  context.store.state.webhookMode = mode;
  context.store.changed();
}
