import type { ListId } from '../orders/list-of-order.view-model.ts';

export const workListTexts = {
  others: 'Other lists',
  name: 'Work lists',
  loading: 'Loading the list',
  nothing: 'Nothing here',
  groups: {
    ours: 'Ours to do',
    stopped: 'Stopped',
    onTheWay: 'On the way',
    others: 'Others’ turn',
    ended: 'Ended',
  },
} as const;

export const emptyTexts: Readonly<Record<ListId, string>> = {
  held_up: 'Nothing is stopped, missing, or back and unpaid.',
  platform_received: 'No item is waiting for inspection. Received parcels appear here on their own.',
  under_inspection: 'No inspection is under way. Start one from the list “To inspect”.',
  platform_to_ship: 'Nothing is waiting for the courier. Items that pass the inspection appear here.',
  on_way_to_warehouse: 'No parcel is on its way to us.',
  to_receive: 'Nothing is on its way to a buyer.',
  to_pay: 'No order is waiting for its payment.',
  confirming_buyer_order: 'No order is waiting for its seller.',
  seller_to_ship: 'No seller owes us a parcel.',
  pending_buyer_confirmation: 'No buyer has to decide about a defect.',
  transaction_successful: 'No order is done yet.',
  transaction_closed: 'No order was closed.',
};
