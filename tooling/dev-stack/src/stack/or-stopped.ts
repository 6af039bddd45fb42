import { setTimeout as delay, setImmediate as turnOfTheLoop } from 'node:timers/promises';

/** Result of {@link orStopped} when the person wanted to stop. */
export const stopWon: unique symbol = Symbol('the person wanted to stop');

/**
 * Nobody reads a failure and presses Ctrl-C within this time, so a signal that arrives this soon after a failure was
 * sent before it. A signal may arrive late: the system may have given it to a thread that waits for a core.
 */
const noticeMilliseconds = 100;

/**
 * Waits for the work or for the wish to stop, whichever comes first. The stop wins over a failure that came with it:
 * Ctrl-C goes to every process of the terminal at once, and a child that is just starting, or PostgreSQL's initdb,
 * dies of it before we see our own signal.
 * @param stopped - Settles when the person wants to stop.
 * @returns the result of the work, or {@link stopWon}.
 * @throws the error of the work, when nobody wanted to stop.
 */
export async function orStopped<Result>(
  work: Promise<Result>,
  stopped: Promise<void>,
): Promise<Result | typeof stopWon> {
  // The work may fail long after the stop has won.
  work.catch(() => undefined);
  try {
    return await Promise.race([stopped.then((): typeof stopWon => stopWon), work]);
  } catch (error) {
    if (await wasStopWanted(stopped)) return stopWon;
    throw error;
  }
}

/** Returns true when the person wanted to stop before now, also by a signal that our handler could not see yet. */
export async function wasStopWanted(stopped: Promise<void>): Promise<boolean> {
  let wasWanted = false;
  const seen = stopped.then(() => {
    wasWanted = true;
  });
  await Promise.race([seen, delay(noticeMilliseconds)]);
  // After a wait for a core, timers run before signals: two turns of the loop let the signals run as well.
  for (let turn = 0; turn < 2 && !wasWanted; turn += 1) await turnOfTheLoop();
  return wasWanted;
}
