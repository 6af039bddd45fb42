import { z } from 'zod';

export const webhookModeRecord = z.object({
  mode: z.enum(['normal', 'drop', 'delay', 'repeat', 'reorder']),
  /**
   * Number of webhooks that are still treated so; null until the mode is changed. For `reorder`: the number to
   * collect.
   */
  count: z.int().min(1).nullable(),
  delaySeconds: z.number().min(0).max(3600),
  times: z.int().min(2).max(20),
  /** Only webhooks of this provider; null means both. */
  provider: z.enum(['xendit', 'trackingmore']).nullable(),
});

export type WebhookMode = z.infer<typeof webhookModeRecord>;

export const initialWebhookMode: WebhookMode = {
  mode: 'normal',
  count: null,
  delaySeconds: 30,
  times: 5,
  provider: null,
};

/** By default dropping ends after one webhook and reordering after two; delays and repetitions last. */
export const defaultCount = { normal: null, drop: 1, delay: null, repeat: null, reorder: 2 } as const satisfies Record<
  WebhookMode['mode'],
  number | null
>;

export type Treatment = { kind: 'drop' } | { kind: 'hold' } | { kind: 'send'; delaySeconds: number; times: number };

/** Returns the treatment of the next webhook, and counts the mode down. `reorder` ends itself on release. */
export function takeTreatment(current: WebhookMode, provider: 'xendit' | 'trackingmore'): Treatment {
  const plain: Treatment = { kind: 'send', delaySeconds: 0, times: 1 };
  if (current.provider !== null && current.provider !== provider) {
    return plain;
  }
  const { mode } = current;
  if (mode !== 'reorder' && current.count !== null) {
    current.count = current.count - 1 || null;
    current.mode = current.count === null ? 'normal' : mode;
  }
  switch (mode) {
    case 'normal':
      return plain;
    case 'drop':
      return { kind: 'drop' };
    case 'delay':
      return { kind: 'send', delaySeconds: current.delaySeconds, times: 1 };
    case 'repeat':
      return { kind: 'send', delaySeconds: 0, times: current.times };
    case 'reorder':
      return { kind: 'hold' };
    default:
      return mode satisfies never;
  }
}
