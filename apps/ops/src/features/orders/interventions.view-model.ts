import type { Order } from '@suki/sdk/types';
import { mayAct, type Roles } from '../../session/roles.ts';

export type Intervention = 'lose' | 'hold' | 'release' | 'cancel';

const mayBeHeld: readonly Order['status'][] = ['confirming_buyer_order', 'seller_to_ship'];

/** How somebody of these roles may step into an order now, by the actions that the server offers. */
export function interventionsOf(
  { next, status, lane }: Pick<Order, 'next' | 'status' | 'lane'>,
  roles: Roles,
): readonly Intervention[] {
  const can = (action: string): boolean => next.actions.includes(action);
  const isSupport = mayAct(roles, 'support');
  // An order that could be stopped and is not offered to be stands still already.
  const isHeld =
    !can('hold_order') && (mayBeHeld.includes(status) || (status === 'platform_to_ship' && lane === 'flash'));
  const allowed: Readonly<Record<Intervention, boolean>> = {
    lose: can('lose_item') && mayAct(roles, 'warehouse'),
    hold: can('hold_order') && isSupport,
    release: isHeld && isSupport,
    cancel: can('platform_cancel') && isSupport,
  };
  return (['lose', 'hold', 'release', 'cancel'] as const).filter((one) => allowed[one]);
}
