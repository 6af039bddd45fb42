import { formatMoney } from '@suki/domain/money/format-money';
import { channelTitle } from '@suki/domain/payments/channel-title';
import { ledgerEn, ledgerPlacesEn } from '@suki/domain/texts/ledger.en';
import { postingsEn } from '@suki/domain/texts/postings.en';
import type { LedgerEntry, LedgerSale, LedgerSplit } from '@suki/sdk/types';
import { askPath, bidPath, orderPath, payoutPath } from '../../../shell/paths.ts';
import { moment } from '../../../shell/when.ts';
import { ledgerTexts as texts } from './ledger.texts.ts';

export type LedgerLine = {
  readonly id: string;
  readonly at: string;
  /** The event: "Deposit returned". */
  readonly why: string;
  /** The place of the money: "GCash", "Balance", "Deposit". */
  readonly through: string;
  /** The sentence of the rule, where it says more than `why`; else null. */
  readonly rule: string | null;
  /** Further facts: the fees of a sale, the receivers of a fine, the state of a refund. */
  readonly notes: readonly string[];
  /** With its sign: "+₱1,250", "−₱100". */
  readonly amount: string;
  readonly tone: 'ink' | 'positive';
  /** Null when the line does not change the balance. */
  readonly balance: string | null;
  /** The order, ask, bid or payout of the line; `name` tells the links of a list apart for screen readers. */
  readonly link: { readonly href: string; readonly label: string; readonly name: string } | null;
};

const whats = { ...postingsEn, ...ledgerEn };

export function ledgerLine(entry: LedgerEntry): LedgerLine {
  const { id, rule, what, through, paymentMethod, amount, balanceAfter, createdAt } = entry;
  const [why, sentence] = [whats[what], postingsEn[rule]];
  const at = moment(createdAt);
  const target = targetOf(entry);
  const isTheirs = through === 'wallet' || through === 'method';
  return {
    id,
    at,
    why,
    through: paymentMethod === null ? ledgerPlacesEn[`ledgerPlace.${through}`] : channelTitle(paymentMethod),
    rule: why === sentence ? null : texts.rule(sentence),
    notes: notesOf(entry),
    amount: `${amount > 0 ? '+' : ''}${formatMoney(amount)}`,
    tone: amount > 0 && isTheirs ? 'positive' : 'ink',
    balance: through === 'wallet' ? formatMoney(balanceAfter) : null,
    link: target === null ? null : { ...target, name: texts.linkTo(target.label, why, at) },
  };
}

function notesOf({ sale, split, status, through, availableAt }: LedgerEntry): readonly string[] {
  return [
    sale === null ? null : feesOf(sale),
    split === null ? null : sharesOf(split),
    status === null ? null : (texts.statuses[through]?.[status] ?? null),
    availableAt === null ? null : texts.availableFrom(moment(availableAt)),
  ].filter((note) => note !== null);
}

function feesOf({ price, ...rest }: LedgerSale): string {
  const taken = (['discount', 'techServiceFee', 'paymentFee', 'operationalFee', 'tax'] as const).flatMap((fee) =>
    rest[fee] === 0 ? [] : [texts.sale[fee](formatMoney(rest[fee]))],
  );
  const all = texts.sale.price(formatMoney(price));
  return taken.length === 0 ? all : texts.sale.less(all, taken.join(', '));
}

function sharesOf(split: LedgerSplit): string {
  return (['harmed', 'platform', 'returnCost'] as const)
    .flatMap((share) => (split[share] === 0 ? [] : [texts.split[share](formatMoney(split[share]))]))
    .join(', ');
}

function targetOf({
  orderId,
  orderNumber,
  askId,
  bidId,
  payoutId,
}: LedgerEntry): { href: string; label: string } | null {
  if (orderId !== null) {
    return { href: orderPath(orderId), label: orderNumber === null ? texts.of.order : texts.order(orderNumber) };
  }
  if (askId !== null) {
    return { href: askPath(askId), label: texts.of.ask };
  }
  if (bidId !== null) {
    return { href: bidPath(bidId), label: texts.of.bid };
  }
  return payoutId === null ? null : { href: payoutPath(payoutId), label: texts.of.payout };
}
