import { z } from 'zod';

const seconds = z.number().min(0).max(86_400);

/**
 * Outcomes and delays of things that settle by themselves. Set on the payouts page and by `POST /control/behaviour`.
 */
export const behaviourRecord = z.object({
  /** A payment with a saved wallet or card, which settles without a page. */
  savedPaymentOutcome: z.enum(['succeed', 'fail', 'hold']),
  savedPaymentSeconds: seconds,
  refundOutcome: z.enum(['succeed', 'fail', 'hold']),
  refundSeconds: seconds,
  /** For account numbers without a meaning of their own. `hold` leaves the payout ACCEPTED. */
  payoutOutcome: z.enum(['succeed', 'fail', 'reverse', 'hold']),
  payoutFailureCode: z.string().min(1),
  payoutSeconds: seconds,
  /** From SUCCEEDED to REVERSED. Xendit says "within 5 minutes". */
  payoutReverseSeconds: seconds,
  /** "Approve but send the webhook late" on the checkout page. */
  lateWebhookSeconds: seconds,
});

export type Behaviour = z.infer<typeof behaviourRecord>;

export const initialBehaviour: Behaviour = {
  savedPaymentOutcome: 'succeed',
  savedPaymentSeconds: 1,
  refundOutcome: 'succeed',
  refundSeconds: 1,
  payoutOutcome: 'succeed',
  payoutFailureCode: 'REJECTED_BY_CHANNEL',
  payoutSeconds: 2,
  payoutReverseSeconds: 5,
  lateWebhookSeconds: 15,
};
