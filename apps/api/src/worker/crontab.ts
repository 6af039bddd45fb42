import type { JobName } from '@suki/db/jobs.table';

/** One run works and one waits at most; otherwise, with a service that hangs, all runs would take every worker. */
const line = (when: string, name: JobName): string => `${when} ${name} ?queue=${name}&jobKey=${name}`;

/**
 * Jobs that start by PostgreSQL's clock (UTC). A run that was missed while no worker ran is not made up for: each run
 * looks at everything that is open.
 */
export const crontab: string = [line('* * * * *', 'reconcile'), line('*/5 * * * *', 'count-item-events')].join('\n');
