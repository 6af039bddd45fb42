import type { OrderStatus } from '@suki/domain/trade/facts/statuses';
import { isStopped } from '@suki/domain/trade/view/obstacle';
import { type StatusAndObstacle, standingTitle, statusTitle } from './order-words.view-model.ts';
import { orderTexts } from './orders.texts.ts';

export const heldUpList = 'held_up';
/** A work list: the orders of a status that nothing stands in the way of, or those of any status that are held up. */
export type ListId = OrderStatus | typeof heldUpList;

export function listTitle(list: ListId): string {
  return list === heldUpList ? orderTexts.heldUp : statusTitle(list);
}

/** The one list that an order is in. */
export function listOfOrder({ status, next }: StatusAndObstacle): ListId {
  return next.obstacle === null ? status : heldUpList;
}

/** Why an order is held up, and in which status it was stopped; empty for the others, whose list says it. */
export function heldUpWords(order: StatusAndObstacle): readonly string[] {
  const { obstacle } = order.next;
  if (obstacle === null) {
    return [];
  }
  return isStopped(obstacle) ? [standingTitle(order), statusTitle(order.status)] : [standingTitle(order)];
}
