import { formatArrival } from '@suki/domain/delivery/format-arrival';
import { fill } from '@suki/domain/texts/format-message';
import type { CalendarDate } from '@suki/domain/time/manila';
import { type ArrivalRange, type ToldTime, toldTime } from '@suki/domain/trade/view/told-time';
import type { ListOrdersRole, NextStep } from '@suki/sdk/types';
import { headlineMoment } from '../../shell/when.ts';
import type { Headlines } from './headlines.types.ts';
import { obstacleHeadlines } from './obstacle-headlines.texts.ts';

export type Told = {
  readonly next: Pick<NextStep, 'deadline' | 'lapse' | 'obstacle'>;
  /** The arrival at the buyer; absent for an ask or bid. */
  readonly arrival?: ArrivalRange | null | undefined;
  readonly today?: CalendarDate | null | undefined;
};

/** Returns the time that the headline names; while an order has an obstacle, its arrival is unknown. */
export function timeOf({ next, arrival = null, today = null }: Told): ToldTime | null {
  return toldTime({ ...next, arrival: next.obstacle === null ? arrival : null, today });
}

/** One sentence: who acts next, and by when. An obstacle of the order replaces the sentence of its status. */
export function sentenceOf(told: Told, side: ListOrdersRole, ofStatus: Headlines): string {
  const { obstacle } = told.next;
  const texts = obstacle === null ? ofStatus : obstacleHeadlines[side][obstacle];
  const time = timeOf(told);
  const text = time === null ? undefined : texts[time.about];
  return time === null || text === undefined ? texts.plain : fill(text, { time: timeWords(time) });
}

/** "Sun 22 Nov, 3:00 PM", or "Sat 28 Nov – Thu 3 Dec". */
function timeWords(time: ToldTime): string {
  return time.about === 'arrival'
    ? formatArrival(time.arrival).replaceAll(' ', '\u00A0').replace('\u00A0–\u00A0', ' –\u00A0')
    : headlineMoment(time.at);
}
