import type { OrderSnapshot } from '../trade/facts/snapshot.ts';
import { courierStatus, isSameStatus, type ParcelState } from './courier-status.ts';
import type { ParcelCommand, ParcelLeg } from './courier-statuses.table.ts';

/** Alerts of the warehouse about parcels, beside the rows of the life cycle. */
export type ParcelAlertEvent =
  /** A parcel under way needs the staff: the page of its order says that we reach out. */
  | 'parcel_in_trouble'
  /** The courier's report fits no row in the status of the order. */
  | 'parcel_unexpected';

export type ParcelReport = {
  readonly leg: ParcelLeg;
  readonly known: ParcelState;
  readonly said: ParcelState;
  /** The order before the report. */
  readonly order: Pick<
    OrderSnapshot,
    'status' | 'closure' | 'deliveryAt' | 'inboundScannedAt' | 'inboundTrackingNumber' | 'outboundTrackingNumber'
  >;
  /** True when a row of the life cycle took the report. */
  readonly wasTaken: boolean;
};

/**
 * Returns the alert that a courier's report raises, or undefined. A repeated report raises none (E79;
 * docs/lifecycle.md#parcels).
 */
export function parcelAlert({ leg, known, said, order, wasTaken }: ParcelReport): ParcelAlertEvent | undefined {
  if (wasTaken || isSameStatus(known, said)) return undefined;
  const { commands, needsPeople } = courierStatus(said);
  const last = commands[leg].at(-1);
  if (needsPeople && isUnderWay[leg](order)) return 'parcel_in_trouble';
  if (last === undefined || isKnown[last](order)) return undefined;
  // Of many scans of one parcel only the first counts.
  const isRepeated = courierStatus(known).commands[leg].at(-1) === last;
  return isRepeated ? undefined : 'parcel_unexpected';
}

type Order = ParcelReport['order'];

const isUnderWay: Readonly<Record<ParcelLeg, (order: Order) => boolean>> = {
  inbound: ({ status }) => status === 'on_way_to_warehouse',
  outbound: ({ status, deliveryAt }) => status === 'to_receive' && deliveryAt === null,
};

const isClosed = ({ status }: Order): boolean => status === 'transaction_closed';
const endedAs = ({ closure }: Order, detail: string): boolean => closure?.detail === detail;
/** Returns true while the parcel is on its way to us or at our place. */
const isWithUs = (order: Order): boolean => !isClosed(order) && order.status !== 'seller_to_ship';

/** Returns true when the order already knows the news of a command. */
const isKnown: Readonly<Record<ParcelCommand, (order: Order) => boolean>> = {
  courier_scanned: (order) => isWithUs(order) || (isClosed(order) && order.inboundScannedAt !== null),
  inbound_lost: (order) => isWithUs(order) || endedAs(order, 'lost_inbound'),
  inbound_returned: () => false,
  courier_delivered: ({ deliveryAt, status }) => deliveryAt !== null || status === 'transaction_successful',
  outbound_lost: (order) =>
    order.deliveryAt !== null || order.status === 'transaction_successful' || endedAs(order, 'lost_outbound'),
  outbound_returned: () => false,
};
