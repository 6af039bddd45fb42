import { timerWindows } from '../../config/timers.ts';
import type { AskSnapshot, BidSnapshot, ClaimSnapshot, OrderSnapshot, ReturnSnapshot } from '../facts/snapshot.ts';
import { askExtras, orderExtras } from '../facts/snapshot-extras.ts';
import type { AskStatus, BidStatus, OrderStatus, ReturnStatus } from '../facts/statuses.ts';
import {
  ASK_STEP_COUNT,
  askSteps,
  BID_STEP_COUNT,
  bidSteps,
  ORDER_STEP_COUNT,
  orderSteps,
  RETURN_STEP_COUNT,
  returnSteps,
} from '../facts/steps.ts';
import type { Inputs, TradeContext } from '../facts/trade-context.ts';
import { isThirdOver } from '../table/conditions.ts';
import { askNextSteps, bidNextSteps, returnNextSteps } from '../table/next-step.table.ts';
import { type ClosureInfoId, orderClosureInfo } from './closure-info.ts';
import { type Obstacle, obstacleOf, obstacleOfAsk, withRelease } from './obstacle.ts';
import { hasOpenEnd } from './open-ends.ts';
import type { Action, Role, RunningTimers } from './role.ts';
import { actionsOf, withDelete, withRematch } from './view-actions.ts';
import { type NextStep, nextOf, orderNext, stoppedNext } from './view-next.ts';

/** The view of an ask, bid, order or return leg for a person. Ids are those of `messages/en.ts`. */
export type TradeView = NextStep & {
  readonly step: number;
  readonly stepCount: number;
  /** The obstacle of an order; null where the order goes on as its status says. */
  readonly obstacle: Obstacle | null;
  /** The status, or the obstacle, in a few words for this role. */
  readonly labelId:
    | `order.${Role}.${OrderStatus}`
    | `ask.${AskStatus}`
    | `bid.${BidStatus}`
    | `return.${ReturnStatus}`
    | `obstacle.${Obstacle}.${Role}`;
  /** A sentence: the present event and the side that owes the next step, or the reason of the end. */
  readonly infoId:
    | `obstacle.${Obstacle}.${Role}.info`
    | `order.${Role}.${OrderStatus}.info`
    | `ask.${AskStatus}.info`
    | `bid.${BidStatus}.info`
    | `return.${ReturnStatus}.info`
    | ClosureInfoId;
  readonly actions: readonly Action[];
};

type Common = {
  readonly timers: RunningTimers;
  /** The present moment, for rules about the passed part of a window. Without it the server decides alone. */
  readonly now?: Date | undefined;
};

export type OrderViewInput = Common & {
  readonly order: Pick<OrderSnapshot, 'status' | 'cancelRequested' | 'deliveryAt' | 'inboundScannedAt' | 'closure'> &
    Partial<OrderSnapshot>;
  readonly claim?: ClaimSnapshot | null | undefined;
  /** True when this side's part of a finished order has an open end: its own fine, or its own item on the way back. */
  readonly hasOpenEnd?: boolean | undefined;
  readonly role: Role;
};

/**
 * Returns an order as one role sees it. The view is derived from the transition table, so a screen never offers a
 * command that the server refuses (specification, section 4; ADR 0001).
 */
export function viewOrder({ order, claim, hasOpenEnd: isOpen = false, role, timers, now }: OrderViewInput): TradeView {
  const { status, closure } = order;
  const ending = { isOver: isOver(status), hasOpenEnd: isOpen, role, name: 'delete_order' } as const;
  const whole = { ...orderExtras, origin: 'buy_now', ...order } as OrderSnapshot;
  const next = nextOf(orderNext(whole, claim), role, timers);
  const obstacle = obstacleOf(whole, timers);
  const context = contextOf({ order: whole, claim }, { timers, now });
  const actions = actionsOf({ entity: 'order', context, role, timers });
  return {
    step: orderSteps[status],
    stepCount: ORDER_STEP_COUNT,
    obstacle,
    labelId: obstacle === null ? `order.${role}.${status}` : `obstacle.${obstacle}.${role}`,
    infoId: infoOf({ status, closure, obstacle, role }),
    ...next,
    actions: withDelete(withRelease(withRematch(actions, whole, role), whole, role), ending),
  };
}

type OrderInfo = Pick<OrderSnapshot, 'status' | 'closure'> & Pick<TradeView, 'obstacle'> & { readonly role: Role };

function infoOf({ status, closure, obstacle, role }: OrderInfo): TradeView['infoId'] {
  if (closure !== null) {
    return orderClosureInfo(closure.detail, role);
  }
  return obstacle === null ? `order.${role}.${status}.info` : `obstacle.${obstacle}.${role}.info`;
}

export type AskViewInput = Common & {
  readonly ask: Pick<AskSnapshot, 'status' | 'closure'> & Partial<AskSnapshot>;
  /** The return leg of the ask's item; absent: there is none. */
  readonly returnLeg?: Pick<ReturnSnapshot, 'status'> | null | undefined;
  /** The hold of the ask's live order; absent: nothing stops it. */
  readonly hold?: OrderSnapshot['hold'] | undefined;
  readonly role: Exclude<Role, 'buyer'>;
};

/**
 * Returns an ask as its seller or an operator sees it (specification, section 4; ADR 0001). `timers` includes those of
 * its order and of its deposit.
 */
export function viewAsk({ ask, returnLeg = null, hold = null, role, timers, now }: AskViewInput): TradeView {
  const { status, closure } = ask;
  const whole = { ...askExtras, origin: 'listing', deposit: likelyDeposit(status), ...ask } as AskSnapshot;
  const context = contextOf({ ask: whole, returnLeg: returnLeg as ReturnSnapshot | null }, { timers, now });
  const actions = actionsOf({ entity: 'ask', context, role, timers, isHeld: hold !== null });
  const obstacle = obstacleOfAsk({ status, hold }, timers);
  const isOpen = hasOpenEnd({ deposit: whole.deposit, timers, returnLeg });
  return {
    step: askSteps[status],
    stepCount: ASK_STEP_COUNT,
    obstacle,
    labelId: obstacle === null ? `ask.${status}` : `obstacle.${obstacle}.${role}`,
    infoId: askInfoOf({ status, closure, obstacle, role }),
    ...nextOf(stoppedNext(obstacle) ?? askNextSteps[status], role, timers),
    actions: withDelete(actions, { isOver: isOver(status), hasOpenEnd: isOpen, role, name: 'delete_ask' }),
  };
}

type AskInfo = Pick<AskSnapshot, 'status' | 'closure'> & Pick<TradeView, 'obstacle'> & Pick<AskViewInput, 'role'>;

function askInfoOf({ status, closure, obstacle, role }: AskInfo): TradeView['infoId'] {
  if (closure !== null) {
    return `closed.${closure.detail}`;
  }
  return obstacle === null ? `ask.${status}.info` : `obstacle.${obstacle}.${role}.info`;
}

/**
 * The likely status of the deposit of an ask in this status, for a reader that does not tell: due until the ask is
 * live, settled when it is over.
 */
function likelyDeposit(status: AskStatus): Pick<AskSnapshot['deposit'], 'status' | 'raise' | 'appealedAt'> {
  const open = status === 'to_pay' ? 'due' : 'under_hold';
  return { status: isOver(status) ? 'returned' : open, raise: null, appealedAt: null };
}

export type BidViewInput = Common & { readonly bid: BidSnapshot; readonly role: Exclude<Role, 'seller'> };

/**
 * Returns a bid as its buyer or an operator sees it (specification, section 4; ADR 0001). `timers` includes those of
 * its deposit.
 */
export function viewBid({ bid, role, timers, now }: BidViewInput): TradeView {
  const { status, closure } = bid;
  const actions = actionsOf({ entity: 'bid', context: contextOf({ bid }, { timers, now }), role, timers });
  const isEnded = status === 'bid_closed' || status === 'bid_successful';
  return {
    step: bidSteps[status],
    stepCount: BID_STEP_COUNT,
    obstacle: null,
    labelId: `bid.${status}`,
    infoId: closure === null ? `bid.${status}.info` : `closed.${closure.detail}`,
    ...nextOf(bidNextSteps[status], role, timers),
    actions: withDelete(actions, {
      isOver: isEnded,
      hasOpenEnd: hasOpenEnd({ deposit: bid.deposit, timers }),
      role,
      name: 'delete_bid',
    }),
  };
}

export type ReturnViewInput = Common & {
  readonly returnLeg: ReturnSnapshot;
  readonly role: Exclude<Role, 'buyer'>;
};

/** Returns an item's return leg as its seller or an operator sees it (specification, section 4; ADR 0001). */
export function viewReturn({ returnLeg, role, timers, now }: ReturnViewInput): TradeView {
  const { status } = returnLeg;
  const context = contextOf({ returnLeg }, { timers, now });
  return {
    step: returnSteps[status],
    stepCount: RETURN_STEP_COUNT,
    obstacle: null,
    labelId: `return.${status}`,
    infoId: `return.${status}.info`,
    ...nextOf(returnNextSteps[status], role, timers),
    actions: actionsOf({ entity: 'returnLeg', context, role, timers }).filter(
      (command) => command !== 'choose_return' || returnLeg.choice === null,
    ),
  };
}

function contextOf(things: Omit<TradeContext, 'now' | 'inputs'>, { timers, now }: Common): TradeContext {
  const inputs: Inputs =
    now === undefined ? {} : { isWindowThirdOver: timers.some((timer) => isThirdGone(timer, now)) };
  return { ...things, now: now ?? new Date(0), inputs };
}

/** Measures by the usual window of the running timer. A longer window (E48) only makes the reminder come later. */
function isThirdGone({ kind, fireAt }: RunningTimers[number], now: Date): boolean {
  const { windowMs } = timerWindows[kind];
  return windowMs !== null && isThirdOver({ startedAt: new Date(fireAt.getTime() - windowMs), fireAt }, now);
}

function isOver(status: AskStatus | OrderStatus): boolean {
  return status === 'transaction_closed' || status === 'transaction_successful';
}
