import { countFailedJobs, failedJobs } from '@suki/db/queries/queue-internals';
import { jobFailureText } from '@suki/domain/operations/job-failure';
import { isJobKind, jobTitles } from '@suki/domain/operations/jobs.table';
import type { Handler } from '../../../http/handler.ts';

const SHOWN_MAX = 100;

/** `GET /staff/job/list`. A job of an older version, which nobody can run any more, is left out. */
export const listFailedJobs: Handler<'listFailedJobs'> = async ({ query }, { pool }) => {
  const [kinds, jobs] = await Promise.all([
    countFailedJobs(pool),
    failedJobs(pool, { name: query.kind ?? null, limit: SHOWN_MAX }),
  ]);
  return {
    kinds: kinds.flatMap(({ name, count }) => (isJobKind(name) ? [{ kind: name, title: jobTitles[name], count }] : [])),
    items: jobs.flatMap(({ id, name, attempts, lastTriedAt, lastError }) =>
      isJobKind(name)
        ? [
            {
              id,
              kind: name,
              title: jobTitles[name],
              attempts,
              lastTriedAt: lastTriedAt.toISOString(),
              reason: jobFailureText(lastError),
            },
          ]
        : [],
    ),
  };
};
