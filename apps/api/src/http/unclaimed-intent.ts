import { insertIdempotentAnswer, isKeyTaken } from '@suki/db/queries/idempotency';
import type { Db } from '@suki/db/statement';
import type { IdempotencyNeeds, IdempotentCall, Intent, StoredAnswer } from './intent.ts';

/**
 * Does the work of a handler that settles itself, without claiming its key first. A repeated call does the work again
 * up to the moment of storing, and is rolled back then: repeats are rare, and first calls are not.
 * @returns undefined when another call has the key: this work was rolled back, and the other call's answer is the
 * answer.
 */
export async function performUnclaimed(
  { pool, clock }: IdempotencyNeeds,
  call: IdempotentCall,
): Promise<StoredAnswer | undefined> {
  let isSettled = false;
  const keep = (db: Db, { status, body }: StoredAnswer): Promise<void> =>
    insertIdempotentAnswer(db, { ...call, status, answer: body }, clock.now());
  const intent: Intent = {
    key: call.key,
    settle: (tx, answer) => {
      isSettled = true;
      return keep(tx, call.serialise(answer));
    },
  };
  try {
    const answer = await call.run(intent);
    if (!isSettled) throw new Error(`Expected the handler of intent ${call.key} to settle it in its transaction.`);
    return answer;
  } catch (error) {
    if (isKeyTaken(error)) return undefined;
    const refusal = call.refusalAnswer(error);
    if (refusal === undefined) throw error;
    return keep(pool, refusal).then(() => refusal, takenByAnother);
  }
}

function takenByAnother(error: unknown): undefined {
  if (!isKeyTaken(error)) throw error;
}
