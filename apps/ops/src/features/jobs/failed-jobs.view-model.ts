import type { FailedJob } from '@suki/sdk/types';

/** "gave up Sun 22 Nov, 3:40 PM after 25 tries". */
export function gaveUpText({ attempts }: Pick<FailedJob, 'attempts'>, when: string): string {
  return `Gave up ${when} after ${attempts} ${attempts === 1 ? 'try' : 'tries'}`;
}

/** The notice after a press. */
export function runAgainNotice(retried: number): string {
  return retried === 0
    ? 'None was left: they were run again already'
    : retried === 1
      ? 'The job runs again now'
      : `${retried} jobs run again now`;
}

/** The number of jobs that the list does not show, in words; null when all are shown. */
export function hiddenText(shown: number, counts: readonly { readonly count: number }[]): string | null {
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return all > shown ? `${all - shown} more are not listed. Run all of a kind again to reach them.` : null;
}
