import type { OrderStatus } from '@suki/domain/trade/facts/statuses';

export const receivingTexts = {
  title: 'Receive parcels',
  notYours: 'Only the warehouse receives parcels',
  notYoursText: 'Your role can open every order, but not receive one.',
  field: 'Tracking number or order number',
  hint: 'Scan the courier’s label. If the seller brings the item, type the order number (SK-…).',
  action: 'Receive',
  tooShort: 'A code has at least six characters. Scan the label again.',
  session: 'In this session',
  received: (count: number) => `${count} received`,
  nothing: 'Nothing scanned yet.',
  lookingUp: 'Looking it up',
  openOrder: 'Open the order',
  stamps: {
    refused: 'Refused',
    here: (status: string) => `Already here: ${status}`,
    back: 'Came back',
    received: (status: string) => `Received: ${status}`,
  },
  announced: {
    received: (item: string) => `Received: ${item}.`,
    here: (item: string) => `Already here: ${item}.`,
    back: (item: string, text: string) => `Came back: ${item}. ${text}`,
    refused: (code: string, text: string) => `Refused: ${code}. ${text}`,
  },
} as const;

/** An item that its seller brings. */
export const walkInTexts = {
  title: 'Brought to the door',
  text: 'Receive this only with the item in your hands. Check the number with the person in front of you: ',
  label: 'Who handed it over?',
  hint: 'The name, and the ID that you looked at. It stays in the order’s history, for staff only.',
  missing: 'Write down who handed it over.',
  receive: 'Receive the item',
  cancel: 'Don’t receive',
} as const;

/** The place for a parcel whose order cannot receive it now. */
export const placeTexts: Readonly<Record<OrderStatus, string>> = {
  to_pay: 'Give it back to the person who brought it: the order isn’t paid yet.',
  confirming_buyer_order: 'Ask the seller to confirm the order in the shop first, or give it back.',
  seller_to_ship: 'Put it on the unknown shelf and ask support: the order is stopped.',
  on_way_to_warehouse:
    'Scan the courier’s label instead: a courier brings this order. Without a label, put it on the unknown shelf and ask support.',
  platform_received: 'Put it with the items to inspect: it is already here.',
  under_inspection: 'Bring it to the inspector: it is already under inspection.',
  pending_buyer_confirmation: 'Put it with the items that wait: it is inspected, and the buyer decides.',
  platform_to_ship: 'Put it with the items to ship: it has passed.',
  to_receive: 'If it came back, put it on the unknown shelf and ask support: it had left for the buyer.',
  transaction_successful: 'Put it on the unknown shelf and ask support: the order is done.',
  transaction_closed: 'Put it on the unknown shelf, with the order number, and ask support: the order has ended.',
};
