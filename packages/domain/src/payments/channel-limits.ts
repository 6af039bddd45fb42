import { channelLimits, type PaymentChannel } from '../config/payment-limits.ts';
import type { Centavos } from '../money/centavos.ts';
import { keysOf } from '../table/keys-of.ts';

/**
 * Whether one payment of this amount is possible by this channel; above it the method shows as EXCEED (specification, section 4; decisions,
 * "Content").
 */
export function isWithinChannelLimit(channel: PaymentChannel, amount: Centavos): boolean {
  const { min, max } = channelLimits[channel];
  return amount >= min && amount <= max;
}

/**
 * The channels that take this amount, in the order of the table: what to offer instead of an exceeded one (specification, section 4;
 * decisions, "Content").
 */
export function channelsFor(amount: Centavos): readonly PaymentChannel[] {
  return keysOf(channelLimits).filter((channel) => isWithinChannelLimit(channel, amount));
}
