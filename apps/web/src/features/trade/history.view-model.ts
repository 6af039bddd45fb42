import type { HistoryEntry } from '@suki/sdk/types';
import { moment } from '../../shell/when.ts';
import { historyTexts } from './history.texts.ts';

export type HistoryLine = {
  readonly id: string;
  readonly what: string;
  readonly time: string;
  readonly dateTime: string;
};

/** The history of an ask, bid or order, latest first; of two events at the same moment the later one comes first. */
export function historyLines(history: readonly HistoryEntry[]): readonly HistoryLine[] {
  const words: Readonly<Record<string, string | undefined>> = historyTexts;
  return history
    .flatMap(({ event, at }, index) => {
      const what = words[event];
      return what === undefined ? [] : [{ id: `${event}-${index}`, what, time: moment(at), dateTime: at }];
    })
    .reverse()
    .sort((one, other) => Date.parse(other.dateTime) - Date.parse(one.dateTime));
}
