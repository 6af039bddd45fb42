/** Facts about the worker by the database's clock, so that no two machines have to agree on a time. */
export type WorkerFacts = {
  /** Time since any worker reported. */
  readonly silentForMs: number;
  /** Time since deadlines began to wait longer than allowed without a break; null while they fire in time. */
  readonly timersLateForMs: number | null;
  /** Time that the oldest due job has waited. */
  readonly jobsLateMs: number;
};

export type WorkerProblemKind = 'silent' | 'timers' | 'jobs';

export const workerProblemKinds = ['silent', 'timers', 'jobs'] as const satisfies readonly WorkerProblemKind[];

export type WorkerProblem = { readonly kind: WorkerProblemKind; readonly forMs: number };

/**
 * The worst problem of the worker, or null. A worker that is silent cannot tell how late it is, so silence comes first.
 * Deadlines are late only after they were late all the time: a clock that was moved makes thousands due at once, and
 * a worker that clears them is well.
 */
export function workerProblem(
  { silentForMs, timersLateForMs, jobsLateMs }: WorkerFacts,
  lateAfterMs: number,
): WorkerProblem | null {
  if (silentForMs > lateAfterMs) return { kind: 'silent', forMs: silentForMs };
  if (timersLateForMs !== null && timersLateForMs > lateAfterMs) return { kind: 'timers', forMs: timersLateForMs };
  if (jobsLateMs > lateAfterMs) return { kind: 'jobs', forMs: jobsLateMs };
  return null;
}
