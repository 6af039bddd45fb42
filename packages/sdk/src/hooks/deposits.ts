import { type Fetched, useFetched } from '../fetched.ts';
import { listDeposits } from '../generated/deposits.ts';
import type { DepositSummary, ListDeposits200 } from '../generated/suki.schemas.ts';
import { keys } from '../keys.ts';
import { type List, useList } from '../list.ts';

/** The caller's deposits, newest first. */
export function useDeposits(): List<DepositSummary> {
  return useList(keys.deposits(), (lastItemId) => listDeposits(lastItemId === null ? {} : { lastItemId }));
}

/** The sum and number of the deposits that we hold for the caller now. */
export function useHeldDeposits(): Fetched<ListDeposits200['held']> {
  return useFetched(keys.heldDeposits(), async () => (await listDeposits()).held);
}
