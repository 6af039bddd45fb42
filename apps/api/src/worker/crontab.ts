import type { JobName } from '@suki/db/jobs.table';

const name = 'reconcile' satisfies JobName;

/**
 * Jobs that come by themselves, by PostgreSQL's clock (UTC). What was missed while no worker ran is not made up for: each of them looks at
 * everything that is open. One runs and one waits at most: with a service that hangs, those of each minute would take every worker otherwise.
 */
export const crontab = `* * * * * ${name} ?queue=${name}&jobKey=${name}`;
