import type { Actor, RefundStatus } from '../facts/statuses.ts';

export type RefundRow = {
  readonly actor: Actor;
  readonly title: string;
  readonly from: readonly RefundStatus[];
  readonly to: RefundStatus;
};

/** E75 and the other steps of a refund: money on its way back through the gateway. */
export const refundTransitions = {
  'refund-requested': { actor: 'gateway', title: 'takes the refund', from: ['PENDING'], to: 'REQUESTED' },
  'refund-succeeded': {
    actor: 'gateway',
    title: 'reports that the money is back where it came from',
    from: ['PENDING', 'REQUESTED'],
    to: 'SUCCEEDED',
  },
  'refund-retried': {
    actor: 'gateway',
    title: 'reports a failure that may pass: tried again after 1, 6 and 24 hours',
    from: ['PENDING', 'REQUESTED'],
    to: 'PENDING',
  },
  'refund-to-wallet': {
    actor: 'gateway',
    title: 'reports a definite failure: the money goes to the wallet, at once withdrawable',
    from: ['PENDING', 'REQUESTED'],
    to: 'FAILED',
  },
  'refund-sent-again': {
    actor: 'staff',
    title: 'sends a refund again that the gateway has not taken, under its own key and with a reason',
    from: ['PENDING'],
    to: 'PENDING',
  },
} as const satisfies Record<string, RefundRow>;

export type RefundEvent = keyof typeof refundTransitions;

/** A row by its name, in the general type (E75; docs/lifecycle.md#ways-back). */
export function refundTransition(event: RefundEvent): RefundRow {
  return refundTransitions[event];
}
