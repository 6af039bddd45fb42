import type { CallResult } from './call-operation.ts';
import { refusalIn } from './start-test-api.ts';

const TRIES_MAX = 20;

/**
 * Repeats a call under its key while the answer is 503 and nothing has happened: on a busy machine a call may wait in
 * vain for a connection or a lock. Any other failure is the answer.
 */
export async function pressUntilAnswered<Answer>(
  press: () => Promise<CallResult<Answer>>,
): Promise<CallResult<Answer>> {
  for (let tries = 1; ; tries += 1) {
    const result = await press();
    if (result.status !== 503 || tries === TRIES_MAX) return result;
    if (!['UNAVAILABLE', 'GATEWAY_UNAVAILABLE'].includes(refusalIn(result).reason)) return result;
  }
}
