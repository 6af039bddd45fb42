import { payouts } from '@suki/domain/config/payouts';
import { type Centavos, centavos, subtract, zero } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { fieldsEn } from '@suki/domain/texts/fields.en';
import { invalidText } from '@suki/domain/texts/problem-text';
import { stripLeadingZeros } from '@suki/domain/validators/numeric-text';
import { validatePayoutAmount } from '@suki/domain/validators/payout-amount';
import type { ReceiptLine } from '@suki/ui/market/Receipt/Receipt';
import { payoutTexts as texts } from './payouts.texts.ts';

/** A typed amount: at most seven digits of pesos, and centavos. */
export function typedAmount(text: string): string {
  const [whole = '', ...rest] = text.replace(/[^\d.]/g, '').split('.');
  const pesos = stripLeadingZeros(whole).slice(0, 7);
  return rest.length === 0 ? pesos : `${pesos === '' ? '0' : pesos}.${rest.join('').slice(0, 2)}`;
}

/** A typed amount with separators, for reading. */
export function readableAmount(typed: string): string {
  const [whole = '', fraction] = typed.split('.');
  const pesos = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? pesos : `${pesos}.${fraction}`;
}

/** An amount in the form of typed digits, for the button that takes all of it. */
export function typedFrom(amount: Centavos): string {
  const fraction = amount % 100;
  return `${Math.trunc(amount / 100)}${fraction === 0 ? '' : `.${String(fraction).padStart(2, '0')}`}`;
}

/** The typed amount; null while nothing is typed. Computed from the digits: 0.29 × 100 is not 29. */
export function amountOf(typed: string): Centavos | null {
  if (!/\d/.test(typed)) {
    return null;
  }
  const [whole = '', fraction = ''] = typed.split('.');
  return centavos(Number(whole) * 100 + Number(fraction.padEnd(2, '0')));
}

export type AmountCheck =
  | { readonly ok: true; readonly amount: Centavos }
  | { readonly ok: false; readonly problem: string };

/** Checks a typed amount against the limits of a payout. */
export function checkAmount(typed: string, withdrawable: Centavos): AmountCheck {
  const amount = amountOf(typed);
  if (amount === null) {
    return { ok: false, problem: fieldsEn['field.required'] };
  }
  const checked = validatePayoutAmount(amount, withdrawable);
  return checked.ok ? { ok: true, amount } : { ok: false, problem: invalidText(checked) };
}

/** True when the balance is enough for a payout. */
export function canWithdraw(withdrawable: Centavos): boolean {
  return withdrawable >= payouts.min;
}

/** The rail of a payout and its time of arrival. */
export function arrivalOf(amount: Centavos): string {
  const max = formatMoney(payouts.fastRailMax);
  return amount <= payouts.fastRailMax ? texts.arrival.fast(max) : texts.arrival.slow(max);
}

export function payoutLines(typed: string): readonly ReceiptLine[] {
  const amount = amountOf(typed) ?? zero;
  const { lines } = texts.form;
  const received = amount > payouts.fee ? subtract(amount, payouts.fee) : zero;
  return [
    { id: 'amount', label: lines.amount, amount: formatMoney(amount) },
    { id: 'fee', label: lines.fee, amount: formatMoney(payouts.fee) },
    { id: 'receive', label: lines.receive, note: arrivalOf(amount), amount: formatMoney(received), kind: 'total' },
  ];
}
