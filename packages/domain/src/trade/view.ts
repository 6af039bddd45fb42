import type { CommandName } from './commands.ts';
import { askNextSteps, deliveredNextStep, type NextActor, orderNextSteps } from './next-step.table.ts';
import type { AskSnapshot, OrderSnapshot } from './snapshot.ts';
import type { Actor, AskStatus, ClosureDetail, OrderStatus, TimerKind } from './statuses.ts';
import { ASK_STEP_COUNT, askSteps, ORDER_STEP_COUNT, orderSteps } from './steps.ts';
import type { TransitionRow } from './transition-row.ts';
import { eventIds, transition } from './transitions.table.ts';

export type Role = 'buyer' | 'seller' | 'operator';

/** The timers that run for the ask and its order. */
export type RunningTimers = readonly { readonly kind: TimerKind; readonly fireAt: Date }[];

export type Action = CommandName | 'delete_ask' | 'delete_order';

/** What a person needs to know of an ask or order. Ids are those of `messages/en.ts`. */
export type TradeView = {
  readonly step: number;
  readonly stepCount: number;
  /** The status in a few words, for this role. */
  readonly labelId: `order.${Role}.${OrderStatus}` | `ask.${AskStatus}`;
  /** A sentence: what is happening and who owes the next step, or why it ended. */
  readonly infoId: `order.${Role}.${OrderStatus}.info` | `ask.${AskStatus}.info` | `closed.${ClosureDetail}`;
  readonly nextActor: NextActor;
  readonly deadline: Date | null;
  /** What happens when the deadline passes; null without a deadline. */
  readonly lapseId: `lapse.${TimerKind}.${Role}` | null;
  /** Commands that this role may give now. */
  readonly actions: readonly Action[];
};

export type OrderViewInput = {
  readonly order: Pick<OrderSnapshot, 'status' | 'cancelRequested' | 'deliveryAt' | 'inboundScannedAt' | 'closure'>;
  readonly role: Role;
  readonly timers: RunningTimers;
};

/** An order as one role sees it; derived from the transition table, so a screen never offers what the server refuses. */
export function viewOrder({ order, role, timers }: OrderViewInput): TradeView {
  const { status, closure } = order;
  const isDelivered = status === 'to_receive' && order.deliveryAt !== null;
  const next = isDelivered ? deliveredNextStep : orderNextSteps[status];
  return {
    step: orderSteps[status],
    stepCount: ORDER_STEP_COUNT,
    labelId: `order.${role}.${status}`,
    infoId: closure === null ? `order.${role}.${status}.info` : `closed.${closure.detail}`,
    nextActor: next.nextActor,
    ...deadlineOf(next.timer, role, timers),
    actions: orderActions(order, role),
  };
}

export type AskViewInput = {
  readonly ask: Pick<AskSnapshot, 'status' | 'closure'>;
  readonly role: Exclude<Role, 'buyer'>;
  readonly timers: RunningTimers;
};

/** An ask as its seller or an operator sees it. */
export function viewAsk({ ask, role, timers }: AskViewInput): TradeView {
  const { status, closure } = ask;
  const next = askNextSteps[status];
  return {
    step: askSteps[status],
    stepCount: ASK_STEP_COUNT,
    labelId: `ask.${status}`,
    infoId: closure === null ? `ask.${status}.info` : `closed.${closure.detail}`,
    nextActor: next.nextActor,
    ...deadlineOf(next.timer, role, timers),
    actions: askActions(status, role),
  };
}

function deadlineOf(
  kind: TimerKind | null,
  role: Role,
  timers: RunningTimers,
): Pick<TradeView, 'deadline' | 'lapseId'> {
  const timer = timers.find((running) => running.kind === kind);
  return timer === undefined
    ? { deadline: null, lapseId: null }
    : { deadline: timer.fireAt, lapseId: `lapse.${timer.kind}.${role}` };
}

const actorOf: Readonly<Record<Role, Actor>> = { buyer: 'buyer', seller: 'seller', operator: 'staff' };

function orderActions(order: OrderViewInput['order'], role: Role): readonly Action[] {
  const { status } = order;
  const isFinished = status === 'transaction_closed' || status === 'transaction_successful';
  if (isFinished) {
    return role === 'operator' ? [] : ['delete_order'];
  }
  const commands = commandsWhere(role, (row) => row.order?.from.includes(status) ?? false);
  return commands.filter((command) => !isExcluded(command, order));
}

function askActions(status: AskStatus, role: Role): readonly Action[] {
  if (status === 'transaction_closed' || status === 'transaction_successful') {
    return role === 'operator' ? [] : ['delete_ask'];
  }
  return commandsWhere(role, (row) => row.order === undefined && (row.ask?.from.includes(status) ?? false));
}

/** Preconditions of a row that are not statuses. */
function isExcluded(command: CommandName, order: OrderViewInput['order']): boolean {
  const isCancelling = order.cancelRequested && (command === 'pay_order' || command === 'cancel_order');
  const isSeen = command === 'seller_deliver' && order.inboundScannedAt !== null;
  return isCancelling || isSeen;
}

function commandsWhere(role: Role, matches: (row: TransitionRow) => boolean): readonly CommandName[] {
  const rows = eventIds.map(transition).filter((row) => row.actor === actorOf[role] && row.refuses === undefined);
  return [...new Set(rows.filter(matches).map((row) => row.command))];
}
