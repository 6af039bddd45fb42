import type { Log } from './log.ts';

const STOP_WITHIN_MS = 10_000;

/**
 * Stops the process in order on SIGTERM and Ctrl-C: work under way is finished, within ten seconds at most. A second
 * signal ends the process at once.
 */
export function stopOnSignal(stop: () => Promise<void>, log: Log): void {
  let isStopping = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.error('could not stop within ten seconds');
      process.exit(1);
    }, STOP_WITHIN_MS).unref();
    stop().then(
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
