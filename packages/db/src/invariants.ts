import type { Pool } from 'pg';
import { invariants } from './invariants.table.ts';

/** A row that breaks a rule; `detail` says how. */
export type Violation = { readonly rule: string; readonly id: string; readonly detail: string };

/**
 * Checks everything that must hold whatever happened (INV). Reads one snapshot, so that it may run while trades go on; slow on a large database
 * (it reads the whole ledger).
 * @returns the rows that break a rule; an empty list is the answer that every test wants.
 */
export async function checkInvariants(pool: Pool, now: Date): Promise<readonly Violation[]> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    const violations: Violation[] = [];
    for (const { rule, text } of invariants) {
      const { rows } = await client.query<Omit<Violation, 'rule'>>(text, text.includes('$1') ? [now] : []);
      violations.push(...rows.map((row) => ({ rule, ...row })));
    }
    return violations;
  } finally {
    await client.query('rollback');
    client.release();
  }
}
