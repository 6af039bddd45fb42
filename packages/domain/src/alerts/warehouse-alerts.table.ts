import type { ParcelAlertEvent } from '../parcels/parcel-alert.ts';
import type { AlertingRow, AlertTexts, WaitingAlertEvent } from './alert-events.ts';

/** Parcels and items that need a hand or a search. */
export const warehouseAlerts = {
  'E53-ours': {
    title: 'The parcel of a closed order came, and the item is ours',
    next: 'Put the item with our own stock. Do not send it back: the seller was paid for it.',
    page: 'order',
  },
  'E54-search': {
    title: 'A parcel should have arrived here by now',
    next: 'Look at the door and on the shelves, then ask the courier for its last scan. If it is not here in 14 days, the order closes by itself.',
    page: 'order',
  },
  'E54-courier': {
    title: 'The courier gave up a parcel on its way to us',
    next: 'Look for it here first, then file the claim with the courier. If it is not here in 14 days, the order closes by itself.',
    page: 'order',
  },
  'E56-sla': {
    title: 'An item has waited too long for its inspection',
    next: 'Inspect it next: it is first in the list. After a week the buyer may cancel at our cost.',
    page: 'order',
  },
  'E45b-offer': {
    title: 'An inspection has taken longer than a week',
    next: 'Find the item and inspect it today. The buyer may cancel now; after two weeks the order closes at our cost.',
    page: 'order',
  },
  'E45b-auto': {
    title: 'An order closed because our inspection took two weeks',
    next: 'Find the item, pack it and ship it back to the seller at our cost.',
    page: 'order',
  },
  E60d: {
    title: 'We lost or damaged an item before it passed',
    next: 'Write down what happened, and put a damaged item with our own stock. Both sides are paid.',
    page: 'order',
  },
  'E67-sla': {
    title: 'A parcel has waited too long for the courier',
    next: 'Hand it over today: it is first in the list. After a week the buyer may cancel at our cost.',
    page: 'order',
  },
  'E68-offer': {
    title: 'A parcel has waited for the courier longer than a week',
    next: 'Hand it over today. The buyer may cancel now; after two weeks the order closes at our cost.',
    page: 'order',
  },
  'E68-auto': {
    title: 'An order closed because we did not ship it in two weeks',
    next: 'Find the item and put it with our own stock. The buyer has the money back and the seller was paid.',
    page: 'order',
  },
  'E68-auto-flash': {
    title: 'An order from stock closed because we did not ship it in two weeks',
    next: 'Find the item and put it with our own stock. The buyer has the money back and the seller is paid.',
    page: 'order',
  },
  E68d: {
    title: 'We lost or damaged an item after it passed',
    next: 'Write down what happened, and put a damaged item with our own stock. The buyer has the money back at our cost.',
    page: 'order',
  },
  'E68d-flash': {
    title: 'We lost or damaged a sold item from stock',
    next: 'Write down what happened, and put a damaged item with our own stock. The buyer has the money back and the seller is paid.',
    page: 'order',
  },
  'E72-close': {
    title: 'A parcel came back and its buyer did not answer',
    next: 'Take the item off the returns shelf and put it with our own stock. The order is closed.',
    page: 'order',
  },
  'E73-search': {
    title: 'A parcel should have reached the buyer by now',
    next: 'Ask the courier for its last scan and start the search there. If it is not found in 14 days, the buyer gets the money back.',
    page: 'order',
  },
  E73: {
    title: 'A parcel to a buyer is lost',
    next: 'File the claim with the courier. The buyer has the money back and the seller keeps the income.',
    page: 'order',
  },
  'E73-courier': {
    title: 'The courier gave up a parcel to a buyer',
    next: 'File the claim with the courier. The buyer has the money back and the seller keeps the income.',
    page: 'order',
  },
  'RT2-sla': {
    title: 'An item has waited too long to be shipped back to its seller',
    next: 'Pack it and hand it to the courier today. After a week we pay for return shipping, and a credit.',
    page: 'order',
  },
  'RT2-late': {
    title: 'An item was not shipped back to its seller in a week',
    next: 'Pack it and hand it to the courier today. We pay for return shipping, and the seller has a credit.',
    page: 'order',
  },
  RT5: {
    title: 'An item on its way back to its seller counts as lost',
    next: 'File the claim with the courier. It was not delivered in two weeks, and the seller is paid for it.',
    page: 'order',
  },
  'RT5-courier': {
    title: 'The courier gave up an item on its way back to its seller',
    next: 'File the claim with the courier. The seller is paid for it.',
    page: 'order',
  },
  RT6: {
    title: 'Nobody claimed an item in thirty days',
    next: 'Take it off the returns shelf and put it with our own stock. The seller had four notices.',
    page: 'order',
  },
  S8: {
    title: 'We lost or damaged an item in stock',
    next: 'Write down what happened, and put a damaged item with our own stock. The seller is paid.',
    page: null,
  },
  N4: {
    title: 'A seller asks us to hurry with an inspection',
    next: 'Inspect the item next, or tell the seller when. We promised an answer within four hours.',
    page: 'order',
  },
  'N4-return': {
    title: 'A seller asks us to hurry with an item going back to them',
    next: 'Send the item next, or tell the seller when. We promised an answer within four hours.',
    page: 'order',
  },
  N5: {
    title: 'A buyer asks us to hurry',
    next: 'Inspect or send the item next, or tell the buyer when. We promised an answer within four hours.',
    page: 'order',
  },
  parcel_in_trouble: {
    title: 'A courier has trouble with a parcel',
    next: 'Read the courier’s words, call the courier, then tell the person who waits: their page says that we reach out.',
    page: 'order',
  },
  parcel_unexpected: {
    title: 'A courier’s news does not fit the order',
    next: 'Compare the parcel with the order’s history and ask the courier where it is. Tell support if a side has to know.',
    page: 'order',
  },
  return_waits: {
    title: 'An item to go home waits for its seller',
    next: 'Keep it on the returns shelf: no deadline runs against the seller. Agree by mail how it goes home, and note it here.',
    page: 'order',
  },
  stock_waits: {
    title: 'An item has been in stock for its whole time',
    next: 'Keep it on sale here. Ask the seller by mail what they want, and note it here.',
    page: null,
  },
} as const satisfies Record<AlertingRow<'warehouse'> | ParcelAlertEvent | WarehouseWaiting, AlertTexts>;

type WarehouseWaiting = Extract<WaitingAlertEvent, 'return_waits' | 'stock_waits'>;
