/** The two parcels of an order: the seller's to us, or ours to the buyer. */
export type ParcelLeg = 'inbound' | 'outbound';

/** The commands that a courier's status leads to, for the order of its parcel (docs/lifecycle.md#parcels). */
export type ParcelCommand =
  | 'courier_scanned'
  | 'inbound_lost'
  | 'inbound_returned'
  | 'courier_delivered'
  | 'outbound_lost'
  | 'outbound_returned';

/**
 * The progress of a parcel: not seen yet, under way, at an end. A report that is behind the known rank came late and is
 * ignored. A lost parcel may be found, so it is under way.
 */
export type ParcelRank = 0 | 1 | 2;

export type CourierStatus = {
  readonly status: string;
  /** Null: the row of the status without a sub-status, or with an unknown one. */
  readonly substatus: string | null;
  readonly rank: ParcelRank;
  /** In the order in which they are carried out. */
  readonly commands: Readonly<Record<ParcelLeg, readonly ParcelCommand[]>>;
  /** True when the page says "We'll Reach Out", or no row moves the order: the staff have to look. */
  readonly needsPeople: boolean;
};

const nothing = { inbound: [], outbound: [] } as const;
/** The courier has the parcel in hand, which confirms the seller's number (E46s). */
const inHand = { inbound: ['courier_scanned'], outbound: [] } as const;
/** At our own address the scan at the door counts, not the courier's report (E56). */
const delivered = { inbound: ['courier_scanned'], outbound: ['courier_delivered'] } as const;
const returned = { inbound: ['inbound_returned'], outbound: ['outbound_returned'] } as const;
/** A courier who loses a parcel had it, which is the seller's proof (E54). */
const lost = { inbound: ['courier_scanned', 'inbound_lost'], outbound: ['outbound_lost'] } as const;
/** Silence does not prove a scan. */
const silent = { inbound: ['inbound_lost'], outbound: ['outbound_lost'] } as const;

type Rest = Pick<CourierStatus, 'rank' | 'commands' | 'needsPeople'>;
const unseen: Rest = { rank: 0, commands: nothing, needsPeople: false };
const unseenOdd: Rest = { rank: 0, commands: nothing, needsPeople: true };
const underWay: Rest = { rank: 1, commands: inHand, needsPeople: false };
const trouble: Rest = { rank: 1, commands: inHand, needsPeople: true };
const atItsEnd: Rest = { rank: 2, commands: delivered, needsPeople: false };
const over: Rest = { rank: 1, commands: silent, needsPeople: false };

const row = (status: string, substatus: string | null, rest: Rest): CourierStatus => ({ status, substatus, ...rest });

/** Statuses of the tracking service (docs/providers.md#courier-words); null stands for unknown sub-statuses. */
export const courierStatuses: readonly CourierStatus[] = [
  row('pending', 'pending001', unseen),
  row('pending', 'pending002', unseen),
  row('pending', 'pending003', unseenOdd),
  row('pending', 'pending004', unseen),
  row('pending', 'pending005', unseenOdd),
  row('pending', null, unseen),
  row('notfound', 'notfound001', unseen),
  row('notfound', 'notfound002', unseen),
  row('notfound', null, unseen),
  row('inforeceived', 'inforeceived001', unseen),
  row('inforeceived', null, unseen),
  row('transit', 'transit001', underWay),
  row('transit', 'transit002', underWay),
  row('transit', 'transit003', underWay),
  row('transit', 'transit004', underWay),
  row('transit', 'transit005', underWay),
  row('transit', 'transit006', underWay),
  row('transit', 'transit007', underWay),
  row('transit', null, underWay),
  row('pickup', 'pickup001', underWay),
  row('pickup', 'pickup002', underWay),
  row('pickup', 'pickup003', underWay),
  row('pickup', null, underWay),
  row('delivered', 'delivered001', atItsEnd),
  row('delivered', 'delivered002', atItsEnd),
  row('delivered', 'delivered003', atItsEnd),
  row('delivered', 'delivered004', atItsEnd),
  row('delivered', null, atItsEnd),
  row('undelivered', 'undelivered001', underWay),
  row('undelivered', 'undelivered002', underWay),
  row('undelivered', 'undelivered003', underWay),
  row('undelivered', 'undelivered004', underWay),
  row('undelivered', null, underWay),
  row('exception', 'exception004', trouble),
  row('exception', 'exception005', trouble),
  row('exception', 'exception006', trouble),
  row('exception', 'exception007', { rank: 1, commands: lost, needsPeople: false }),
  // Cancelled before the courier had the parcel, so there was no scan.
  row('exception', 'exception008', unseenOdd),
  row('exception', 'exception009', trouble),
  row('exception', 'exception010', { rank: 2, commands: returned, needsPeople: false }),
  row('exception', 'exception011', trouble),
  row('exception', null, trouble),
  row('expired', 'expired001', over),
  row('expired', null, over),
];
