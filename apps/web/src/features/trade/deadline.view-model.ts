import { lapsesEn } from '@suki/domain/texts/lapses.en';
import type { TimerKind } from '@suki/domain/trade/facts/statuses';
import type { Order } from '@suki/sdk/types';

type Next = Pick<Order['next'], 'deadline' | 'lapse'>;

const lapseTexts: Readonly<Record<string, string>> = lapsesEn;

/** The consequence of a missed deadline; undefined without a deadline. */
export function lapseText({ lapse }: Pick<Next, 'lapse'>): string | undefined {
  return lapse === null ? undefined : lapseTexts[lapse];
}

/**
 * The deadline, if it belongs to one of these timers; else null. Another timer is another promise: while a parcel is
 * under way the courier's deadline runs, and "check the item by" would be wrong.
 */
export function deadlineOf({ deadline, lapse }: Next, timers: readonly TimerKind[]): string | null {
  return timers.some((timer) => lapse?.startsWith(`lapse.${timer}.`)) ? deadline : null;
}
