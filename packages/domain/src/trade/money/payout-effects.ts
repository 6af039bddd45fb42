import type { PayoutFailureAction } from '../../config/payout-failures.ts';
import type { PayoutId } from '../../ids/id.ts';
import { negate } from '../../money/centavos.ts';
import type { PayoutFailureMessageId } from '../../texts/message-ids.ts';
import type { MessageIntent, Posting, Refusal } from '../facts/decision.ts';
import type { PayoutSnapshot } from '../facts/payout.ts';
import type { Actor, PayoutStatus } from '../facts/statuses.ts';
import { required } from '../facts/trade-context.ts';
import { type PayoutEvent, type PayoutRow, payoutTransition } from '../table/payout-transitions.table.ts';
import { posting } from './postings.ts';

/* The effects of a row of `payout-transitions.table.ts`. The row itself is chosen in `decide-payout.ts`. */

export type PayoutApproval = {
  readonly ok: true;
  readonly event: PayoutEvent;
  readonly actor: Actor;
  /** `null`: nothing moves (a repeated report, or a failure that is retried or held). */
  readonly move: { readonly id: PayoutId; readonly from: PayoutStatus | null; readonly to: PayoutStatus } | null;
  readonly postings: readonly Posting[];
  readonly messages: readonly MessageIntent[];
  /** The further action after a failure; null when there is none. */
  readonly failure: { readonly action: PayoutFailureAction; readonly retryAt: Date | null } | null;
};

export type PayoutDecision = PayoutApproval | Refusal;

type Moving = Omit<PayoutSnapshot, 'status'> & { readonly status: PayoutStatus | null };

/**
 * Approves a row of a payout with its move, its posting and its message (docs/lifecycle.md#payouts). `reason`: the text
 * about the failure.
 */
export function approvePayout(event: PayoutEvent, payout: Moving, reason?: PayoutFailureMessageId): PayoutApproval {
  const row = payoutTransition(event);
  return {
    ok: true,
    event,
    actor: row.actor,
    move: { id: payout.id, from: payout.status, to: row.to },
    postings: row.money === undefined ? [] : [postingOf(row.money, payout)],
    messages: messagesOf(event, payout, reason),
    failure: null,
  };
}

/** Approves a payout row without a move: a repeated report, or a failure that is retried or held. */
export function approveUnmoved(event: PayoutEvent): PayoutApproval {
  const { actor } = payoutTransition(event);
  return { ok: true, event, actor, move: null, postings: [], messages: [], failure: null };
}

function messagesOf(
  event: PayoutEvent,
  payout: Moving,
  reason: PayoutFailureMessageId | undefined,
): readonly MessageIntent[] {
  const { userId: to, amount } = payout;
  const { to: status } = payoutTransition(event);
  const common = { to, tab: 'payment', payout: { status } } as const;
  switch (event) {
    case 'payout-succeeded':
    case 'payout-reversed':
      return [{ ...common, kind: event, params: { amount } }];
    case 'payout-failed':
    case 'payout-given-back':
      return [{ ...common, kind: 'payout-failed', params: { amount, reason: required(reason, 'why it failed') } }];
    default:
      return [];
  }
}

/** Books a payout or its end: the wallet, the payout in transit, the gateway. */
function postingOf(code: NonNullable<PayoutRow['money']>, { id: key, userId, amount }: Moving): Posting {
  const wallet = `wallet:${userId}` as const;
  const transit = 'platform:payout_transit' as const;
  const gateway = 'platform:gateway_clearing' as const;
  const move = {
    payout_sent: [wallet, transit],
    payout_settled: [transit, gateway],
    payout_returned: [transit, wallet],
    payout_reversed: [gateway, wallet],
  } as const;
  const [from, to] = move[code];
  return posting({
    code,
    key,
    lines: [
      [from, negate(amount), 'payout'],
      [to, amount, 'payout'],
    ],
  });
}
