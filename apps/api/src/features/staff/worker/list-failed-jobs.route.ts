import { countFailedJobs, type FailedJob, failedJobs } from '@suki/db/queries/queue-internals';
import { staffPageSize } from '@suki/domain/config/lists';
import { jobFailureText } from '@suki/domain/operations/job-failure';
import { isJobKind, jobTitles } from '@suki/domain/operations/jobs.table';
import type { Handler } from '../../../http/handler.ts';
import { shelfOptions } from '../../../http/list-options.ts';

/** `GET /staff/job/list`. A job of an older version, which nobody can run anymore, is left out. */
export const listFailedJobs: Handler<'listFailedJobs'> = async ({ query }, { pool }) => {
  const [kinds, page] = await Promise.all([
    countFailedJobs(pool),
    failedJobs(pool, { name: query.kind ?? null, ...shelfOptions(query, staffPageSize) }),
  ]);
  return {
    ...page,
    kinds: kinds.flatMap(({ name, count }) => (isJobKind(name) ? [{ kind: name, title: jobTitles[name], count }] : [])),
    items: page.items.flatMap(presentJob),
  };
};

function presentJob({ id, name, attempts, lastTriedAt, lastError }: FailedJob) {
  if (!isJobKind(name)) return [];
  const words = { title: jobTitles[name], reason: jobFailureText(lastError) };
  return [{ id, kind: name, attempts, lastTriedAt: lastTriedAt.toISOString(), ...words }];
}
