import { mayAct, type Roles } from '../session/roles.ts';
import { paths } from './paths.ts';

export type ConsolePage = { readonly href: string; readonly label: string };

/** For everybody: each role has a queue of its own. */
export const alertsPage: ConsolePage = { href: paths.alerts, label: 'Alerts' };
const receive: ConsolePage = { href: paths.receive, label: 'Receive parcels' };
const find: ConsolePage = { href: paths.find, label: 'Find an order' };

/** What the console offers to these roles, in the order of the header. */
export function consolePages(roles: Roles): readonly ConsolePage[] {
  const isWarehouse = mayAct(roles, 'warehouse');
  return [
    { href: paths.workLists, label: 'Work lists' },
    alertsPage,
    ...(isWarehouse ? [receive] : []),
    find,
    ...(isWarehouse ? [{ href: paths.store, label: 'Store an item' }] : []),
    ...(mayAct(roles, 'support') ? [{ href: paths.messages, label: 'Messages' }] : []),
    ...(mayAct(roles, 'finance') ? [{ href: paths.money, label: 'Money' }] : []),
  ];
}

/** Where the key for a scan leads: to the door of the warehouse, or to the search of an order for those who do not receive. */
export function scanPage(roles: Roles): string {
  return (mayAct(roles, 'warehouse') ? receive : find).href;
}

/** The count of open alerts for the header, "3 open"; undefined for none, and until the count is known. */
export function openAlertsText(counts: { readonly open: number } | null): string | undefined {
  return counts === null || counts.open === 0 ? undefined : `${counts.open} open`;
}
