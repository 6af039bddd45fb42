import { channelLimits, type PaymentChannel } from '../config/payment-limits.ts';
import { keysOf } from '../keys-of.ts';
import type { Centavos } from '../money/centavos.ts';

/**
 * Whether this amount is above the largest of one payment by this channel, which the method shows as EXCEED
 * (specification, section 4; docs/decisions.md#input-payment-methods-lists-and-the-rules-command). An amount below the
 * smallest is not: nothing is due yet.
 */
export function exceedsChannelLimit(channel: PaymentChannel, amount: Centavos): boolean {
  return amount > channelLimits[channel].max;
}

/**
 * Whether one payment of this amount is possible by this channel: neither below its smallest nor above its largest
 * amount (docs/decisions.md#prices-and-money).
 */
export function isWithinChannelLimit(channel: PaymentChannel, amount: Centavos): boolean {
  const { min } = channelLimits[channel];
  return amount >= min && !exceedsChannelLimit(channel, amount);
}

/**
 * The channels that take this amount, in the order of the table: what to offer instead of an exceeded one
 * (specification, section 4; docs/decisions.md#input-payment-methods-lists-and-the-rules-command).
 */
export function channelsFor(amount: Centavos): readonly PaymentChannel[] {
  return keysOf(channelLimits).filter((channel) => isWithinChannelLimit(channel, amount));
}
