import type { OrderStatus, TimerKind } from '@suki/domain/trade/facts/statuses';
import type { ListOrdersRole } from '@suki/sdk/types';

type Headline = {
  /** With a deadline: `{deadline}` is a day and an hour. */
  readonly by?: string;
  readonly plain: string;
};

/** One sentence each: who acts next, and until when. */
export const orderHeadlines: Readonly<Record<ListOrdersRole, Readonly<Record<OrderStatus, Headline>>>> = {
  buyer: {
    to_pay: { by: 'Your turn: pay by {deadline}.', plain: 'Your turn: pay for the item.' },
    confirming_buyer_order: {
      by: 'The seller has to confirm by {deadline}.',
      plain: 'The seller has to confirm.',
    },
    seller_to_ship: { by: 'The seller has to send it by {deadline}.', plain: 'The seller has to send it to us.' },
    on_way_to_warehouse: {
      by: 'A courier has to scan it by {deadline}.',
      plain: 'A courier is bringing the item to us.',
    },
    platform_received: { plain: 'It is here. We inspect it next.' },
    under_inspection: { plain: 'We are inspecting the item.' },
    pending_buyer_confirmation: { by: 'Your turn: decide by {deadline}.', plain: 'Your turn: look at the report.' },
    platform_to_ship: { plain: 'It passed. We send it to you next.' },
    to_receive: { by: 'Your turn: check the item by {deadline}.', plain: 'It is on its way to you.' },
    transaction_successful: { plain: 'This order is done.' },
    transaction_closed: { plain: 'This order has ended.' },
  },
  seller: {
    to_pay: { by: 'The buyer has to pay by {deadline}.', plain: 'The buyer is paying.' },
    confirming_buyer_order: { by: 'Your turn: confirm by {deadline}.', plain: 'Your turn: confirm the order.' },
    seller_to_ship: { by: 'Your turn: send the item by {deadline}.', plain: 'Your turn: send the item to us.' },
    on_way_to_warehouse: {
      by: 'A courier has to scan it by {deadline}.',
      plain: 'A courier is bringing the item to us.',
    },
    platform_received: { plain: 'It is here. We inspect it next.' },
    under_inspection: { plain: 'We are inspecting the item.' },
    pending_buyer_confirmation: { by: 'The buyer decides by {deadline}.', plain: 'The buyer decides.' },
    platform_to_ship: { plain: 'Sold: your item passed.' },
    to_receive: { plain: 'Sold: it is on its way to the buyer.' },
    transaction_successful: { plain: 'Sold and delivered.' },
    transaction_closed: { plain: 'This order has ended.' },
  },
};

/** The order was cancelled while its payment is under way: nobody owes anything any more. */
export const cancellingHeadlines: Readonly<Record<ListOrdersRole, string>> = {
  buyer: 'We are cancelling this order.',
  seller: 'The buyer is cancelling.',
};

/** The timers whose deadline the sentences with `{deadline}` name; while another timer runs, `plain` is shown. */
export const headlineTimers: Partial<Readonly<Record<OrderStatus, readonly TimerKind[]>>> = {
  to_pay: ['payment_window', 'accepted_payment_window'],
  confirming_buyer_order: ['confirmation'],
  seller_to_ship: ['shipment'],
  on_way_to_warehouse: ['first_scan'],
  pending_buyer_confirmation: ['buyer_inspection_timeout'],
  to_receive: ['receipt'],
};
