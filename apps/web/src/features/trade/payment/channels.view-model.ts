import { channelLimits } from '@suki/domain/config/payment-limits';
import type { Centavos } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { isWithinChannelLimit } from '@suki/domain/payments/channel-limits';
import type { PaymentChoicePaymentMethod } from '@suki/sdk/types';
import { tradeTexts } from '../trade.texts.ts';

export type Channel = PaymentChoicePaymentMethod;

/** What people call the wallets. */
export const channelNames: Readonly<Record<Channel, string>> = {
  GCASH: 'GCash',
  PAYMAYA: 'Maya',
  GRABPAY: 'GrabPay',
  SHOPEEPAY: 'ShopeePay',
};
/** In the order in which they are shown: the most used first. */
export const channels: readonly Channel[] = ['GCASH', 'PAYMAYA', 'GRABPAY', 'SHOPEEPAY'];

export type ChannelCard = {
  readonly value: Channel;
  readonly title: string;
  readonly detail: string;
  readonly isExceeded: boolean;
};

/** One card per wallet; one that does not take the amount says so and names its limit. */
export function channelCards(amount: Centavos): readonly ChannelCard[] {
  return channels.map((value) => {
    const isExceeded = !isWithinChannelLimit(value, amount);
    const limit = formatMoney(channelLimits[value].max);
    const words = isExceeded ? tradeTexts.payment.exceed(limit) : tradeTexts.payment.upTo(limit);
    return { value, title: channelNames[value], detail: words, isExceeded };
  });
}

/** The wallet that counts: the chosen one while it takes the amount, else the first that does; null when none does. */
export function usableChannel(chosen: Channel, amount: Centavos): Channel | null {
  const takes = (channel: Channel): boolean => isWithinChannelLimit(channel, amount);
  return takes(chosen) ? chosen : (channels.find(takes) ?? null);
}

/** Whether a text names one of them. */
export function isChannel(text: string): text is Channel {
  return channels.some((channel) => channel === text);
}
