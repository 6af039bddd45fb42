import { formatArrival } from '@suki/domain/delivery/format-arrival';
import { fill } from '@suki/domain/texts/format-message';
import type { ListOrdersRole } from '@suki/sdk/types';
import { day, moment } from '../../shell/when.ts';
import { type Told, timeOf } from './headline.view-model.ts';
import { timeWords, wholeDays } from './time-words.texts.ts';

/** "Ship by Tue 24 Nov, 3:00 PM", "Arrives Sat 28 Nov – Thu 3 Dec"; undefined where no time is known. */
export function timeLine(told: Told, side: ListOrdersRole): string | undefined {
  const time = timeOf(told);
  const text = time === null ? undefined : timeWords[side][time.about];
  if (time === null || text === undefined) {
    return undefined;
  }
  if (time.about === 'arrival') {
    return fill(text, { time: formatArrival(time.arrival) });
  }
  return fill(text, { time: wholeDays.includes(time.about) ? day(time.at) : moment(time.at) });
}
