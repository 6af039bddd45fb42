import { setTimeout as sleep } from 'node:timers/promises';
import { dueTimers } from '@suki/db/queries/timers';
import type { Dependencies } from '../dependencies.ts';
import type { BackgroundService } from '../worker/background-service.ts';
import { handleTimer, type Sweep } from './fire-timer.ts';

const EACH_MS = 1_000;
/**
 * Timers claimed at a time. A claim is a lease of 30 s, and these take about 2 s. Nothing fires between two batches:
 * with 100 a batch that was a twentieth of the time.
 */
const BATCH = 400;
/** Orders of one SKU queue at its book anyway; more at once would only take connections from the buyers. */
const SIDE_BY_SIDE = 4;

type Needs = Pick<Dependencies, 'pool' | 'clock' | 'ids' | 'gateway' | 'environment' | 'log' | 'secrets' | 'feed'>;

/**
 * Fires every timer whose time is over by the Clock, and warns of those whose time is nearly over. Returns how many
 * were claimed. A timer that fails is logged, keeps its row, and is claimed again when its lease ends.
 */
export async function sweepOnce(
  dependencies: Omit<Needs, 'feed'>,
  facts: Pick<Sweep, 'missingAnswer'> = {},
): Promise<number> {
  const due = [...(await dueTimers(dependencies.pool, dependencies.clock.now(), BATCH))];
  const claimed = due.length;
  const sweep: Sweep = { isGatewaySilent: false, ...facts };
  const work = async (): Promise<void> => {
    for (let timer = due.shift(); timer !== undefined; timer = due.shift()) {
      const { timerId, kind, id } = timer;
      await handleTimer(timer, dependencies, sweep).catch((err: unknown) =>
        dependencies.log.error({ err, timerId, kind, id }, 'A timer failed; it is tried again.'),
      );
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  return claimed;
}

/**
 * Sweeps each second and whenever the Clock was moved: the only caller of timer commands (ADR 0010). Any number of
 * workers may sweep, because a claim skips the timers of another worker.
 */
export function startSweeper(dependencies: Needs): BackgroundService {
  const { feed, log } = dependencies;
  const stopping = new AbortController();
  let wake = new AbortController();
  feed.on('clock', () => wake.abort());

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const claimed = await sweepOnce(dependencies).catch((err: unknown) => {
        log.warn({ err }, 'The sweep failed; the next one follows.');
        return 0;
      });
      if (claimed === BATCH) continue;
      await sleep(EACH_MS, undefined, { signal: AbortSignal.any([stopping.signal, wake.signal]) }).catch(
        () => undefined,
      );
      wake = new AbortController();
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
