import { type PaymentMethodType, validityMonths } from '../config/payment-methods.ts';
import { addMonths } from '../time/manila.ts';
import { channelCode } from './channel-code.ts';

/**
 * Returns the end of a linked account: GrabPay one year, BPI one month, China Bank three months, UnionBank one year
 * after its last update (specification, section 9), on the equal day and hour in Asia/Manila. Null where no end is
 * known. A card ends with its month: `endOfCard`.
 */
export function paymentMethodExpiry(type: PaymentMethodType, code: string, updatedAt: Date): Date | null {
  const months = type === 'CARD' ? undefined : monthsOf(validityMonths[type], channelCode(code));
  return months === undefined ? null : addMonths(updatedAt, months);
}

function monthsOf(table: Readonly<Record<string, number>>, code: string): number | undefined {
  return Object.hasOwn(table, code) ? table[code] : undefined;
}
