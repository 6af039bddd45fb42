/** The SQLSTATEs that this package tells apart. */
export const sqlStates = {
  uniqueViolation: '23505',
  checkViolation: '23514',
  foreignKeyViolation: '23503',
  restrictViolation: '23001',
  serializationFailure: '40001',
  deadlockDetected: '40P01',
  cachedPlanChanged: '0A000',
  lockNotAvailable: '55P03',
  queryCanceled: '57014',
  inFailedTransaction: '25P02',
  /** Raised by our `raise_conflict`. */
  conflict: 'SK409',
} as const;

/** The fields of PostgreSQL's error that matter to callers; drivers and drizzle wrap it, so `cause` is followed. */
export type SqlError = { readonly code: string; readonly constraint: string | undefined; readonly message: string };

/** Returns PostgreSQL's own error inside a thrown value; undefined for any other error. */
export function sqlErrorOf(thrown: unknown): SqlError | undefined {
  for (let error = thrown, depth = 0; error instanceof Error && depth < 5; error = error.cause, depth += 1) {
    const code: unknown = 'code' in error ? error.code : undefined;
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) {
      const constraint: unknown = 'constraint' in error ? error.constraint : undefined;
      return { code, constraint: typeof constraint === 'string' ? constraint : undefined, message: error.message };
    }
  }
  return undefined;
}

/** Returns true when a named constraint (index, check, trigger) refused the statement. */
export function isViolationOf(constraint: string, thrown: unknown): boolean {
  return sqlErrorOf(thrown)?.constraint === constraint;
}
