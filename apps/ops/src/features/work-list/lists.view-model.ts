import { STAFF_COUNT_MAX } from '@suki/domain/config/lists';
import { endedOrderStatuses, orderStatuses } from '@suki/domain/trade/facts/statuses';
import { mayAct, type Roles } from '../../session/roles.ts';
import { heldUpList, type ListId } from '../orders/list-of-order.view-model.ts';

export type ListGroup = { readonly title: string; readonly lists: readonly ListId[] };

/** Grouped by who acts next; within a group in the order of an item's way. */
export const listGroups: readonly ListGroup[] = [
  { title: 'Ours to do', lists: ['platform_received', 'under_inspection', 'platform_to_ship'] },
  { title: 'Not going on', lists: [heldUpList] },
  { title: 'On the way', lists: ['on_way_to_warehouse', 'to_receive'] },
  {
    title: 'Others’ turn',
    lists: ['to_pay', 'confirming_buyer_order', 'seller_to_ship', 'pending_buyer_confirmation'],
  },
  { title: 'Ended', lists: endedOrderStatuses },
];

const emptyTexts: Readonly<Record<ListId, string>> = {
  held_up: 'Nothing is stopped, looked for, or back and unpaid.',
  platform_received: 'No item waits for inspection. Received parcels appear here by themselves.',
  under_inspection: 'No inspection is under way. Begin one from the list “To inspect”.',
  platform_to_ship: 'Nothing waits for the courier. Items that pass the inspection appear here.',
  on_way_to_warehouse: 'No parcel is on its way to us.',
  to_receive: 'Nothing is on its way to a buyer.',
  to_pay: 'No order waits for its payment.',
  confirming_buyer_order: 'No order waits for its seller.',
  seller_to_ship: 'No seller owes us a parcel.',
  pending_buyer_confirmation: 'No buyer has to decide about a defect.',
  transaction_successful: 'No order is finished yet.',
  transaction_closed: 'No order was closed.',
};

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
