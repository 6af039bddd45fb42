import type { Order } from '@suki/sdk/types';
import { mayAct, type Roles } from '../../session/roles.ts';

export type Intervention = 'lose' | 'hold' | 'release' | 'cancel';

type OfOrder = { readonly next: Pick<Order['next'], 'actions'> };

/** The interventions of these roles now, from the actions that the server offers. */
export function interventionsOf({ next }: OfOrder, roles: Roles): readonly Intervention[] {
  const can = (action: string): boolean => next.actions.includes(action);
  const isSupport = mayAct(roles, 'support');
  const allowed: Readonly<Record<Intervention, boolean>> = {
    lose: can('lose_item') && mayAct(roles, 'warehouse'),
    hold: can('hold_order') && isSupport,
    release: can('release_hold') && isSupport,
    cancel: can('platform_cancel') && isSupport,
  };
  return (['lose', 'hold', 'release', 'cancel'] as const).filter((one) => allowed[one]);
}
