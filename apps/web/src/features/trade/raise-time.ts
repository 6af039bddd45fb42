import { windowText } from '@suki/domain/time/window-text';
import { moment } from '../../shell/when.ts';

/**
 * Says until when the platform waits for the rest of a deposit after a raise: "by Sun 22 Nov, 3:00 PM", or the window
 * when no moment is known.
 */
export function raiseTime(payBy: string | null, timer: 'ask_deposit' | 'bid_deposit'): string {
  return payBy === null ? `within ${windowText(timer)}` : `by ${moment(payBy)}`;
}
