import { payoutHold } from '@suki/domain/config/payouts';
import type { DeliveryRegion } from '@suki/domain/delivery/regions.table';
import { withdrawalBeforehand } from '@suki/domain/payouts/withdrawal-time';
import { formatDate } from '@suki/domain/time/format-date';
import type { Lane } from '@suki/domain/trade/facts/statuses';
import type { Withdrawal } from '@suki/sdk/types';
import { moment } from '../../shell/when.ts';
import { withdrawalTexts as texts } from './withdrawal.texts.ts';

/** "3 days after delivery, about Thu 3 Dec", "As soon as it passes our inspection", "From Thu 3 Dec, 1:00 PM". */
export function withdrawalText({ isHeld, availableAt, about }: Withdrawal): string {
  if (availableAt !== null) {
    return texts.from(moment(availableAt));
  }
  const words = isHeld ? texts.afterDelivery : texts.afterPass;
  return about === null ? words : texts.about(words, formatDate(about));
}

/** Says it in a sentence: "You can withdraw it 3 days after delivery, about Thu 3 Dec". */
export function withdrawalSentence(withdrawal: Withdrawal): string {
  const words = withdrawalText(withdrawal);
  return texts.canWithdraw(words.charAt(0).toLowerCase() + words.slice(1));
}

export type Beforehand = {
  /** Null for a visitor who is not signed in: told as for a new seller. */
  readonly isHeld: boolean | null;
  readonly lane: Lane;
  readonly sellerRegion: DeliveryRegion | null;
  /** Null until it is known: then no day is told. */
  readonly now: Date | null;
};

export type WithdrawalBefore = {
  readonly text: string;
  /** For whom the wait is; null where there is none. */
  readonly note: string | null;
};

/** The time of withdrawal before there is a sale, as if the item sold today. */
export function withdrawalBefore({ isHeld, lane, sellerRegion, now }: Beforehand): WithdrawalBefore {
  const isNew = isHeld ?? true;
  const words = isNew ? texts.afterDelivery : texts.afterPass;
  const day = now === null ? null : withdrawalBeforehand({ isHeld: isNew, lane, sellerRegion, from: now }).about;
  const note = isHeld === null ? texts.signedOut : texts.newSeller;
  return {
    text: day === null ? words : texts.ifSoldToday(words, formatDate(day)),
    note: isNew ? note(payoutHold.trustedAfterSales) : null,
  };
}
