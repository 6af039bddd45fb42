import { channelLimits, type PaymentChannel } from '../config/payment-limits.ts';
import { type PaymentMethodStatus, type PaymentMethodType, paymentMethodStatuses } from '../config/payment-methods.ts';
import { quietWindow } from '../config/quiet-window.ts';
import { keysOf } from '../keys-of.ts';
import type { Centavos } from '../money/centavos.ts';
import { isQuietWindow } from '../time/quiet-window.ts';
import { type CardExpiry, isCardExpired } from './card-expiry.ts';
import { channelCode } from './channel-code.ts';

export type StoredPaymentMethod = {
  /** The gateway's status. */
  readonly status: string;
  readonly type: PaymentMethodType;
  /** Network of a card, channel of a wallet or bank. */
  readonly channel: string;
  /** Null when unknown. Only a card ends by it; a linked account ends when the gateway says so. */
  readonly expiry: CardExpiry | null;
};

/**
 * Returns the status that a screen shows at this moment (specification, section 4): an active card past its month is
 * EXPIRED, the direct debit of one bank rests in its quiet window (DOWNTIME), and a method that cannot take the amount
 * at once is EXCEED. Any other status stays. Null for an unknown status.
 */
export function shownStatus(
  method: StoredPaymentMethod,
  { now, amount }: { readonly now: Date; readonly amount?: Centavos | undefined },
): PaymentMethodStatus | null {
  const status = paymentMethodStatuses.find((known) => known === method.status) ?? null;
  if (status !== 'ACTIVE') {
    return status;
  }
  if (method.type === 'CARD' && method.expiry !== null && isCardExpired(method.expiry, now)) {
    return 'EXPIRED';
  }
  if (isInDowntime(method.type, method.channel, now)) {
    return 'DOWNTIME';
  }
  const limit = methodLimit(method.type, method.channel);
  return limit !== null && amount !== undefined && amount > limit ? 'EXCEED' : 'ACTIVE';
}

/** Returns true for a direct debit of the bank with the quiet window, inside that window (specification, section 4). */
export function isInDowntime(type: PaymentMethodType, channel: string, now: Date): boolean {
  return type === 'DIRECT_DEBIT' && channelCode(channel) === quietWindow.bank && isQuietWindow(now);
}

/**
 * Returns the largest amount of one payment by this method, for the text beside EXCEED; null when unknown
 * (docs/decisions.md#payments-and-payment-methods).
 */
export function methodLimit(type: PaymentMethodType, channel: string): Centavos | null {
  const name = limitName(type, channelCode(channel));
  const known = keysOf(channelLimits).find((candidate): candidate is PaymentChannel => candidate === name);
  return known === undefined ? null : channelLimits[known].max;
}

function limitName(type: PaymentMethodType, code: string): string {
  if (type === 'CARD') {
    return 'CARDS';
  }
  return type === 'DIRECT_DEBIT' ? `${code}_DIRECT_DEBIT` : code;
}
