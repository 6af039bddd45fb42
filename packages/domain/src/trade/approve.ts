import { LISTING_REMAINING_MIN_MS } from '../config/timers.ts';
import { isAllowedMove } from './allowed-moves.ts';
import { deadline } from './deadline.ts';
import type { Approval, Move, Refusal, TimerChange, TimerSubject } from './decision.ts';
import { messagesOf } from './messages-of.ts';
import { moneyOf } from './money-of.ts';
import type { RefusalReason } from './refusal-reasons.ts';
import type { AskSnapshot, Closure } from './snapshot.ts';
import type { Actor, TimerKind } from './statuses.ts';
import { required, type TradeContext } from './trade-context.ts';
import type { TransitionRow } from './transition-row.ts';
import { type EventId, transition } from './transitions.table.ts';

/** Turns a row of the table into the decision for these facts. The caller has checked the row's preconditions. */
export function approve(event: EventId, context: TradeContext): Approval {
  const row = transition(event);
  const money = moneyOf(row, context);
  const timers = timersOf(row, context);
  const started = timers.find((timer) => timer.change === 'start');
  const { deposits, refunds } = money;
  return {
    ok: true,
    event,
    actor: row.actor,
    creations: context.creations ?? [],
    moves: movesOf(event, context),
    patches: context.patches ?? [],
    attempts: context.attempts ?? [],
    ...money,
    releases: context.releases ?? [],
    timers,
    messages: messagesOf(row, context, { deposits, refunds, deadline: started?.fireAt }),
  };
}

/** An approval that moves nothing: a repeated webhook, a timer that came too late, a second press. */
export function nothingToDo(event: EventId, attempts: Approval['attempts'] = []): Approval {
  const actor: Actor = transition(event).actor;
  return { ok: true, event, actor, attempts, ...emptyApproval };
}

const emptyApproval = {
  creations: [],
  moves: [],
  patches: [],
  deposits: [],
  postings: [],
  refunds: [],
  releases: [],
  timers: [],
  messages: [],
} as const;

/** A refusal with its word and, where it helps, what came. */
export function refuse(reason: RefusalReason, details?: Refusal['details']): Refusal {
  return details === undefined ? { ok: false, reason } : { ok: false, reason, details };
}

/** Whether the row applies to the statuses of these facts. */
export function fits(event: EventId, { ask, order }: Pick<TradeContext, 'ask' | 'order'>): boolean {
  const row = transition(event);
  const fitsAsk = row.ask === undefined || row.ask.from.includes(ask?.status ?? null);
  const fitsOrder = row.order === undefined || row.order.from.includes(order?.status ?? null);
  return fitsAsk && fitsOrder;
}

/**
 * The moves of a row, the ask before the order.
 * @throws TypeError when a move is not in `allowed-moves.ts`: a mistake in the table.
 */
export function movesOf(event: EventId, context: Pick<TradeContext, 'ask' | 'order' | 'creations'>): readonly Move[] {
  const row = transition(event);
  const moves: Move[] = [];
  const isNew = (entity: Move['entity']): boolean => context.creations?.some((one) => one.entity === entity) ?? false;
  if (row.ask !== undefined && row.ask.to !== 'stays') {
    const { id, status } = required(context.ask, 'the ask');
    const { to } = row.ask;
    moves.push({ entity: 'ask', id, from: isNew('ask') ? null : status, to, event, closure: closureOf(row, to) });
  }
  if (row.order !== undefined && row.order.to !== 'stays') {
    const { id, status } = required(context.order, 'the order');
    const { to } = row.order;
    moves.push({ entity: 'order', id, from: isNew('order') ? null : status, to, event, closure: closureOf(row, to) });
  }
  const wrong = moves.find((move) => !isAllowedMove(move.entity, move.from, move.to));
  if (wrong !== undefined) {
    throw new TypeError(`Row ${event} moves the ${wrong.entity} from ${wrong.from} to ${wrong.to}: not in section 8.`);
  }
  return moves;
}

/** What a reserved ask gets when it is on sale again: the unspent rest of its days, at least an hour. */
export function backOnSale(ask: AskSnapshot): Pick<TradeContext, 'windowsMs'> {
  return { windowsMs: { T2: Math.max(ask.listingRemainingMs ?? 0, LISTING_REMAINING_MIN_MS) } };
}

function closureOf(row: TransitionRow, to: string): Closure | undefined {
  return to === 'transaction_closed' ? row.closure : undefined;
}

function timersOf(row: TransitionRow, context: TradeContext): readonly TimerChange[] {
  const stops = (row.stop ?? []).map((kind) => ({ change: 'stop', subject: subjectOf(kind, context), kind }) as const);
  const starts = (row.start ?? []).map((kind) => {
    const fireAt = deadline(kind, context.now, context.windowsMs?.[kind]);
    return {
      change: 'start',
      subject: subjectOf(kind, context),
      kind,
      fireAt,
      isExtension: context.isExtension,
    } as const;
  });
  return [...stops, ...starts];
}

function subjectOf(kind: TimerKind, context: TradeContext): TimerSubject {
  if (kind === 'T1' || kind === 'T2') {
    return { entity: 'ask', id: required(context.ask, 'the ask').id };
  }
  if (kind === 'T21') {
    return { entity: 'deposit', id: required(context.ask, 'the ask').deposit.id };
  }
  return { entity: 'order', id: required(context.order, 'the order').id };
}
