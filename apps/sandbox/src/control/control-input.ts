import { z } from 'zod';
import { claimedMethodStatuses, claimedPaymentStatuses } from '../payments/claim-webhook.ts';
import { wireAmount } from '../payments/create-payment-request.ts';
import type { Treatment } from '../webhooks/webhook-mode.ts';
import { defaultCount, initialWebhookMode, type WebhookMode } from '../webhooks/webhook-mode.ts';
import { controlError } from './find-subject.ts';

const webhookTreatment = z
  .object({
    drop: z.boolean().optional(),
    delay_seconds: z.number().min(0).max(3600).optional(),
    times: z.int().min(1).max(20).optional(),
  })
  .optional();

export const approveInput = z.object({
  amount: wireAmount.optional(),
  /** A false currency, and below a false reference of the merchant. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be three capitals, as USD')
    .optional(),
  reference_id: z.string().min(1).max(255).optional(),
  lie: z.enum(['webhook', 'everywhere']).default('webhook'),
  webhook: webhookTreatment,
});

export const treatedInput = z.object({ webhook: webhookTreatment });

export const paymentClaimInput = z.object({
  status: z.enum(claimedPaymentStatuses),
  amount: wireAmount.optional(),
  webhook: webhookTreatment,
});

export const methodClaimInput = z.object({ status: z.enum(claimedMethodStatuses), webhook: webhookTreatment });

export const failInput = z.object({ failure_code: z.string().min(1).optional(), webhook: webhookTreatment });

export const webhookModeInput = z.object({
  mode: z.enum(['normal', 'drop', 'delay', 'repeat', 'reorder']),
  count: z.int().min(1).nullish(),
  delay_seconds: z.number().min(0).max(3600).optional(),
  times: z.int().min(2).max(20).optional(),
  provider: z.enum(['xendit', 'trackingmore']).nullish(),
});

/**
 * Reads a body of the script API.
 * @throws WireError 400 that names every field at fault.
 */
export function readControl<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const result = schema.safeParse(body ?? {});
  if (!result.success) {
    throw controlError(400, 'invalid_body', z.prettifyError(result.error));
  }
  return result.data;
}

/** Returns the treatment that a script asked for; undefined leaves it to the mode. */
export function toTreatment(input: z.infer<typeof webhookTreatment>): Treatment | undefined {
  if (input === undefined) {
    return undefined;
  }
  return input.drop
    ? { kind: 'drop' }
    : { kind: 'send', delaySeconds: input.delay_seconds ?? 0, times: input.times ?? 1 };
}

export function toWebhookMode(input: z.infer<typeof webhookModeInput>): WebhookMode {
  return {
    mode: input.mode,
    count: input.count === undefined ? defaultCount[input.mode] : input.count,
    delaySeconds: input.delay_seconds ?? initialWebhookMode.delaySeconds,
    times: input.times ?? initialWebhookMode.times,
    provider: input.provider ?? null,
  };
}
