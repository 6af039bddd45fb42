import type { Order } from '@suki/sdk/types';

export type MainAction = 'pay' | 'confirm' | 'deliver' | 'correct' | 'decide' | 'discount' | 'receive' | 'none';

/** Read from the actions that the server offers, so that no button leads to a refusal. */
export function mainAction({ next, status }: Pick<Order, 'next' | 'status'>): MainAction {
  const can = (action: string): boolean => next.actions.includes(action);
  if (can('pay_order')) {
    return 'pay';
  }
  if (can('confirm_order')) {
    return 'confirm';
  }
  if (can('seller_deliver')) {
    return status === 'seller_to_ship' ? 'deliver' : 'correct';
  }
  if (can('answer_defect')) {
    return 'decide';
  }
  if (can('offer_discount')) {
    return 'discount';
  }
  return can('confirm_received') ? 'receive' : 'none';
}
