import { quietWindow } from '@suki/domain/config/quiet-window';
import { lapsesEn } from '@suki/domain/texts/lapses.en';
import { pauseBefore } from '@suki/domain/time/quiet-window';
import { timerOfLapse } from '@suki/domain/trade/view/told-time';
import type { NextStep } from '@suki/sdk/types';
import { moment } from '../../shell/when.ts';
import { type Told, timeOf } from './headline.view-model.ts';
import { tradeTexts } from './trade.texts.ts';

const lapseTexts: Readonly<Record<string, string>> = lapsesEn;

/**
 * The consequence of a missed deadline; undefined without a deadline. "By then" refers to the time of the headline, so
 * a headline that names the arrival has a sentence with its own time below it.
 */
export function lapseText(told: Told): string | undefined {
  const { deadline, lapse } = told.next;
  if (lapse === null || deadline === null) {
    return undefined;
  }
  return timeOf(told)?.about === 'arrival' ? tradeTexts.lateParcel(moment(deadline)) : lapseTexts[lapse];
}

/** Deadlines of a payment, which a bank's nightly pause moves. */
const paid = ['payment_window', 'accepted_payment_window', 'ask_deposit', 'acceptance_deposit', 'bid_deposit'];

/** The reason for a payment deadline that the nightly pause of a bank has moved; undefined for any other deadline. */
export function nightText({ deadline, lapse }: Pick<NextStep, 'deadline' | 'lapse'>): string | undefined {
  const isPaid = paid.some((kind) => kind === timerOfLapse(lapse));
  const end = deadline === null || !isPaid ? null : pauseBefore(new Date(deadline));
  return end === null ? undefined : tradeTexts.longerTonight(quietWindow.bank, moment(end.toISOString()));
}
