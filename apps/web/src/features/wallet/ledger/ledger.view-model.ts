import { formatMoney } from '@suki/domain/money/format-money';
import { channelTitle } from '@suki/domain/payments/channel-title';
import { ledgerEn, ledgerPlacesEn } from '@suki/domain/texts/ledger.en';
import { postingsEn } from '@suki/domain/texts/postings.en';
import type { LedgerEntry, LedgerSale, LedgerSplit } from '@suki/sdk/types';
import { askPath, bidPath, orderPath, payoutPath } from '../../../shell/paths.ts';
import { moment } from '../../../shell/when.ts';
import { withdrawalSentence } from '../../trade/withdrawal.view-model.ts';
import { ledgerTexts as texts } from './ledger.texts.ts';
import { type RuleLink, ruleLink } from './rule-link.ts';

export type LedgerLine = {
  readonly id: string;
  readonly at: string;
  /** The event: "Deposit returned". */
  readonly why: string;
  /** The item that it is about. */
  readonly itemName: string | null;
  /** The way of the money: "GCash", "Balance", "Deposit → GCash". */
  readonly through: string;
  /** Where the rule stands; null where none is written for people. */
  readonly rule: RuleLink | null;
  /** Further facts: the fees of a sale, the receivers of a fine, the state of a refund. */
  readonly notes: readonly string[];
  /** With its sign: "+₱1,250", "−₱100". */
  readonly amount: string;
  readonly tone: 'ink' | 'positive';
  /** Null when the event does not change the balance. */
  readonly balance: string | null;
  /** The order, ask, bid or payout of the line; `name` tells the links of a list apart for screen readers. */
  readonly link: { readonly href: string; readonly label: string; readonly name: string } | null;
};

const whats = { ...postingsEn, ...ledgerEn };
/** The place whose line tells the event: a deposit that was paid is money that left the method. */
const tellingFirst: readonly LedgerEntry['through'][] = ['wallet', 'method', 'deposit', 'debt'];

/**
 * The events of a ledger, one line each: the lines of one journal entry, at each place of the money, are one event to
 * people (ux 33). Lines of the same place stay apart, as their amounts are told one by one.
 */
export function ledgerLines(entries: readonly LedgerEntry[]): readonly LedgerLine[] {
  const events: LedgerEntry[][] = [];
  for (const entry of entries) {
    const last = events.at(-1);
    if (last?.every(({ id, through }) => journalOf(id) === journalOf(entry.id) && through !== entry.through)) {
      last.push(entry);
    } else {
      events.push([entry]);
    }
  }
  return events.map(eventOf);
}

/** The id of a line is that of its journal entry and its position. */
function journalOf(id: string): string {
  return id.slice(0, id.lastIndexOf('-'));
}

function eventOf(entries: readonly LedgerEntry[]): LedgerLine {
  const inOrder = tellingFirst.flatMap((place) => entries.filter(({ through }) => through === place));
  const [main = entries[0], ...others] = inOrder;
  if (main === undefined) {
    throw new RangeError('Expected at least one line in an event.');
  }
  const { id, code, what, through, amount, balanceAfter, createdAt, itemName } = main;
  const why = whats[what];
  const at = moment(createdAt);
  const target = targetOf(main);
  const isTheirs = through === 'wallet' || through === 'method';
  // The other half of the same sum is the other end of its way; a different sum is told.
  const ends = others.filter((other) => other.amount === -amount);
  const parts = others.filter((other) => other.amount !== -amount);
  const places = [main, ...ends].toSorted((one, other) => one.amount - other.amount).map(placeOf);
  return {
    id,
    at,
    why,
    itemName,
    through: places.join(texts.way),
    rule: ruleLink(code),
    notes: [
      ...new Set([
        ...entries.flatMap(notesOf),
        ...parts.map((part) => texts.part(whats[part.what], signed(part.amount))),
      ]),
    ],
    amount: signed(amount),
    tone: amount > 0 && isTheirs ? 'positive' : 'ink',
    balance: through === 'wallet' ? formatMoney(balanceAfter) : null,
    link: target === null ? null : { ...target, name: texts.linkTo(target.label, why, at) },
  };
}

function placeOf({ paymentMethod, through }: LedgerEntry): string {
  return paymentMethod === null ? ledgerPlacesEn[`ledgerPlace.${through}`] : channelTitle(paymentMethod);
}

function signed(amount: LedgerEntry['amount']): string {
  return `${amount > 0 ? '+' : ''}${formatMoney(amount)}`;
}

function notesOf({ sale, split, status, through, withdrawal }: LedgerEntry): readonly string[] {
  return [
    sale === null ? null : feesOf(sale),
    split === null ? null : sharesOf(split),
    status === null ? null : (texts.statuses[through]?.[status] ?? null),
    withdrawal === null ? null : withdrawalSentence(withdrawal),
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
