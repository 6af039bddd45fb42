import type { Actor, PayoutStatus } from '../facts/statuses.ts';

export type PayoutRow = {
  readonly actor: Actor;
  readonly title: string;
  readonly from: readonly (PayoutStatus | null)[];
  readonly to: PayoutStatus;
  readonly money?: 'payout_sent' | 'payout_settled' | 'payout_returned' | 'payout_reversed' | undefined;
};

/**
 * docs/lifecycle.md#payouts, as data. `seller` stands for the wallet's owner. The gateway reports may skip steps (a
 * webhook that overtook another), so a later report is accepted from every earlier status.
 */
export const payoutTransitions = {
  'payout-requested': {
    actor: 'seller',
    title: 'asks for a payout',
    from: [null],
    to: 'PENDING',
    money: 'payout_sent',
  },
  'payout-accepted': { actor: 'gateway', title: 'takes it', from: ['PENDING'], to: 'ACCEPTED' },
  'payout-sent': { actor: 'gateway', title: 'sends it to the bank', from: ['PENDING', 'ACCEPTED'], to: 'REQUESTED' },
  'payout-succeeded': {
    actor: 'gateway',
    title: 'reports that the bank has it',
    from: ['PENDING', 'ACCEPTED', 'REQUESTED'],
    to: 'SUCCEEDED',
    money: 'payout_settled',
  },
  'payout-failed': {
    actor: 'gateway',
    title: 'reports a failure; the money goes back to the wallet',
    from: ['PENDING', 'ACCEPTED', 'REQUESTED'],
    to: 'FAILED',
    money: 'payout_returned',
  },
  'payout-given-back': {
    actor: 'staff',
    title: 'gives a held payout back to the wallet, after the gateway was asked',
    from: ['PENDING', 'ACCEPTED', 'REQUESTED'],
    to: 'FAILED',
    money: 'payout_returned',
  },
  'payout-cancelled': {
    actor: 'seller',
    title: 'stops it before the bank has it',
    from: ['PENDING', 'ACCEPTED'],
    to: 'CANCELLED',
    money: 'payout_returned',
  },
  'payout-reversed': {
    actor: 'gateway',
    title: 'reports that the bank sent it back',
    from: ['SUCCEEDED'],
    to: 'REVERSED',
    money: 'payout_reversed',
  },
} as const satisfies Record<string, PayoutRow>;

export type PayoutEvent = keyof typeof payoutTransitions;

/** Returns a row by its name, in the general type (docs/lifecycle.md#payouts). */
export function payoutTransition(event: PayoutEvent): PayoutRow {
  return payoutTransitions[event];
}
