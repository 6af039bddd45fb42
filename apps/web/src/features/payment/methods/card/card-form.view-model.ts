import { type CardExpiry, isCardExpired, normaliseCardExpiry } from '@suki/domain/payments/card-expiry';
import { fieldsEn } from '@suki/domain/texts/fields.en';
import { validateCardBrand } from '@suki/domain/validators/card-number';
import { cardTexts } from './card.texts.ts';

/** As typed. */
export type CardDraft = { readonly number: string; readonly expiry: string; readonly code: string };

export type Card = CardExpiry & { readonly number: string; readonly code: string };

export type CardProblems = Partial<Record<keyof CardDraft, string>>;

const DIGITS = /\D/g;

/** In groups of four digits, as on the card. */
export function readableNumber(typed: string): string {
  return typed
    .replace(DIGITS, '')
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** "0828" as "08/28". */
export function readableExpiry(typed: string): string {
  const digits = typed.replace(DIGITS, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

/** Returns the card, or the errors by field. Without `now` no card counts as expired. */
export function readCard(
  { number: typedNumber, expiry: typedExpiry, code: typedCode }: CardDraft,
  now: Date | null,
): { readonly card: Card } | { readonly problems: CardProblems } {
  const number = typedNumber.replace(DIGITS, '');
  const code = typedCode.trim();
  const [month = '', year = ''] = typedExpiry.split('/');
  const expiry = normaliseCardExpiry(month, year);
  const problems = {
    number: numberProblem(number),
    expiry: expiryProblem(expiry, now),
    code: /^\d{3,4}$/.test(code) ? undefined : cardTexts.problems.code,
  };
  const found = Object.entries(problems).filter(([, problem]) => problem !== undefined);
  return expiry === null || found.length > 0
    ? { problems: Object.fromEntries(found) }
    : { card: { number, code, ...expiry } };
}

function numberProblem(number: string): string | undefined {
  if (!/^\d{12,19}$/.test(number)) {
    return cardTexts.problems.number;
  }
  const brand = validateCardBrand(number);
  if (!brand.ok) {
    return fieldsEn[brand.messageId];
  }
  return hasCheckDigit(number) ? undefined : cardTexts.problems.digits;
}

function expiryProblem(expiry: CardExpiry | null, now: Date | null): string | undefined {
  if (expiry === null) {
    return cardTexts.problems.expiry;
  }
  return now !== null && isCardExpired(expiry, now) ? cardTexts.problems.expired : undefined;
}

/** ISO/IEC 7812: every second digit from the right is doubled, and the digits add up to a multiple of ten. */
function hasCheckDigit(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
