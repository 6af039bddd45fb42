import type { Pool } from 'pg';
import { invariants } from './invariants.table.ts';

/** A row that breaks a rule; `detail` says how. */
export type Violation = { readonly rule: string; readonly id: string; readonly detail: string };

/**
 * Checks all invariants (INV). Reads one snapshot, so that trades may go on meanwhile; slow on a large database,
 * because it reads the whole ledger.
 * @returns the rows that break a rule; every test expects an empty list.
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
