import { fill } from '@suki/domain/texts/format-message';
import type { TimerKind } from '@suki/domain/trade/facts/statuses';
import type { ListOrdersRole, NextStep } from '@suki/sdk/types';
import { headlineMoment } from '../../shell/when.ts';
import { deadlineOf } from './deadline.view-model.ts';
import { obstacleHeadlines, obstacleTimers } from './obstacle-headlines.texts.ts';

type OfStatus = {
  /** With a deadline: `{deadline}` is a day and an hour. */
  readonly by?: string | undefined;
  readonly plain: string;
  /** The timers whose deadline `by` names; while another timer runs, `plain` is shown. */
  readonly timers: readonly TimerKind[];
};

/** One sentence: who acts next, and until when. An obstacle of the order replaces the sentence of its status. */
export function sentenceOf(
  next: Pick<NextStep, 'deadline' | 'lapse' | 'obstacle'>,
  side: ListOrdersRole,
  ofStatus: OfStatus,
): string {
  const { obstacle } = next;
  const { by, plain, timers } =
    obstacle === null ? ofStatus : { ...obstacleHeadlines[side][obstacle], timers: obstacleTimers[obstacle] ?? [] };
  const deadline = deadlineOf(next, timers);
  return deadline === null || by === undefined ? plain : fill(by, { deadline: headlineMoment(deadline) });
}
