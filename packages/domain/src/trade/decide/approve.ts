import { LISTING_REMAINING_MIN_MS } from '../../config/timers.ts';
import { isAllowedDepositMove } from '../../deposits/deposit-moves.ts';
import { messagesOf } from '../effects/messages-of.ts';
import type { Draft } from '../effects/modifiers/modifier.ts';
import { modifiers } from '../effects/modifiers/modifiers.ts';
import { notesOf } from '../effects/notes-of.ts';
import { effectsOf } from '../effects/row-effects.ts';
import { checkedMoves, movesOf } from '../effects/row-moves.ts';
import { timersOf } from '../effects/row-timers.ts';
import type { Approval, DepositChange } from '../facts/decision.ts';
import type { AskSnapshot, BidSnapshot } from '../facts/snapshot.ts';
import type { TradeContext } from '../facts/trade-context.ts';
import { moneyOf } from '../money/money-of.ts';
import { type EventId, transition } from '../table/transitions.table.ts';

/**
 * Turns a row of the table into the decision for these facts, and applies the shared changes of `modifiers.ts`. The
 * caller has checked the row's preconditions.
 */
export function approve(event: EventId, context: TradeContext): Approval {
  const row: Draft = { event, row: transition(event), context };
  const draft = modifiers.reduce((sofar, one) => one.before?.(sofar) ?? sofar, row);
  return modifiers.reduce((approval, one) => one.after?.(approval, draft) ?? approval, carriedOut(draft));
}

/** Builds the decision of the row alone, without modifiers. */
function carriedOut({ event, row, context }: Draft): Approval {
  const { deposits, postings, refunds, patches } = moneyOf(row, context);
  const effects = effectsOf({ event, row, context });
  const timers = [...timersOf(row, context), ...effects.timers, ...(context.moreTimers ?? [])];
  const deadline = timers.find((timer) => timer.change === 'start')?.fireAt;
  const moves = [...(context.moreMoves ?? []), ...movesOf(event, context, row), ...checkedMoves(effects.moves)];
  return {
    ok: true,
    event,
    actor: row.actor,
    creations: [...(context.creations ?? []), ...effects.creations],
    moves,
    notes: notesOf(event, context, moves),
    audit: null,
    patches: [...(context.patches ?? []), ...patches],
    attempts: context.attempts ?? [],
    deposits: checkedDeposits(deposits, event),
    postings,
    refunds,
    releases: context.releases ?? [],
    timers,
    messages: messagesOf(row, context, { deposits, refunds, deadline }),
    coupons: effects.coupons,
    standings: effects.standings,
    announcements: effects.announcements,
    alerts: effects.alerts,
  };
}

/** Merges two rows that happen together into one decision (E37a with the buyer's own bid). `first` gives the event. */
export function mergeApprovals(first: Approval, second: Approval): Approval {
  return {
    ...first,
    creations: [...first.creations, ...second.creations],
    moves: [...first.moves, ...second.moves],
    notes: [...first.notes, ...second.notes],
    patches: [...first.patches, ...second.patches],
    attempts: [...first.attempts, ...second.attempts],
    deposits: [...first.deposits, ...second.deposits],
    postings: [...first.postings, ...second.postings],
    refunds: [...first.refunds, ...second.refunds],
    releases: [...first.releases, ...second.releases],
    timers: [...first.timers, ...second.timers],
    messages: [...first.messages, ...second.messages],
    coupons: [...first.coupons, ...second.coupons],
    standings: [...first.standings, ...second.standings],
    announcements: [...first.announcements, ...second.announcements],
    alerts: [...first.alerts, ...second.alerts],
  };
}

/** Returns an approval that moves nothing: for a repeated webhook, a timer that came too late, a second press. */
export function nothingToDo(event: EventId, attempts: Approval['attempts'] = []): Approval {
  return { ok: true, event, actor: transition(event).actor, attempts, ...emptyApproval };
}

const emptyApproval = {
  creations: [],
  moves: [],
  notes: [],
  audit: null,
  patches: [],
  deposits: [],
  postings: [],
  refunds: [],
  releases: [],
  timers: [],
  messages: [],
  coupons: [],
  standings: [],
  announcements: [],
  alerts: [],
} as const;

/**
 * Returns the windows of a reserved ask that is on sale again: the unspent rest of its days, at least an hour
 * (docs/lifecycle.md#rest-of-the-days).
 */
export function backOnSale(ask: AskSnapshot): { readonly windowsMs: { readonly listing: number } } {
  return { windowsMs: { listing: Math.max(ask.listingRemainingMs ?? 0, LISTING_REMAINING_MIN_MS) } };
}

/** Returns the windows of an ask and a bid that come back to the book (docs/lifecycle.md#rest-of-the-days). */
export function backInBook(ask: AskSnapshot | undefined, bid: BidSnapshot | null | undefined) {
  const rest = (ms: number | null | undefined): number => Math.max(ms ?? 0, LISTING_REMAINING_MIN_MS);
  return { windowsMs: { listing: rest(ask?.listingRemainingMs), bid_life: rest(bid?.liveRemainingMs) } };
}

/** @throws TypeError for a move that the state machine of deposits does not have: a mistake in the table. */
function checkedDeposits(changes: readonly DepositChange[], event: EventId): readonly DepositChange[] {
  const wrong = changes.find((change) => !isAllowedDepositMove(change.from, change.to));
  if (wrong !== undefined) {
    throw new TypeError(`Row ${event} moves a deposit from ${wrong.from} to ${wrong.to}: not in deposit-moves.ts.`);
  }
  return changes;
}
