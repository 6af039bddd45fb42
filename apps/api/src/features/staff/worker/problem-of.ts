import type { WorkerState } from '@suki/db/queries/worker-reports';
import { type WorkerProblem, workerProblem } from '@suki/domain/operations/worker-problem';

type Watch = {
  readonly lateAfterMs: number;
  /** How long this API has been looking: a worker that has never reported is silent for so long. */
  readonly watchedForMs: number;
};

/** The problem that a report tells, or that there is no report at all. */
export function problemOf(state: WorkerState | undefined, { lateAfterMs, watchedForMs }: Watch): WorkerProblem | null {
  const facts = state ?? { silentForMs: watchedForMs, timersLateForMs: null, jobsLateMs: 0 };
  return workerProblem(facts, lateAfterMs);
}
