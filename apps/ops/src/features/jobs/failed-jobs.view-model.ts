import type { FailedJob } from '@suki/sdk/types';
import { failedJobsTexts as words } from './failed-jobs.texts.ts';

/** "Gave up Sun 22 Nov, 3:40 PM, after 25 tries". */
export function gaveUpText({ attempts }: Pick<FailedJob, 'attempts'>, when: string): string {
  return words.gaveUp(when, words.tries(attempts));
}

/** The notice after a press. */
export function runAgainNotice(retried: number): string {
  if (retried === 0) return words.colleagueRan;
  return retried === 1 ? words.runningOne : words.runningMany(retried);
}
