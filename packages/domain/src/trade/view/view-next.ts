import type { ClaimSnapshot, OrderSnapshot } from '../facts/snapshot.ts';
import type { TimerKind } from '../facts/statuses.ts';
import { type TimeoutKind, timeoutKindOf } from '../facts/timeout-kinds.table.ts';
import {
  bankNextStep,
  claimNextStep,
  deliveredNextStep,
  type NextActor,
  type NextStepRow,
  orderNextSteps,
  reviewNextStep,
} from '../table/next-step.table.ts';
import { type Obstacle, obstacleOf } from './obstacle.ts';
import type { Role, RunningTimers } from './role.ts';

/* A part of `view.ts`: the side that owes the next step, the deadline, and its consequence. */

export type NextStep = {
  readonly nextActor: NextActor;
  readonly deadline: Date | null;
  /** The consequence when the deadline passes; null without a deadline. */
  readonly lapseId: `lapse.${TimerKind}.${Role}` | null;
  /** The specification's timeout that runs (section 4), which may end after `deadline`; null while none runs. */
  readonly timeoutKind: TimeoutKind | null;
};

/** Returns the next step of an order: by its obstacle first, then its claim, its delivery, its status. */
export function orderNext(
  order: Pick<OrderSnapshot, 'status' | 'deliveryAt' | 'hold' | 'redelivery'>,
  claim: ClaimSnapshot | null | undefined,
): NextStepRow {
  const stopped = stoppedNext(obstacleOf(order, []));
  if (stopped !== null) {
    return stopped;
  }
  if (claim?.status === 'open' || claim?.status === 'to_send_back') {
    return claimNextStep;
  }
  const isDelivered = order.status === 'to_receive' && order.deliveryAt !== null;
  return isDelivered ? deliveredNextStep : orderNextSteps[order.status];
}

/**
 * Returns the next step of an order that stands still; null for an order that goes on. A bank decides either way, so no
 * day is promised for its hold (E65).
 */
export function stoppedNext(obstacle: Obstacle | null): NextStepRow | null {
  switch (obstacle) {
    case 'bank_hold':
      return bankNextStep;
    case 'review_hold':
      return reviewNextStep;
    default:
      return null;
  }
}

/** Returns the step whose timer runs; without such a timer, the status's own step. */
export function nextOf({ nextActor, timer, also = [] }: NextStepRow, role: Role, timers: RunningTimers): NextStep {
  const main = timer === null ? [] : [{ nextActor, timer }];
  const candidates = [...also, ...main];
  const found = candidates
    .map((one) => ({ one, running: timers.find(({ kind }) => kind === one.timer) }))
    .find(({ running }) => running !== undefined);
  const timeoutKind = timers.map(({ kind }) => timeoutKindOf(kind)).find((kind) => kind !== null) ?? null;
  return found?.running === undefined
    ? { nextActor, deadline: null, lapseId: null, timeoutKind }
    : {
        nextActor: found.one.nextActor,
        deadline: found.running.fireAt,
        lapseId: `lapse.${found.running.kind}.${role}`,
        timeoutKind,
      };
}
