import type { AlertingRow, AlertTexts } from './alert-events.ts';

/** Counterfeits, suspended people, and stopped orders under review. */
export const complianceAlerts = {
  'E11b-review': {
    title: 'The bank took back the deposit of an ask under review',
    next: 'Nothing is due on it any more. Take it into the review of its seller.',
    page: 'order',
  },
  'E12-suspended': {
    title: 'An ask of a suspended seller was taken off the market',
    next: 'Its deposit waits for the review: decide whether it goes back or is kept.',
    page: 'order',
  },
  E40: {
    title: 'A paid order was stopped to be looked at',
    next: 'Look at both sides and at the payment within 24 hours; then it goes on by itself.',
    page: 'order',
  },
  'E40-flash': {
    title: 'An order from stock was stopped before its hand-over',
    next: 'Look at both sides and at the payment within 24 hours; then it goes on by itself. Keep the parcel here until then.',
    page: 'order',
  },
  E60a: {
    title: 'A counterfeit was found at the check',
    next: 'The item is held, its seller suspended, the deposit kept. Look at the findings of both inspectors, and review the seller’s other asks.',
    page: 'order',
  },
  'E74-done': {
    title: 'A buyer says after confirming that the item is not authentic',
    next: 'Look at the report of our check, and have the item inspected again. The order itself stays.',
    page: 'order',
  },
  'E74-back': {
    title: 'An item that a buyer claimed against is back',
    next: 'The buyer has the money back at our cost. Inspect the item again, and review its seller and our check.',
    page: 'order',
  },
  'E74-back-done': {
    title: 'An item that a buyer claimed against after the end is back',
    next: 'The buyer has the money back at our cost. Inspect the item again, and review its seller and our check.',
    page: 'order',
  },
  'S4-counterfeit': {
    title: 'A counterfeit was found in stock',
    next: 'The item is held and its seller suspended. Look at the findings, and review the seller’s other items.',
    page: null,
  },
} as const satisfies Record<AlertingRow<'compliance'>, AlertTexts>;
