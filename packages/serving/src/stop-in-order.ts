import { setTimeout as sleep } from 'node:timers/promises';
import type { Readiness } from './readiness.ts';

/** Work under way is finished within this time, or cut. Orchestrators kill after 30 s, which holds notice and this. */
const STOP_WITHIN_MS = 10_000;

export type StopOptions = {
  readonly readiness: Readiness;
  /** How long the process says that it is not ready while it still serves: a balancer notices, and sends no more. */
  readonly noticeMs: number;
  /** Finishes the work under way. */
  readonly stop: () => Promise<void>;
  readonly log: {
    readonly info: (facts: object, text: string) => void;
    readonly error: (facts: object, text: string) => void;
  };
};

/**
 * Stops the process in order on SIGTERM and Ctrl-C: it is not ready first, serves on for the notice, then finishes its
 * work under way, within ten seconds at most. A second signal ends the process at once.
 */
export function stopInOrder({ readiness, noticeMs, stop, log }: StopOptions): void {
  let isStopping = false;
  const leave = async (): Promise<void> => {
    readiness.leave();
    await sleep(noticeMs);
    setTimeout(() => {
      log.error({}, 'could not stop within ten seconds');
      process.exit(1);
    }, STOP_WITHIN_MS).unref();
    await stop();
  };
  const onSignal = (signal: NodeJS.Signals): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, 'stopping');
    leave().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
