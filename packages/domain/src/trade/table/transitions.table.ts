import { keysOf } from '../../keys-of.ts';
import type { TransitionRow } from './transition-row.ts';
import { bidRows } from './transitions/bids.table.ts';
import { buyingRows } from './transitions/buying.table.ts';
import { inspectionRows } from './transitions/inspection.table.ts';
import { listingRows } from './transitions/listing.table.ts';
import { nudgeRows } from './transitions/nudges.table.ts';
import { returnRows } from './transitions/returns.table.ts';
import { sendingRows } from './transitions/sending.table.ts';
import { shippingRows } from './transitions/shipping.table.ts';
import { stockRows } from './transitions/stock.table.ts';

/** The transition table by the sections of lifecycle.md, one file each. A test refuses a key in two of them. */
export const transitionSections = {
  Listing: listingRows,
  'Bidding and accepting a bid': bidRows,
  'Buying and paying': buyingRows,
  'Confirm and ship': shippingRows,
  'Warehouse check': inspectionRows,
  'Sending out and finishing': sendingRows,
  'Return leg': returnRows,
  'Flash stock': stockRows,
  Nudges: nudgeRows,
} as const;

/**
 * The joint transition table as data: the server, the screens, the timers, the notifications and the diagrams are
 * derived from it. The key is the row's number there; one with a dash is a part of that row (E36-accept), and so are
 * T1x to T7x (the one extension while a payment is pending), E35f and E35s (how E35p ends), E46s (the first scan of the
 * courier, which ends `first_scan`), T21 and T21-bid (a fine is shared out). Row ids stay, because the history is
 * written in them. Which rows of the page are which of these stands in `lifecycle-rows.table.ts`. Within one command,
 * rows with more conditions (`when`) are looked at first.
 */
export const transitions = {
  ...listingRows,
  ...bidRows,
  ...buyingRows,
  ...shippingRows,
  ...inspectionRows,
  ...sendingRows,
  ...returnRows,
  ...stockRows,
  ...nudgeRows,
};

/** The id of a row: the event of the history. */
export type EventId = keyof typeof transitions;

/** A row by its number, in the general type. */
export function transition(event: EventId): TransitionRow {
  return transitions[event];
}

export const eventIds: readonly EventId[] = keysOf(transitions);
