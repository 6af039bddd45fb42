import { reconcile } from '../jobs/reconcile.definition.ts';

/**
 * Jobs that come by themselves, by PostgreSQL's clock (UTC). What was missed while no worker ran is not made up for: each of them looks at
 * everything that is open.
 */
export const crontab = `* * * * * ${reconcile.name}`;
