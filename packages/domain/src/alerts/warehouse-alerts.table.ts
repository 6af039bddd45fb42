import type { ParcelAlertEvent } from '../parcels/parcel-alert.ts';
import type { AlertingRow, AlertTexts, WaitingAlertEvent } from './alert-events.ts';

/** Parcels and items that need a hand or a search. */
export const warehouseAlerts = {
  'E53-ours': {
    title: 'The parcel of a closed order came, and the item is ours',
    next: 'The seller was paid for it already. Put it to our own items; it does not go back.',
    page: 'order',
  },
  'E54-search': {
    title: 'A parcel should be here by now',
    next: 'Look for it at the door and on the shelves, then ask the courier for its last scan. Found, receive it; if it is not here in 14 days, the order closes by itself.',
    page: 'order',
  },
  'E54-courier': {
    title: 'The courier gave up a parcel on its way to us',
    next: 'Look for it here first, then make the claim at the courier. If it is not here in 14 days, the order closes by itself.',
    page: 'order',
  },
  'E56-sla': {
    title: 'An item waits too long for its check',
    next: 'Check it next: it stands first in the list. After a week the buyer may cancel at our cost.',
    page: 'order',
  },
  'E45b-offer': {
    title: 'A check takes longer than a week',
    next: 'Find the item and check it today. The buyer may cancel now; after two weeks the order closes at our cost.',
    page: 'order',
  },
  'E45b-auto': {
    title: 'An order closed because our check took two weeks',
    next: 'Find the item, pack it and send it home to its seller; the way back is at our cost.',
    page: 'order',
  },
  E60d: {
    title: 'We lost or damaged an item before it passed',
    next: 'Both sides are paid. Write down what happened, and put a damaged item to our own.',
    page: 'order',
  },
  'E67-sla': {
    title: 'A parcel waits too long for the courier',
    next: 'Hand it over today: it stands first in the list. After a week the buyer may cancel at our cost.',
    page: 'order',
  },
  'E68-offer': {
    title: 'A parcel waits for the courier longer than a week',
    next: 'Hand it over today. The buyer may cancel now; after two weeks the order closes at our cost.',
    page: 'order',
  },
  'E68-auto': {
    title: 'An order closed because we did not send it in two weeks',
    next: 'The buyer has the money back and the seller was paid: find the item and put it to our own.',
    page: 'order',
  },
  'E68-auto-flash': {
    title: 'An order from stock closed because we did not send it in two weeks',
    next: 'The buyer has the money back and the seller is paid: find the item and put it to our own.',
    page: 'order',
  },
  E68d: {
    title: 'We lost or damaged an item after it passed',
    next: 'The buyer has the money back at our cost. Write down what happened, and put a damaged item to our own.',
    page: 'order',
  },
  'E68d-flash': {
    title: 'We lost or damaged a sold item from stock',
    next: 'The buyer has the money back and the seller is paid. Write down what happened, and put a damaged item to our own.',
    page: 'order',
  },
  'E72-close': {
    title: 'A parcel came back and its buyer stayed silent',
    next: 'The order is closed and the item is ours: take it off the shelf of returns and put it to our own.',
    page: 'order',
  },
  'E73-search': {
    title: 'A parcel should be at the buyer’s by now',
    next: 'Ask the courier for its last scan and start the search there. If it is not found in 14 days, the buyer gets the money back by itself.',
    page: 'order',
  },
  E73: {
    title: 'A parcel to a buyer is lost',
    next: 'The buyer has the money back and the seller keeps the income. Make the claim at the courier.',
    page: 'order',
  },
  'E73-courier': {
    title: 'The courier gave up a parcel to a buyer',
    next: 'The buyer has the money back and the seller keeps the income. Make the claim at the courier.',
    page: 'order',
  },
  'RT2-sla': {
    title: 'An item waits too long for its way back',
    next: 'Pack it and hand it to the courier today. After a week we pay its way and a credit besides.',
    page: 'order',
  },
  'RT2-late': {
    title: 'An item was not sent back in a week',
    next: 'We pay its way and the seller has a credit. Pack it and hand it to the courier today.',
    page: 'order',
  },
  RT5: {
    title: 'An item on its way back is taken as lost',
    next: 'Nobody delivered it in two weeks, and the seller is paid for it. Make the claim at the courier.',
    page: 'order',
  },
  'RT5-courier': {
    title: 'The courier gave up an item on its way back',
    next: 'The seller is paid for it. Make the claim at the courier.',
    page: 'order',
  },
  RT6: {
    title: 'Nobody claimed an item in thirty days',
    next: 'Its seller had four notices. Take it off the shelf of returns and put it to our own.',
    page: 'order',
  },
  S8: {
    title: 'We lost or damaged an item in stock',
    next: 'Its seller is paid. Write down what happened, and put a damaged item to our own.',
    page: null,
  },
  N4: {
    title: 'A seller asks us to hurry with a check',
    next: 'Check the item next, or tell the seller when. We promised an answer within four hours.',
    page: 'order',
  },
  'N4-return': {
    title: 'A seller asks us to hurry with the way back',
    next: 'Send the item next, or tell the seller when. We promised an answer within four hours.',
    page: 'order',
  },
  N5: {
    title: 'A buyer asks us to hurry',
    next: 'Check or send the item next, or tell the buyer when. We promised an answer within four hours.',
    page: 'order',
  },
  parcel_in_trouble: {
    title: 'A courier has trouble with a parcel',
    next: 'Read what the courier says of it, call the courier, and tell the person who waits for it: their page says that we reach out.',
    page: 'order',
  },
  parcel_unexpected: {
    title: 'A courier says of a parcel what does not fit its order',
    next: 'Compare the parcel’s events with the order’s history, ask the courier where the parcel is, and tell support when a side has to be told.',
    page: 'order',
  },
  return_waits: {
    title: 'An item to go home waits, and its seller cannot answer yet',
    next: 'Keep it on the shelf of returns: it is not given up, and no time runs against its seller. Agree by mail with the seller on the way home, and note it here.',
    page: 'order',
  },
  stock_waits: {
    title: 'An item has been in stock for its whole time',
    next: 'Keep it: it stays on sale and is not sent away, because its seller cannot take it out yet. Ask the seller by mail what they want, and note it here.',
    page: null,
  },
} as const satisfies Record<AlertingRow<'warehouse'> | ParcelAlertEvent | WarehouseWaiting, AlertTexts>;

type WarehouseWaiting = Extract<WaitingAlertEvent, 'return_waits' | 'stock_waits'>;
