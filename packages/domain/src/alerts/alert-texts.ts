import type { ParcelAlertEvent } from '../parcels/parcel-alert.ts';
import type { RefusalReason } from '../trade/facts/refusal-reasons.ts';
import { refusalReasons } from '../trade/facts/refusal-reasons.ts';
import type {
  AlertingRow,
  AlertTexts,
  ApprovalAlertEvent,
  CodeAlertEvent,
  DeadlineAlertEvent,
  LinkAlertEvent,
  MoneyAlertEvent,
  WaitingAlertEvent,
} from './alert-events.ts';
import { complianceAlerts } from './compliance-alerts.table.ts';
import { financeAlerts } from './finance-alerts.table.ts';
import { supportAlerts } from './support-alerts.table.ts';
import { warehouseAlerts } from './warehouse-alerts.table.ts';

type Beside =
  | MoneyAlertEvent
  | ApprovalAlertEvent
  | DeadlineAlertEvent
  | CodeAlertEvent
  | LinkAlertEvent
  | WaitingAlertEvent
  | ParcelAlertEvent;

const texts: Readonly<Record<AlertingRow | Beside, AlertTexts>> = {
  ...warehouseAlerts,
  ...supportAlerts,
  ...complianceAlerts,
  ...financeAlerts,
};

const anotherAmount: AlertTexts = {
  title: 'A payment has another amount or currency than agreed',
  next: 'Nothing was booked, and the money lies at the gateway. Find out there what the payer meant, and give it back there.',
  page: 'money',
};

/** A payment that the rules refuse to book, for any reason. */
const notBooked = (reason: RefusalReason): AlertTexts => ({
  title: 'A payment was reported that no rule could book',
  next: `The reason was ${reason}. The money lies at the gateway: look it up there, and give it back there if nothing here is owed.`,
  page: 'money',
});

/** An alert of a row that an earlier version knew under another number. */
const unknown: AlertTexts = {
  title: 'Something has to be looked at',
  next: 'Read the history of what it is about.',
  page: 'order',
};

/**
 * Returns the texts of a staff alert (docs/lifecycle.md#alerts) by the event that raised it: a row of the life cycle, a
 * word of the gateway or courier, or the reason why a payment was not booked.
 */
export function alertTexts(event: string): AlertTexts {
  if (has(texts, event)) {
    return texts[event];
  }
  if (event === 'AMOUNT_MISMATCH') {
    return anotherAmount;
  }
  return has(refusalReasons, event) ? notBooked(event) : unknown;
}

const has = <Table extends object>(table: Table, key: string): key is keyof Table & string => Object.hasOwn(table, key);
