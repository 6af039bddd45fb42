import { channelLimits } from '@suki/domain/config/payment-limits';
import { linkableChannels } from '@suki/domain/config/payment-methods';
import type { Centavos } from '@suki/domain/money/centavos';
import { exceedsChannelLimit } from '@suki/domain/payments/channel-limits';
import { channelTitle } from '@suki/domain/payments/channel-title';

type Bank = (typeof linkableChannels.DIRECT_DEBIT)[number];

/** Banks that take the amount in one payment. */
export function banksFor(amount: Centavos): readonly Bank[] {
  return linkableChannels.DIRECT_DEBIT.filter((bank) => !exceedsChannelLimit(`${bank}_DIRECT_DEBIT`, amount));
}

export type Linkable = {
  readonly takesCard: boolean;
  /** The names of what can be linked: "Visa, Mastercard, JCB, BPI"; empty when nothing takes the amount. */
  readonly names: string;
};

/** Returns what can be linked to pay this amount. */
export function linkableFor(amount: Centavos, { hasCardService }: { readonly hasCardService: boolean }): Linkable {
  const takesCard = hasCardService && amount <= channelLimits.CARDS.max;
  const cards = takesCard ? ['Visa', 'Mastercard', 'JCB'] : [];
  return { takesCard, names: [...cards, ...banksFor(amount).map((bank) => channelTitle(bank))].join(', ') };
}
