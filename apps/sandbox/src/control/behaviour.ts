import { z } from 'zod';

const seconds = z.number().min(0).max(86_400);

/** What happens by itself, and how fast. Set by page (payouts) and script (`POST /control/behaviour`). */
export const behaviourRecord = z.object({
  /** A payment with a saved wallet or card: no page, settled by itself. */
  savedPaymentOutcome: z.enum(['succeed', 'fail', 'hold']),
  savedPaymentSeconds: seconds,
  refundOutcome: z.enum(['succeed', 'fail', 'hold']),
  refundSeconds: seconds,
  /** For account numbers that have no meaning of their own. `hold` leaves the payout ACCEPTED. */
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
