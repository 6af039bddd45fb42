import { runOnce } from 'graphile-worker';
import type { Dependencies } from '../dependencies.ts';
import { taskList } from '../jobs/task-list.ts';

/**
 * Does the effects of the seeded trades at once: refunds reach the sandbox and settle. Nobody is written to about events that happened
 * months before the shop was opened; the inbox has them all the same.
 */
export async function runSeededJobs(dependencies: Dependencies): Promise<void> {
  await runOnce({
    pgPool: dependencies.pool,
    concurrency: 4,
    noHandleSignals: true,
    taskList: { ...taskList(dependencies), 'notify-trade': async () => undefined },
  });
}
