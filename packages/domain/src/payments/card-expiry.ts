import { manilaMoment } from '../time/manila.ts';

/** Month and year of a card: `"02"` and two digits of the year, `"28"`. */
export type CardExpiry = { readonly expiryMonth: string; readonly expiryYear: string };

/**
 * Normalises month and year of a card (one or two digits; two or four); null when they are no month or no year. Cards
 * carry the years of this century only (specification, section 3).
 */
export function normaliseCardExpiry(month: string, year: string): CardExpiry | null {
  const monthNumber = /^\d{1,2}$/.test(month) ? Number(month) : 0;
  const isYear = /^(?:20)?\d{2}$/.test(year);
  if (monthNumber < 1 || monthNumber > 12 || !isYear) {
    return null;
  }
  return { expiryMonth: String(monthNumber).padStart(2, '0'), expiryYear: year.slice(-2) };
}

/**
 * Returns the first moment at which the card is no longer valid: the next month begins in Asia/Manila (specification,
 * section 9).
 */
export function endOfCard({ expiryMonth, expiryYear }: CardExpiry): Date {
  const month = Number(expiryMonth);
  const year = 2000 + Number(expiryYear);
  const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
  return manilaMoment(`${next.year}-${String(next.month).padStart(2, '0')}-01`, 0);
}

/** Returns true when the end of the expiry month has passed (specification, section 4). */
export function isCardExpired(expiry: CardExpiry, now: Date): boolean {
  return now.getTime() >= endOfCard(expiry).getTime();
}
