import { formatMoney } from '@suki/domain/money/format-money';
import type { WalletTransaction } from '@suki/sdk/types';
import { askPath, orderPath } from '../../../shell/paths.ts';
import { moment } from '../../../shell/when.ts';
import { refundRetryText } from '../../trade/refund-retry-text.ts';
import { withdrawalSentence } from '../../trade/withdrawal.view-model.ts';
import { PAYOUTS_ID } from '../payouts/payouts-id.ts';
import { transactionTexts as texts } from './transactions.texts.ts';

export type TransactionLine = {
  readonly title: string;
  /** With its sign: "+₱1,250", "−₱100". */
  readonly amount: string;
  readonly tone: 'ink' | 'positive';
  readonly at: string;
  /** The channel of the money, and when it can be withdrawn. */
  readonly note: string;
  readonly status: string;
  /** True when it is unfinished or failed: the status stands out. */
  readonly isOpen: boolean;
  readonly link: { readonly href: string; readonly label: string; readonly name: string } | null;
};

export type Around = {
  /** True until it becomes withdrawable. */
  readonly isHeld: boolean;
  /** True when its payout is listed above on the same page. */
  readonly isPayoutShown: boolean;
};

export function transactionLine(transaction: WalletTransaction, { isHeld, isPayoutShown }: Around): TransactionLine {
  const { amount, kind, status, createdAt } = transaction;
  const isInWallet = transaction.through === 'wallet';
  return {
    title: texts.kinds[kind],
    // Only what changes the wallet has a sign and a colour: a refund to a card is no gain of the wallet (ux 33).
    amount: `${isInWallet && amount > 0 ? '+' : ''}${formatMoney(amount)}`,
    tone: isInWallet && amount > 0 && status === 'succeeded' ? 'positive' : 'ink',
    at: moment(createdAt),
    note: [throughText(transaction), outcomeOf(transaction), heldUntil(transaction, isHeld)]
      .filter((part) => part !== null)
      .join('. '),
    status: texts.statuses[status],
    isOpen: status !== 'succeeded',
    link: linkOf(transaction, isPayoutShown),
  };
}

function throughText({ kind, status, through, amount }: WalletTransaction): string | null {
  if (kind !== 'payout' && status === 'cancelled') {
    return null;
  }
  if (kind === 'fine' && through !== 'wallet') {
    return texts.kept;
  }
  return through === 'wallet' && amount < 0 ? texts.fromWallet : texts.through[through];
}

function outcomeOf({ kind, status, retryAt }: WalletTransaction): string | null {
  switch (status) {
    case 'accepted':
      return retryAt === null ? null : refundRetryText(retryAt);
    case 'succeeded':
      return null;
    case 'cancelled':
      return kind === 'payout' ? texts.cameBack : texts.refundStopped;
    case 'failed':
    case 'reversed':
      return kind === 'payout' ? texts.cameBack : texts.refundFailed;
    default:
      return status satisfies never;
  }
}

function heldUntil({ withdrawal }: WalletTransaction, isHeld: boolean): string | null {
  return isHeld && withdrawal !== null ? withdrawalSentence(withdrawal) : null;
}

function linkOf(
  { orderId, orderNumber, askId, payoutId, itemName, createdAt }: WalletTransaction,
  isPayoutShown: boolean,
): TransactionLine['link'] {
  const named = (label: string, href: string) => ({
    href,
    label,
    name: texts.linkTo(label, itemName ?? moment(createdAt)),
  });
  if (orderId !== null) {
    return named(orderNumber === null ? texts.order : texts.orderOf(orderNumber), orderPath(orderId));
  }
  if (askId !== null) {
    return named(texts.ask, askPath(askId));
  }
  return payoutId === null ? null : named(texts.payout, `#${isPayoutShown ? payoutId : PAYOUTS_ID}`);
}
