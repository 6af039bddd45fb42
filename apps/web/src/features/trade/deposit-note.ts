import { deposits } from '@suki/domain/config/deposits';
import { formatMoney } from '@suki/domain/money/format-money';
import { quoteLinesEn } from '@suki/domain/texts/quote-lines.en';

/** How a deposit is counted: "10% of your bid, rounded up to ₱50; at least ₱100, at most ₱5,000." */
export function depositCount(share: string): string {
  const { percent, step, min, max } = deposits;
  return `${percent}% ${share}, rounded up to ${formatMoney(step)}; at least ${formatMoney(min)}, at most ${formatMoney(max)}.`;
}

/** How the deposit of an ask is counted, and when it comes back. */
export function depositNote(): string {
  return `${depositCount('of the price')} ${quoteLinesEn['quote.deposit.rule']}`;
}
