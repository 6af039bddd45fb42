import type { FailedJob } from '@suki/sdk/types';

/** "Gave up Sun 22 Nov, 3:40 PM, after 25 tries". */
export function gaveUpText({ attempts }: Pick<FailedJob, 'attempts'>, when: string): string {
  return `Gave up ${when}, after ${attempts} ${attempts === 1 ? 'try' : 'tries'}`;
}

/** The notice after a press. */
export function runAgainNotice(retried: number): string {
  return retried === 0
    ? 'A colleague ran it already'
    : retried === 1
      ? 'The job is running again'
      : `${retried} jobs are running again`;
}

/** The number of jobs that the list does not show, in words; null when all are shown. */
export function hiddenText(shown: number, counts: readonly { readonly count: number }[]): string | null {
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return all > shown ? `${all - shown} more are not listed. To reach them, run all of a kind again.` : null;
}
