/*
 * Leases of processes. Each process takes a shared advisory lock under its name for as long as its session lives.
 * PostgreSQL gives the lock up with the session, so a name whose lock can be had belongs to a process that is gone. A
 * process that only lost its session counts as gone as well, so whatever is taken from it must be safe to do twice.
 */

/** The class of these locks; nothing else locks in it. */
const LOCK_CLASS = 2042;

/** Takes the lease of the name $1 for the session. Shared, because the session before it may linger on the server. */
export const takeLeaseText = `select pg_advisory_lock_shared(${LOCK_CLASS}, hashtext($1::text))`;

/** Gives the lease of the name $1 up, in the session that took it. */
export const endLeaseText = `select pg_advisory_unlock_shared(${LOCK_CLASS}, hashtext($1::text))`;

/** SQL that is true when no session holds the lease named in a column; null without a name. */
export const isLeaseFree = (column: string): string => `pg_try_advisory_xact_lock(${LOCK_CLASS}, hashtext(${column}))`;
