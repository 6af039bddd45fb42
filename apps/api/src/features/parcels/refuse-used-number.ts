import { isViolationOf } from '@suki/db/sql-errors';

/** The unique indexes that keep a number from being used for two parcels. */
const oneParcelPerNumber = ['orders_inbound_tracking_key', 'orders_outbound_tracking_key', 'trackings_number_key'];

/**
 * Runs a command that gives a parcel its tracking number. Two people may give one number at the same moment, each
 * looking before the other has written: then the unique index decides, and the second person gets the refusal of
 * somebody who came a second later.
 */
export async function refuseUsedNumber<Result>(
  run: () => Promise<Result>,
  refused: (details: { readonly problem: 'used_before' }) => Error,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (oneParcelPerNumber.some((index) => isViolationOf(index, error))) throw refused({ problem: 'used_before' });
    throw error;
  }
}
