import { lapsesEn } from '@suki/domain/texts/lapses.en';
import type { TimerKind } from '@suki/domain/trade/facts/statuses';
import type { Order } from '@suki/sdk/types';

type Next = Pick<Order['next'], 'deadline' | 'lapse'>;

const lapseTexts: Readonly<Record<string, string>> = lapsesEn;

/** What happens when the deadline passes; undefined without one. */
export function lapseText({ lapse }: Pick<Next, 'lapse'>): string | undefined {
  return lapse === null ? undefined : lapseTexts[lapse];
}

/**
 * The deadline, when it is the one that a sentence speaks of. Behind another timer stands another promise: while a parcel is under way the
 * courier's time runs, and "check the pair by" would be wrong.
 */
export function deadlineOf({ deadline, lapse }: Next, timers: readonly TimerKind[]): string | null {
  return timers.some((timer) => lapse?.startsWith(`lapse.${timer}.`)) ? deadline : null;
}
