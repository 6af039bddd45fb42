import { saleWindows } from '@suki/domain/config/sale-windows';
import { lengthText } from '@suki/domain/time/length-text';
import { windowText } from '@suki/domain/time/window-text';
import type { OrderStatus } from '@suki/domain/trade/facts/statuses';
import type { ListOrdersRole } from '@suki/sdk/types';
import type { Headlines } from '../trade/headlines.types.ts';

const check = windowText('check_sla');
const send = windowText('send_sla');

const lateCheck = 'We’re late. We inspect it by {time}.';
const lateReport = 'We’re late. We finish the inspection by {time}.';
const lateSending = 'It passed, but we’re late. We ship it by {time}.';
const inspecting = {
  check_sla: 'We’re inspecting it and finish by {time}.',
  check: lateReport,
  check_again: lateReport,
  plain: `We’re inspecting it and finish within ${check}.`,
};

/** Of an item that its buyer keeps with a small defect: it did not simply pass. */
export const keptHeadlines: Headlines = {
  send_sla: 'You’re keeping it. We ship it to you by {time}.',
  platform_to_ship: 'You’re keeping it, but we are late. We ship it by {time}.',
  platform_to_ship_again: 'You’re keeping it, but we are late. We ship it by {time}.',
  plain: `You’re keeping it. We ship it to you within ${send}.`,
};

/** One sentence each: who acts next, and by when. By the running timer; `plain` where none runs. */
export const orderHeadlines: Readonly<Record<ListOrdersRole, Readonly<Record<OrderStatus, Headlines>>>> = {
  buyer: {
    to_pay: {
      payment_window: 'Your turn: pay by {time}.',
      accepted_payment_window: 'Your turn: pay by {time}.',
      plain: 'Your turn: pay now.',
    },
    confirming_buyer_order: {
      confirmation: 'The seller has to confirm by {time}.',
      plain: `The seller has to confirm within ${lengthText(saleWindows.confirmMs)}.`,
    },
    seller_to_ship: {
      shipment: 'The seller has to ship it by {time}.',
      plain: `The seller has to ship it within ${lengthText(saleWindows.shipMs)}.`,
    },
    on_way_to_warehouse: {
      first_scan: 'The courier has to scan the parcel by {time}.',
      inbound_transit: 'A courier is bringing it to us by {time}.',
      plain: `A courier is bringing it to us within ${windowText('inbound_transit')}.`,
    },
    platform_received: {
      check_sla: 'We inspect it by {time}.',
      check: lateCheck,
      check_again: lateCheck,
      plain: `We inspect it within ${check}.`,
    },
    under_inspection: inspecting,
    pending_buyer_confirmation: {
      buyer_inspection_timeout: 'Your turn: decide by {time}.',
      plain: `Your turn: decide within ${windowText('buyer_inspection_timeout')}.`,
    },
    platform_to_ship: {
      send_sla: 'It passed. We ship it to you by {time}.',
      platform_to_ship: lateSending,
      platform_to_ship_again: lateSending,
      plain: `It passed. We ship it to you within ${send}.`,
    },
    to_receive: {
      arrival: 'On its way to you: it arrives {time}.',
      outbound_transit: 'On its way to you. It arrives by {time}.',
      receipt: 'Your turn: check the item by {time}.',
      plain: `On its way to you. It arrives within ${windowText('outbound_transit')}.`,
    },
    transaction_successful: { plain: 'It’s yours.' },
    transaction_closed: { rematch: 'Your turn: choose another item by {time}.', plain: 'This order has ended.' },
  },
  seller: {
    to_pay: {
      payment_window: 'The buyer has to pay by {time}.',
      accepted_payment_window: 'The buyer has to pay by {time}.',
      plain: 'The buyer is paying now.',
    },
    confirming_buyer_order: {
      confirmation: 'Your turn: confirm by {time}.',
      plain: `Your turn: confirm within ${lengthText(saleWindows.confirmMs)}.`,
    },
    seller_to_ship: {
      shipment: 'Your turn: ship it by {time}.',
      plain: `Your turn: ship it within ${lengthText(saleWindows.shipMs)}.`,
    },
    on_way_to_warehouse: {
      first_scan: 'The courier has to scan your parcel by {time}.',
      inbound_transit: 'A courier is bringing it to us by {time}.',
      plain: `A courier is bringing it to us within ${windowText('inbound_transit')}.`,
    },
    platform_received: {
      check_sla: 'We inspect it by {time}.',
      check: lateCheck,
      check_again: lateCheck,
      plain: `We inspect it within ${check}.`,
    },
    under_inspection: inspecting,
    pending_buyer_confirmation: {
      buyer_inspection_timeout: 'The buyer decides by {time}.',
      plain: `The buyer decides within ${windowText('buyer_inspection_timeout')}.`,
    },
    platform_to_ship: {
      send_sla: 'Sold. We ship it to the buyer by {time}.',
      platform_to_ship: 'Sold. We’re late, and ship it to the buyer by {time}.',
      platform_to_ship_again: 'Sold. We’re late, and ship it to the buyer by {time}.',
      plain: `Sold. We ship it to the buyer within ${send}.`,
    },
    to_receive: {
      arrival: 'Sold. It gets to the buyer {time}.',
      outbound_transit: 'Sold. It gets to the buyer by {time}.',
      receipt: 'Sold. The buyer checks it by {time}.',
      plain: `Sold. It gets to the buyer within ${windowText('outbound_transit')}.`,
    },
    transaction_successful: { plain: 'Sold and delivered.' },
    transaction_closed: {
      rematch: 'This order has ended. The buyer chooses another item by {time}.',
      plain: 'This order has ended.',
    },
  },
};

/** The order was cancelled while its payment is under way: nobody owes anything any more. */
export const cancellingHeadlines: Readonly<Record<ListOrdersRole, string>> = {
  buyer: 'We’re canceling this order.',
  seller: 'The buyer is canceling.',
};
