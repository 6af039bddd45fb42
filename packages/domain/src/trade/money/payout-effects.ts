import { negate } from '../../money/centavos.ts';
import type { PayoutApproval, PayoutSnapshot } from '../decide/decide-payout.ts';
import type { MessageIntent, Posting } from '../facts/decision.ts';
import type { PayoutStatus } from '../facts/statuses.ts';
import { type PayoutEvent, type PayoutRow, payoutTransition } from '../table/payout-transitions.table.ts';
import { posting } from './postings.ts';

/* What a row of `payout-transitions.table.ts` does: which row it is, `decide-payout.ts` says. */

type Moving = Omit<PayoutSnapshot, 'status'> & { readonly status: PayoutStatus | null };

/** A row of a payout with its move, its posting and its message (lifecycle, section 9). `reason`: why it failed, in words. */
export function approvePayout(event: PayoutEvent, payout: Moving, reason = ''): PayoutApproval {
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

/** The same row where nothing moves: a repeated report, or a failure that is retried or held (lifecycle, section 9). */
export function still(event: PayoutEvent): PayoutApproval {
  const { actor } = payoutTransition(event);
  return { ok: true, event, actor, move: null, postings: [], messages: [], failure: null };
}

function messagesOf(event: PayoutEvent, payout: Moving, reason: string): readonly MessageIntent[] {
  const { userId: to, amount } = payout;
  const { to: status } = payoutTransition(event);
  const common = { to, tab: 'payment', payout: { status } } as const;
  switch (event) {
    case 'payout-succeeded':
    case 'payout-reversed':
      return [{ ...common, kind: event, params: { amount } }];
    case 'payout-failed':
    case 'payout-given-back':
      return [{ ...common, kind: 'payout-failed', params: { amount, reason } }];
    default:
      return [];
  }
}

/** A payout and its ends: the wallet, the payout in transit, the gateway. */
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
