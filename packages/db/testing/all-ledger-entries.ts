import type { UserId } from '@suki/domain/ids/id';
import type { Pool } from 'pg';
import { type LedgerEntry, ledgerEntriesInBatches } from '../src/queries/ledger-entries.ts';

/** Returns all ledger lines of a person, oldest first, read in batches like the file. */
export async function allLedgerEntries(pool: Pool, userId: UserId, batchSize = 100): Promise<readonly LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  for await (const batch of ledgerEntriesInBatches(pool, userId, batchSize)) entries.push(...batch);
  return entries;
}
