import type { CalendarDate } from '../../time/manila.ts';
import { type TimerKind, timerKinds } from '../facts/statuses.ts';

/** First and last calendar date (Asia/Manila) on which a parcel arrives at the buyer. */
export type ArrivalRange = { readonly min: CalendarDate; readonly max: CalendarDate };

/** The time that a headline and a list name, with the event that it belongs to. */
export type ToldTime =
  | { readonly about: TimerKind; readonly at: string }
  | { readonly about: 'arrival'; readonly arrival: ArrivalRange };

export type ToldTimeInput = {
  /** The deadline of the next step, ISO 8601; null where no timer runs. */
  readonly deadline: string | null;
  /** The id of the text about its lapse: `lapse.<timer>.<role>`. */
  readonly lapse: string | null;
  /** The arrival at the buyer as the courier tells it, else as it was promised; null when it is unknown. */
  readonly arrival: ArrivalRange | null;
  /** The present date in Asia/Manila; null while nobody knows it. */
  readonly today: CalendarDate | null;
};

/** Returns the timer of a lapse text; null for no text. */
export function timerOfLapse(lapse: string | null): TimerKind | null {
  const name = lapse?.split('.')[1];
  return timerKinds.find((kind) => kind === name) ?? null;
}

/**
 * Returns the time that people read about the next step. A parcel on its way to the buyer tells its arrival, because
 * `outbound_transit` ends days later and only starts a search. When the arrival has passed, that end is told again.
 */
export function toldTime({ deadline, lapse, arrival, today }: ToldTimeInput): ToldTime | null {
  const timer = timerOfLapse(lapse);
  if (timer === null || deadline === null) {
    return null;
  }
  const isAhead = arrival !== null && (today === null || today <= arrival.max);
  return timer === 'outbound_transit' && isAhead ? { about: 'arrival', arrival } : { about: timer, at: deadline };
}
