import { type Centavos, subtract } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import type { DepositSummary } from '@suki/sdk/types';
import { askPath, bidPath } from '../../../shell/paths.ts';
import { day } from '../../../shell/when.ts';
import { refundRetryText } from '../../trade/refund-retry-text.ts';
import { walletTexts } from '../wallet.texts.ts';
import { depositTexts as texts } from './deposits.texts.ts';

export type DepositLine = {
  readonly state: string;
  /** True when the person has to act or has lost money: the state stands out. */
  readonly isOpen: boolean;
  /** The purpose, the date, and the part that came back. */
  readonly note: string;
  /** The page of its ask or bid. */
  readonly link: string | null;
};

export function depositLine(deposit: DepositSummary): DepositLine {
  const { status, needToRepay } = deposit;
  return {
    state: stateOf(deposit),
    isOpen: status === 'due' || status === 'deducted' || needToRepay,
    note: noteOf(deposit),
    link: linkOf(deposit),
  };
}

function stateOf({ status, amount, deductedAmount, needToRepay }: DepositSummary): string {
  const { states } = texts;
  if (needToRepay) {
    return states.again;
  }
  switch (status) {
    case 'due':
      return states.due;
    case 'under_hold':
      return states.held;
    case 'returned':
      return states.returned;
    case 'voided':
      return states.voided;
    case 'deducted':
      return deductedAmount < amount ? states.partlyKept : states.kept;
    default:
      return status satisfies never;
  }
}

function noteOf({
  status,
  amount,
  deductedAmount,
  bidId,
  paidAt,
  endedAt,
  retryAt,
  createdAt,
}: DepositSummary): string {
  // A deposit whose refund waits to be sent again is not back yet.
  const isEnded = endedAt !== null && ((status === 'returned' && retryAt === null) || status === 'deducted');
  const isPartly = status === 'deducted' && deductedAmount < amount;
  return [
    bidId === null ? texts.ask : texts.bid,
    paidAt === null ? texts.posted(day(createdAt)) : texts.paid(day(paidAt)),
    isEnded ? texts.ended[status](day(endedAt)) : null,
    retryAt === null ? null : refundRetryText(retryAt),
    isPartly ? texts.deducted(formatMoney(deductedAmount), formatMoney(subtract(amount, deductedAmount))) : null,
  ]
    .filter((part) => part !== null)
    .join('. ');
}

function linkOf({ askId, bidId }: DepositSummary): string | null {
  if (askId !== null) {
    return askPath(askId);
  }
  return bidId === null ? null : bidPath(bidId);
}

/** "₱2,700 held for 3 asks and bids"; null while unknown or when nothing is held. */
export function heldWords(held: { readonly amount: Centavos; readonly count: number } | null): string | null {
  return held === null || held.count === 0 ? null : walletTexts.depositsHeld(formatMoney(held.amount), held.count);
}
