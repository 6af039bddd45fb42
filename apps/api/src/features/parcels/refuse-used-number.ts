import { isViolationOf } from '@suki/db/sql-errors';

/** The unique indexes that keep two parcels from having one number. */
const oneParcelPerNumber = ['orders_inbound_tracking_key', 'orders_outbound_tracking_key', 'trackings_number_key'];

/**
 * Runs a command that gives a parcel its number. Two people may give the same number at the same moment, and each looks before the other has
 * written: the index decides, and the second is refused like one who came a second later.
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
