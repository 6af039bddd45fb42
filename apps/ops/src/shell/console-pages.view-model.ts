import { mayAct, type Roles } from '../session/roles.ts';

export type ConsolePage = { readonly href: string; readonly label: string };

/** For everybody: each role has a queue of its own. */
export const alertsPage: ConsolePage = { href: '/alerts', label: 'Alerts' };
const receive: ConsolePage = { href: '/receive', label: 'Receive parcels' };
const find: ConsolePage = { href: '/find', label: 'Find an order' };

/** What the console offers to these roles, in the order of the header. */
export function consolePages(roles: Roles): readonly ConsolePage[] {
  const isWarehouse = mayAct(roles, 'warehouse');
  return [
    { href: '/', label: 'Work lists' },
    alertsPage,
    ...(isWarehouse ? [receive] : []),
    find,
    ...(isWarehouse ? [{ href: '/store', label: 'Store an item' }] : []),
    ...(mayAct(roles, 'support') ? [{ href: '/messages', label: 'Messages' }] : []),
    ...(mayAct(roles, 'finance') ? [{ href: '/money', label: 'Money' }] : []),
  ];
}

/** Where the key for a scan leads: to the door of the warehouse, or to the search of an order for those who do not receive. */
export function scanPage(roles: Roles): string {
  return (mayAct(roles, 'warehouse') ? receive : find).href;
}
