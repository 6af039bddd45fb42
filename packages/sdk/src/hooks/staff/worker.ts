import { pageSizes } from '@suki/domain/config/lists';
import { CONSOLE_LOOK_MS } from '@suki/domain/config/operations';
import { type Command, useCommand } from '../../command.ts';
import { type Fetched, useFetched } from '../../fetched.ts';
import { getWorkerState, listFailedJobs, retryFailedJob, retryFailedJobs } from '../../generated/staff-worker.ts';
import type {
  FailedJob,
  JobKind,
  ListFailedJobs200,
  RetryFailedJob200,
  RetryFailedJobs200,
  WorkerState,
} from '../../generated/suki.schemas.ts';
import { isAbout, staffKeys } from '../../keys.ts';
import { type List, useList } from '../../list.ts';

/** If the worker reports and is in time; asked every quarter of a minute, because a dead worker sends no event. */
export function useWorkerState(): Fetched<WorkerState> {
  return useFetched(
    staffKeys.workerState(),
    () => getWorkerState(),
    () => CONSOLE_LOOK_MS,
  );
}

/** The jobs that gave up, the oldest first. */
export function useFailedJobs(): List<FailedJob> {
  return useList(staffKeys.failedJobs('all'), (lastItemId) =>
    listFailedJobs(lastItemId === null ? {} : { lastItemId }),
  );
}

/** How many jobs of each kind gave up. */
export function useFailedJobKinds(): Fetched<ListFailedJobs200['kinds']> {
  return useFetched(staffKeys.failedJobs('kinds'), async () => (await listFailedJobs({ limit: pageSizes[0] })).kinds);
}

/** Runs one job again that gave up. The list is fetched again in any case: a colleague may have been quicker. */
export function useRetryFailedJob(): Command<string, RetryFailedJob200> {
  return useCommand(async (id, mutate) => {
    try {
      return await retryFailedJob(id);
    } finally {
      void mutate(isAbout('worker'));
    }
  });
}

/** Runs all jobs of a kind again that gave up. */
export function useRetryFailedJobs(): Command<JobKind, RetryFailedJobs200> {
  return useCommand(async (kind, mutate) => {
    try {
      return await retryFailedJobs({ kind });
    } finally {
      void mutate(isAbout('worker'));
    }
  });
}
