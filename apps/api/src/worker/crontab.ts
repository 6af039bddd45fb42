import type { JobName } from '@suki/db/jobs.table';

const name = 'reconcile' satisfies JobName;

/**
 * Jobs that start each minute by PostgreSQL's clock (UTC). A run that was missed while no worker ran is not made up
 * for: each run looks at everything that is open. One run works and one waits at most; otherwise, with a service that
 * hangs, the runs of each minute would take every worker.
 */
export const crontab = `* * * * * ${name} ?queue=${name}&jobKey=${name}`;
