import { sqlErrorOf, sqlStates } from './sql-errors.ts';

/**
 * `Promise.all` for statements of one transaction that are sent without waiting for each other (pipelining). When one
 * of them fails, PostgreSQL refuses those behind it with "current transaction is aborted". Which promise rejects first
 * depends on how many functions each passed through, so such refusals are held back until the failure that caused them
 * is known.
 * @throws the first failure that is a cause; "transaction is aborted" only when all statements have ended and none has
 * another failure.
 */
export function pipelined<const Work extends readonly Promise<unknown>[]>(
  work: Work,
): Promise<{ -readonly [Index in keyof Work]: Awaited<Work[Index]> }> {
  return new Promise((resolve, reject) => {
    Promise.allSettled(work).then((results) => {
      const failed = results.find((result) => result.status === 'rejected');
      if (failed === undefined) Promise.all(work).then(resolve, reject);
      else reject(failed.reason);
    }, reject);
    for (const one of work) one.catch((error: unknown) => isCause(error) && reject(error));
  });
}

const isCause = (error: unknown): boolean => sqlErrorOf(error)?.code !== sqlStates.inFailedTransaction;
