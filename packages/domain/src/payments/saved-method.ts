import { channelLimits, type PaymentChannel } from '../config/payment-limits.ts';
import type { PaymentMethodType } from '../config/payment-methods.ts';
import { keysOf } from '../keys-of.ts';
import { quietWindowEnd } from '../time/quiet-window.ts';
import { channelCode } from './channel-code.ts';
import { type StoredPaymentMethod, shownStatus } from './payment-method-status.ts';

/** The reason why a saved method cannot be charged now, apart from the amount; `until` is the end of a pause. */
export type MethodRefusal =
  | { readonly reason: 'METHOD_NOT_ACTIVE'; readonly details: { readonly status: string } }
  | { readonly reason: 'METHOD_EXPIRED'; readonly details: { readonly status: 'EXPIRED' } }
  | { readonly reason: 'METHOD_DOWN'; readonly details: { readonly until: string | null } };

/**
 * Returns the channel through which a saved method pays: all cards share one, a direct debit of BPI is
 * `BPI_DIRECT_DEBIT`. Null for a channel without known limits, which cannot be charged (specification, section 3;
 * docs/decisions.md#payments-and-payment-methods).
 */
export function paymentChannelOf(type: PaymentMethodType, channel: string): PaymentChannel | null {
  const code = channelCode(channel);
  const name = { CARD: 'CARDS', EWALLET: code, DIRECT_DEBIT: `${code}_DIRECT_DEBIT` }[type];
  return keysOf(channelLimits).find((known) => known === name) ?? null;
}

/**
 * Returns the reason why a saved method cannot be charged at this moment; null when it can. The decision checks the
 * amount and names the limit (specification, section 4: EXPIRED, DOWNTIME).
 */
export function methodRefusal(method: StoredPaymentMethod, now: Date): MethodRefusal | null {
  const status = shownStatus(method, { now });
  switch (status) {
    case 'ACTIVE':
      return null;
    case 'EXPIRED':
      return { reason: 'METHOD_EXPIRED', details: { status } };
    case 'DOWNTIME':
      return { reason: 'METHOD_DOWN', details: { until: quietWindowEnd(now)?.toISOString() ?? null } };
    default:
      return { reason: 'METHOD_NOT_ACTIVE', details: { status: method.status } };
  }
}
