import { worksOnTrades } from '@suki/domain/people/trade-roles';
import { mayAct, type Roles } from '../session/roles.ts';
import { paths } from './paths.ts';
import { pageNames, shellTexts } from './shell.texts.ts';

export type ConsolePage = { readonly href: string; readonly label: string };

/** For everybody, because each role has a queue. */
export const alertsPage: ConsolePage = { href: paths.alerts, label: pageNames.alerts };
const receive: ConsolePage = { href: paths.receive, label: pageNames.receive };
const find: ConsolePage = { href: paths.find, label: pageNames.find };

/** The pages for these roles, in the order of the header. */
export function consolePages(roles: Roles): readonly ConsolePage[] {
  const isWarehouse = mayAct(roles, 'warehouse');
  const catalogue = mayAct(roles, 'catalogue') ? [{ href: paths.catalogue, label: pageNames.catalogue }] : [];
  if (!worksOnTrades(roles)) return catalogue;
  return [
    { href: paths.workLists, label: pageNames.workLists },
    alertsPage,
    { href: paths.approvals, label: pageNames.approvals },
    ...(isWarehouse ? [receive] : []),
    find,
    ...(isWarehouse ? [{ href: paths.store, label: pageNames.store }] : []),
    ...(mayAct(roles, 'support', 'finance') ? [{ href: paths.people, label: pageNames.people }] : []),
    ...(mayAct(roles, 'support') ? [{ href: paths.messages, label: pageNames.messages }] : []),
    ...(mayAct(roles, 'finance') ? [{ href: paths.money, label: pageNames.money }] : []),
    ...(mayAct(roles, 'support', 'finance') ? [{ href: paths.jobs, label: pageNames.jobs }] : []),
    ...catalogue,
    ...(mayAct(roles, 'admin') ? [{ href: paths.staff, label: pageNames.staff }] : []),
  ];
}

/** Returns true when these roles have this page: a page of others would show buttons that the API refuses. */
export function mayOpen(roles: Roles, path: string): boolean {
  return consolePages(roles).some(({ href }) => href === path);
}

/** The page with which a station opens: the work lists, or the catalogue for those who see no orders. */
export function homePage(roles: Roles): string {
  return worksOnTrades(roles) ? paths.workLists : paths.catalogue;
}

/** The page that the scan key opens: receiving, the search for an order, or the items for roles that see no orders. */
export function scanPage(roles: Roles): string {
  if (!worksOnTrades(roles)) return paths.catalogue;
  return (mayAct(roles, 'warehouse') ? receive : find).href;
}

/** The count of open alerts for the header, "3 open"; undefined for none, and until the count is known. */
export function openAlertsText(counts: { readonly open: number } | null): string | undefined {
  return counts === null || counts.open === 0 ? undefined : shellTexts.openCount(counts.open);
}
