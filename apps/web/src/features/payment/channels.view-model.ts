import { channelLimits, type WalletChannel, walletChannels } from '@suki/domain/config/payment-limits';
import type { Centavos } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { exceedsChannelLimit } from '@suki/domain/payments/channel-limits';
import { channelTitle } from '@suki/domain/payments/channel-title';
import { paymentTexts } from './payment.texts.ts';

export type Channel = WalletChannel;

export type ChannelCard = {
  readonly value: Channel;
  readonly title: string;
  readonly detail: string;
  readonly isExceeded: boolean;
};

/** One card for each wallet; a wallet that cannot take the amount names its limit. */
export function channelCards(amount: Centavos): readonly ChannelCard[] {
  return walletChannels.map((value) => {
    const isExceeded = exceedsChannelLimit(value, amount);
    const limit = formatMoney(channelLimits[value].max);
    const words = isExceeded ? paymentTexts.exceedWallet(limit) : paymentTexts.upTo(limit);
    return { value, title: channelTitle(value), detail: words, isExceeded };
  });
}
