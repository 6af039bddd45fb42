import type { JobName } from '@suki/db/jobs.table';
import { refreshAllSearchDocuments } from '@suki/db/queries/search-documents';
import type { Dependencies } from '../src/dependencies.ts';
import { taskList } from '../src/jobs/task-list.ts';
import { queueLogger } from '../src/worker/queue-logger.ts';
import { runJobsOnce } from '../src/worker/run-jobs-once.ts';

const pagesJob = 'renew-item-pages' satisfies JobName;
const nothing = async (): Promise<void> => undefined;

/**
 * Runs the jobs of the seeded trades at once: refunds reach the sandbox and settle. Nobody gets a mail about events
 * that happened months before the shop was opened; the inbox has them all. No page is renewed, because the shop is not
 * open yet; the documents of search are made anew all at once.
 */
export async function runSeededJobs(dependencies: Dependencies): Promise<void> {
  await runJobsOnce({
    pool: dependencies.pool,
    tasks: { ...taskList(dependencies), 'notify-trade': nothing, [pagesJob]: nothing },
    logger: queueLogger(dependencies.log),
  });
  await dependencies.pool.query(
    `select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where task_identifier = $1))`,
    [pagesJob],
  );
  await refreshAllSearchDocuments(dependencies.pool);
}
