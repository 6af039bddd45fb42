import { isStopped } from '@suki/domain/trade/view/obstacle';
import type { Order } from '@suki/sdk/types';

export type Work = 'begin' | 'take_over' | 'inspect' | 'ship';

type OfOrder = { readonly next: Pick<Order['next'], 'actions' | 'obstacle'> } & Pick<Order, 'inspection'>;

/**
 * The platform's work on the item now, from the actions that the server offers, so that no form leads to a refusal. A
 * stopped order has none: nobody should inspect twelve points of an item that cannot pass.
 */
export function workNow({ next, inspection }: OfOrder): Work | null {
  const can = (action: string): boolean => next.actions.includes(action);
  if (isStopped(next.obstacle)) {
    return null;
  }
  if (can('begin_inspection')) {
    return 'begin';
  }
  if (can('pass_inspection')) {
    return isWithColleague(inspection) ? 'take_over' : 'inspect';
  }
  return can('hand_to_courier') ? 'ship' : null;
}

/** A colleague has the item, and no first finding of theirs waits for somebody else. */
function isWithColleague(inspection: Order['inspection']): boolean {
  if (inspection === undefined) return false;
  const { byName, isOwn, waitsForSecond, isOwnFinding } = inspection;
  return byName !== null && !isOwn && (!waitsForSecond || isOwnFinding);
}
