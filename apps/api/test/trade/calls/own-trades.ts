import type { RouteDefinition } from '@suki/contract/route';
import { type OperationId, routes } from '@suki/contract/routes';
import type { StaffSubject } from '@suki/domain/trade/decide/own-trade';

export type OwnTradeCall = { readonly call: OperationId; readonly actsOn: Exclude<StaffSubject, 'nothing'> };

/** Every call of the staff that changes something of a person: a new call in the table is one at once. */
export const ownTradeCalls: readonly OwnTradeCall[] = (Object.keys(routes) as OperationId[]).flatMap((call) => {
  const { actsOn }: RouteDefinition = routes[call];
  return actsOn === undefined || actsOn === 'nothing' ? [] : [{ call, actsOn }];
});

export const ownTradeTitle = ({ call, actsOn }: OwnTradeCall): string =>
  `S17: ${call} is refused to whoever has a part in the ${actsOn} (OWN_TRADE), and to nobody else`;
