import { setTimeout as sleep } from 'node:timers/promises';

const EACH_MS = 100;
const AT_MOST_MS = 30_000;

/** Polls `read` until `isDone`. @throws Error with the last answer after 30 s. */
export async function pollUntil<Answer>(
  what: string,
  read: () => Promise<Answer>,
  isDone: (answer: Answer) => boolean,
): Promise<Answer> {
  for (let waitedMs = 0; ; waitedMs += EACH_MS) {
    const answer = await read();
    if (isDone(answer)) return answer;
    if (waitedMs > AT_MOST_MS)
      throw new Error(`Expected ${what} within 30 s, got ${JSON.stringify(answer).slice(0, 400)}.`);
    await sleep(EACH_MS);
  }
}
