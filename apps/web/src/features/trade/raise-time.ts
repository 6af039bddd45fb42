import { MINUTE_MS } from '@suki/domain/config/durations';
import { timerWindows } from '@suki/domain/config/timers';
import { moment } from '../../shell/when.ts';

/** Until when the rest of a deposit is waited for, after a raise: "by Sun 22 Nov, 3:00 PM", or the window when no moment is known. */
export function raiseTime(payBy: string | null, timer: 'ask_deposit' | 'bid_deposit'): string {
  return payBy === null ? `within ${(timerWindows[timer].windowMs ?? 0) / MINUTE_MS} minutes` : `by ${moment(payBy)}`;
}
