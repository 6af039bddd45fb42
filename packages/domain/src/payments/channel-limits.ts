import { channelLimits, type PaymentChannel } from '../config/payment-limits.ts';
import { keysOf } from '../keys-of.ts';
import type { Centavos } from '../money/centavos.ts';

/**
 * Returns true when this amount is above the largest payment by this channel, which the method shows as EXCEED
 * (specification, section 4; docs/decisions.md#payments-and-payment-methods). An amount below the smallest does not
 * exceed: nothing is due yet.
 */
export function exceedsChannelLimit(channel: PaymentChannel, amount: Centavos): boolean {
  return amount > channelLimits[channel].max;
}

/**
 * Returns true when one payment of this amount is possible by this channel: neither below its smallest nor above its
 * largest amount (docs/decisions.md#payments-and-payment-methods).
 */
export function isWithinChannelLimit(channel: PaymentChannel, amount: Centavos): boolean {
  const { min } = channelLimits[channel];
  return amount >= min && !exceedsChannelLimit(channel, amount);
}

/**
 * Returns the channels that take this amount, in the order of the table, to offer instead of an exceeded one
 * (specification, section 4; docs/decisions.md#payments-and-payment-methods).
 */
export function channelsFor(amount: Centavos): readonly PaymentChannel[] {
  return keysOf(channelLimits).filter((channel) => isWithinChannelLimit(channel, amount));
}
