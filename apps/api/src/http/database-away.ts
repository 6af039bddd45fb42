/** SQLSTATE classes and codes of a database that is down or takes nobody, whatever the query. */
const AWAY_STATES = /^(08...|53...|57P0[1-5]|57014|55P03|25P03)$/;
const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
/** pg throws these without a code (pg 8.23). */
const AWAY_TEXTS =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout/i;
const DEPTH_MAX = 5;

/**
 * Returns true when an error means that PostgreSQL is down, has no connection left or did not answer in time. Nothing
 * was changed then (or the transaction was rolled back), so the caller may simply try again: 503 with Retry-After.
 */
export function isDatabaseAway(error: unknown): boolean {
  let current = error;
  for (let depth = 0; depth < DEPTH_MAX && current instanceof Error; depth += 1) {
    if (saysAway(current)) return true;
    // drizzle wraps the driver's error; several addresses of one host give an AggregateError.
    current = current instanceof AggregateError ? current.errors[0] : current.cause;
  }
  return false;
}

function saysAway(error: Error): boolean {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // The socket file of a server that was killed is gone until the server is back: found by F3.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  return AWAY_STATES.test(code) || AWAY_CODES.has(code) || AWAY_TEXTS.test(error.message);
}
