import { listDeposits } from '../generated/deposits.ts';
import type { DepositSummary } from '../generated/suki.schemas.ts';
import { keys } from '../keys.ts';
import { type List, useList } from '../list.ts';

/** The caller's deposits, newest first. */
export function useDeposits(): List<DepositSummary> {
  return useList(keys.deposits(), (lastItemId) => listDeposits(lastItemId === null ? {} : { lastItemId }));
}
