/** The work lists in the order in which a pair passes the warehouse. */
export const lists = [
  { status: 'on_way_to_warehouse', title: 'On the way', empty: 'No parcel is on its way to us.' },
  { status: 'platform_received', title: 'To inspect', empty: 'Nothing waits for inspection.' },
  { status: 'under_inspection', title: 'On the table', empty: 'No inspection is under way.' },
  { status: 'platform_to_ship', title: 'To ship', empty: 'Nothing waits for the courier.' },
  { status: 'to_receive', title: 'With the courier', empty: 'Nothing is on its way to a buyer.' },
  { status: 'seller_to_ship', title: 'Seller to ship', empty: 'No seller owes us a parcel.' },
  { status: 'confirming_buyer_order', title: 'Seller to confirm', empty: 'No order waits for its seller.' },
  { status: 'to_pay', title: 'Buyer to pay', empty: 'No order waits for its payment.' },
  { status: 'transaction_successful', title: 'Finished', empty: 'No order is finished yet.' },
  { status: 'transaction_closed', title: 'Closed', empty: 'No order was closed.' },
] as const;

export type ListStatus = (typeof lists)[number]['status'];

export function isListStatus(text: string | null): text is ListStatus {
  return lists.some(({ status }) => status === text);
}
