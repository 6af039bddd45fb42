import { STAFF_COUNT_MAX } from '@suki/domain/config/lists';
import { endedOrderStatuses, orderStatuses } from '@suki/domain/trade/facts/statuses';
import { mayAct, type Roles } from '../../session/roles.ts';
import { heldUpList, type ListId } from '../orders/list-of-order.view-model.ts';
import { emptyTexts, workListTexts } from './work-list.texts.ts';

const { groups } = workListTexts;

export type ListGroup = { readonly title: string; readonly lists: readonly ListId[] };

/** Grouped by who acts next; within a group in the order of an item's way. */
export const listGroups: readonly ListGroup[] = [
  { title: groups.ours, lists: ['platform_received', 'under_inspection', 'platform_to_ship'] },
  { title: groups.stopped, lists: [heldUpList] },
  { title: groups.onTheWay, lists: ['on_way_to_warehouse', 'to_receive'] },
  {
    title: groups.others,
    lists: ['to_pay', 'confirming_buyer_order', 'seller_to_ship', 'pending_buyer_confirmation'],
  },
  { title: groups.ended, lists: endedOrderStatuses },
];

export function emptyText(list: ListId): string {
  return emptyTexts[list];
}

/** "12"; "1,000+" where counting stopped. */
export function countText(count: number | undefined): string {
  if (count === undefined) {
    return '';
  }
  return count < STAFF_COUNT_MAX ? String(count) : `${STAFF_COUNT_MAX.toLocaleString('en')}+`;
}

/** The list in the address; else the first list of this role's day. */
export function shownList(wanted: string | null, roles: Roles): ListId {
  const named = wanted === heldUpList ? heldUpList : orderStatuses.find((status) => status === wanted);
  if (named !== undefined) {
    return named;
  }
  return mayAct(roles, 'inspector') || !mayAct(roles, 'warehouse') ? 'platform_received' : 'platform_to_ship';
}
