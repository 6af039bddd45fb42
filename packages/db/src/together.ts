import { sqlErrorOf, sqlStates } from './sql-errors.ts';

/**
 * `Promise.all` for statements of one transaction that are sent without waiting for each other. When one fails, PostgreSQL refuses all behind it
 * with "current transaction is aborted", and which refusal a promise of ours brings first depends on how many functions it passed
 * through. So those are held back for the reason behind them.
 * @throws the first failure that is a reason; one of "transaction is aborted" only when all have ended and none has another.
 */
export function together<const Work extends readonly Promise<unknown>[]>(
  work: Work,
): Promise<{ -readonly [Index in keyof Work]: Awaited<Work[Index]> }> {
  return new Promise((resolve, reject) => {
    Promise.allSettled(work).then((results) => {
      const failed = results.find((result) => result.status === 'rejected');
      if (failed === undefined) Promise.all(work).then(resolve, reject);
      else reject(failed.reason);
    }, reject);
    for (const one of work) one.catch((error: unknown) => isReason(error) && reject(error));
  });
}

const isReason = (error: unknown): boolean => sqlErrorOf(error)?.code !== sqlStates.inFailedTransaction;
