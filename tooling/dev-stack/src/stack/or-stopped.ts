import { setTimeout as delay, setImmediate as turnOfTheLoop } from 'node:timers/promises';

/** What {@link orStopped} answers when the person wanted to stop. */
export const stopWon: unique symbol = Symbol('the person wanted to stop');

/**
 * Nobody reads a failure and presses Ctrl-C within this time, so a signal that we see this soon after a failure was sent before it. Our own
 * signal may be on its way for a while: the system may have given it to a thread that waits for a core.
 */
const noticeMilliseconds = 100;

/**
 * Waits for the work or for the wish to stop, whichever comes first. The stop wins over a failure that came with it: Ctrl-C goes to every
 * process of the terminal at once, and a child that we were just starting, or PostgreSQL's initdb, dies of it before we see our own signal.
 * @param stopped settles when the person wants to stop.
 * @returns what the work came to, or {@link stopWon}.
 * @throws what the work failed with, when nobody wanted to stop.
 */
export async function orStopped<Result>(
  work: Promise<Result>,
  stopped: Promise<void>,
): Promise<Result | typeof stopWon> {
  // It may fail long after the stop has won.
  work.catch(() => undefined);
  try {
    return await Promise.race([stopped.then((): typeof stopWon => stopWon), work]);
  } catch (error) {
    if (await wasStopWanted(stopped)) return stopWon;
    throw error;
  }
}

/** Whether the person wanted to stop before now, a signal included that was sent and that our own handler could not see yet. */
export async function wasStopWanted(stopped: Promise<void>): Promise<boolean> {
  let wasWanted = false;
  const seen = stopped.then(() => {
    wasWanted = true;
  });
  await Promise.race([seen, delay(noticeMilliseconds)]);
  // When we were kept waiting for a core, timers are looked at before signals: after two turns of the loop these were looked at as well.
  for (let turn = 0; turn < 2 && !wasWanted; turn += 1) await turnOfTheLoop();
  return wasWanted;
}
