import { postingsEn } from '@suki/domain/messages/postings.en';
import { formatMoney } from '@suki/domain/money/format-money';
import type { LedgerEntry } from '@suki/sdk/types';
import { moment } from '../../trade/when.ts';
import { ledgerTexts as texts } from './ledger.texts.ts';

export type LedgerLine = {
  readonly id: string;
  readonly at: string;
  /** The rule in words: "Deposit returned". */
  readonly why: string;
  /** With its sign: "+₱1,250", "−₱100". */
  readonly amount: string;
  readonly tone: 'ink' | 'positive';
  readonly balance: string;
  /** What it belongs to; `name` tells the links of a list apart for screen readers. */
  readonly link: { readonly href: string; readonly label: string; readonly name: string } | null;
};

/** One line of the ledger in words. */
export function ledgerLine(entry: LedgerEntry): LedgerLine {
  const { id, rule, amount, balanceAfter, createdAt } = entry;
  const why = postingsEn[rule];
  const at = moment(createdAt);
  const target = targetOf(entry);
  return {
    id,
    at,
    why,
    amount: `${amount > 0 ? '+' : ''}${formatMoney(amount)}`,
    tone: amount > 0 ? 'positive' : 'ink',
    balance: formatMoney(balanceAfter),
    link: target === null ? null : { ...target, name: texts.linkTo(target.label, why, at) },
  };
}

function targetOf({ orderId, askId, bidId, payoutId }: LedgerEntry): { href: string; label: string } | null {
  if (orderId !== null) {
    return { href: `/order/${orderId}`, label: texts.of.order };
  }
  if (askId !== null) {
    return { href: `/ask/${askId}`, label: texts.of.ask };
  }
  if (bidId !== null) {
    return { href: `/bid/${bidId}`, label: texts.of.bid };
  }
  return payoutId === null ? null : { href: `/wallet#${payoutId}`, label: texts.of.payout };
}
