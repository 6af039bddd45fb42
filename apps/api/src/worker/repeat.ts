import { setTimeout as sleep } from 'node:timers/promises';
import type { BackgroundService } from './background-service.ts';

type Repeated = {
  readonly work: () => Promise<void>;
  readonly pauseMs: number;
  /** Called when the work failed, which is tried again after the pause. */
  readonly onError: (error: unknown) => void;
};

/** Does some work at once, and again after each pause, until it is stopped. */
export function repeat({ work, pauseMs, onError }: Repeated): BackgroundService {
  const stopping = new AbortController();
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await work().catch(onError);
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
