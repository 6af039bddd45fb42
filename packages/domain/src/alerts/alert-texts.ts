import type { ParcelAlertEvent } from '../parcels/parcel-alert.ts';
import { refusalReasons } from '../trade/facts/refusal-reasons.ts';
import type {
  AlertingRow,
  AlertTexts,
  ApprovalAlertEvent,
  CodeAlertEvent,
  DeadlineAlertEvent,
  HoldAlertEvent,
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
  | HoldAlertEvent
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
  next: 'Find out at the gateway what the payer meant, and give it back there. Nothing was booked here.',
  page: 'money',
};

/** A payment that the rules refuse to book, for any reason. */
const notBooked: AlertTexts = {
  title: 'A payment came in that no rule could book',
  next: 'Look it up at the gateway, where the money is, and give it back there if nothing here is owed.',
  page: 'money',
};

/** An alert of a row that an earlier version knew under another number. */
const unknown: AlertTexts = {
  title: 'Something needs a look',
  next: 'Read its history, then ask a developer what it is about.',
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
  return has(refusalReasons, event) ? notBooked : unknown;
}

const has = <Table extends object>(table: Table, key: string): key is keyof Table & string => Object.hasOwn(table, key);
