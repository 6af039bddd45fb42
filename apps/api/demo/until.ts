import { setTimeout as sleep } from 'node:timers/promises';

const EACH_MS = 100;
const AT_MOST_MS = 30_000;

/**
 * Reads again until it is so: a webhook and a job lie between. @throws Error with what was read last after half a minute.
 */
export async function until<Answer>(
  what: string,
  read: () => Promise<Answer>,
  isSo: (answer: Answer) => boolean,
): Promise<Answer> {
  for (let waitedMs = 0; ; waitedMs += EACH_MS) {
    const answer = await read();
    if (isSo(answer)) return answer;
    if (waitedMs > AT_MOST_MS)
      throw new Error(`Expected ${what} within 30 s, got ${JSON.stringify(answer).slice(0, 400)}.`);
    await sleep(EACH_MS);
  }
}
