import { reminderFrom } from '@suki/domain/trade/effects/reminder-from';
import type { TimerKind } from '@suki/domain/trade/facts/statuses';
import type { Order } from '@suki/sdk/types';
import { type NudgeWords, nudgeTexts } from './nudge.texts.ts';

type Nudged = {
  readonly next: Pick<Order['next'], 'deadline' | 'lapse' | 'actions'>;
  readonly reminderSent: boolean;
  readonly rushOrder: boolean;
};

export type NudgeKind = 'remind' | 'rush';

/** The nudge that the server offers now; it accepts none twice. */
export function nudgeOf({ next }: Pick<Nudged, 'next'>): NudgeKind | null {
  const can = (...actions: readonly string[]): boolean => actions.some((action) => next.actions.includes(action));
  if (can('remind_of_ask', 'remind_of_bid', 'remind_of_order')) {
    return 'remind';
  }
  return can('rush_ask', 'rush_order') ? 'rush' : null;
}

/** The earliest time for a reminder, ISO 8601; null for at once, or while unknown. */
export function nudgeFrom({ next }: Pick<Nudged, 'next'>): string | null {
  const { deadline, lapse } = next;
  const timer = lapse?.split('.')[1];
  if (deadline === null || timer === undefined) {
    return null;
  }
  return reminderFrom(timer as TimerKind, new Date(deadline))?.toISOString() ?? null;
}

/** The nudges already sent, as sentences for the head of the page; the next change of status clears them. */
export function nudgesSent(
  { reminderSent, rushOrder }: Pick<Nudged, 'reminderSent' | 'rushOrder'>,
  remind: NudgeWords,
): readonly string[] {
  return [reminderSent ? remind.sent : undefined, rushOrder ? nudgeTexts.rush.sent : undefined].filter(
    (text) => text !== undefined,
  );
}
