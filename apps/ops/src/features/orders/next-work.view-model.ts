import { isStopped } from '@suki/domain/trade/view/obstacle';
import type { Order } from '@suki/sdk/types';

export type Work = 'begin' | 'inspect' | 'ship';

type OfOrder = { readonly next: Pick<Order['next'], 'actions' | 'obstacle'> };

/**
 * What the platform does with the item now, by the actions that the server offers: a form whose sending it would refuse is not shown. The
 * item of an order that stands still is put aside: nobody looks at twelve points of what cannot pass.
 */
export function workNow({ next }: OfOrder): Work | null {
  const can = (action: string): boolean => next.actions.includes(action);
  if (isStopped(next.obstacle)) {
    return null;
  }
  if (can('begin_inspection')) {
    return 'begin';
  }
  if (can('pass_inspection')) {
    return 'inspect';
  }
  return can('hand_to_courier') ? 'ship' : null;
}
