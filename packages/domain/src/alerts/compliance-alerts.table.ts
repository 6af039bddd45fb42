import type { AlertingRow, AlertTexts, HoldAlertEvent } from './alert-events.ts';

/** Counterfeits, suspended people, and stopped orders under review. */
export const complianceAlerts = {
  'E11b-review': {
    title: 'The bank took back the deposit of an ask under review',
    next: 'Nothing is due on it anymore. Add it to the review of the seller.',
    page: 'order',
  },
  'E12-suspended': {
    title: 'An ask of a suspended seller was taken off the market',
    next: 'Open the seller and decide if the deposit is returned or kept.',
    page: 'order',
  },
  E40: {
    title: 'A paid order was stopped for a review',
    next: 'Look at both sides and the payment within 24 hours, then let it continue or cancel it. After that it continues by itself.',
    page: 'order',
  },
  'E40-flash': {
    title: 'An order from stock was stopped for a review',
    next: 'Keep the parcel here. Look at both sides and the payment within 24 hours; after that it continues by itself.',
    page: 'order',
  },
  hold_ends: {
    title: 'A stopped order continues within 4 hours',
    next: 'Nobody has decided yet. Open the order, then let it continue or cancel it. If you do nothing, it continues by itself.',
    page: 'order',
  },
  E60a: {
    title: 'A counterfeit was found at inspection',
    next: 'Read the findings of both inspectors, then review the seller’s other asks. The item is held and the seller suspended.',
    page: 'order',
  },
  'E74-done': {
    title: 'A buyer says after confirming that the item is not authentic',
    next: 'Read our report and have the item inspected again. The order itself stays done.',
    page: 'order',
  },
  'E74-back': {
    title: 'An item that a buyer claimed against is back',
    next: 'Inspect the item again, then review its seller and our report. The buyer has the money back at our cost.',
    page: 'order',
  },
  'E74-back-done': {
    title: 'An item claimed against after the order was done is back',
    next: 'Inspect the item again, then review its seller and our report. The buyer has the money back at our cost.',
    page: 'order',
  },
  'S4-counterfeit': {
    title: 'A counterfeit was found in stock',
    next: 'Read the findings, then review the seller’s other items. The item is held and the seller suspended.',
    page: null,
  },
} as const satisfies Record<AlertingRow<'compliance'> | Extract<HoldAlertEvent, 'hold_ends'>, AlertTexts>;
