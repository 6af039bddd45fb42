import { channelLimits, type PaymentChannel } from '@suki/domain/config/payment-limits';
import { linkableChannels } from '@suki/domain/config/payment-methods';
import type { Centavos } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { channelTitle } from '@suki/domain/payments/channel-title';
import type { LinkInput, PaymentMethod } from '@suki/sdk/types';
import { banksFor } from '../link-choices.ts';
import { methodTexts } from './methods.texts.ts';

export type Linkable = Exclude<LinkInput, { type: 'CARD' }>;

/** An option of the form; `value` is its channel. */
export type LinkOption = {
  readonly value: Linkable['channelCode'];
  readonly title: string;
  readonly detail: string;
  readonly target:
    | Omit<Extract<Linkable, { type: 'EWALLET' }>, 'returnPath'>
    | Omit<Extract<Linkable, { type: 'DIRECT_DEBIT' }>, 'returnPath'>;
};

const detailOf = (kind: string, channel: PaymentChannel): string =>
  `${kind}. ${methodTexts.upTo(formatMoney(channelLimits[channel].max))}`;

/** Wallets first, then banks, each with its limit for one payment. */
export const linkOptions: readonly LinkOption[] = [
  ...linkableChannels.EWALLET.map((value) => ({
    value,
    title: channelTitle(value),
    detail: detailOf(methodTexts.wallet, value),
    target: { type: 'EWALLET', channelCode: value } as const,
  })),
  ...linkableChannels.DIRECT_DEBIT.map((value) => ({
    value,
    title: channelTitle(value),
    detail: detailOf(methodTexts.bank, `${value}_DIRECT_DEBIT`),
    target: { type: 'DIRECT_DEBIT', channelCode: value } as const,
  })),
];

/** The banks that take an amount in one payment; wallets can be paid with unlinked. */
export function linkOptionsFor(amount: Centavos): readonly LinkOption[] {
  const banks: readonly string[] = banksFor(amount);
  return linkOptions.filter(({ value }) => banks.includes(value));
}

/** The name of a method: "BPI XXXXXX1234". */
export function methodName({ title, account }: Pick<PaymentMethod, 'title' | 'account'>): string {
  return methodTexts.name(title, account);
}

/** The expiry and the limit of a method, as far as both are known; none for a method that cannot be charged. */
export function methodFacts({
  status,
  expiryMonth,
  expiryYear,
  limit,
}: Pick<PaymentMethod, 'status' | 'expiryMonth' | 'expiryYear' | 'limit'>): string {
  if (status === 'FAILED' || status === 'INACTIVE') {
    return '';
  }
  const ends = expiryMonth === null || expiryYear === null ? [] : [methodTexts.ends(expiryMonth, expiryYear)];
  const most = limit === null ? [] : [methodTexts.upTo(formatMoney(limit))];
  return [...most, ...ends].join(', ');
}

/** True when the method can become the default; a bank in maintenance can. */
export function canBeDefault({ status, isDefault }: Pick<PaymentMethod, 'status' | 'isDefault'>): boolean {
  return !isDefault && (status === 'ACTIVE' || status === 'DOWNTIME');
}

export type LinkNews = { readonly text: string; readonly tone: 'soft' | 'critical'; readonly isWaiting: boolean };

export type MethodNow = Pick<PaymentMethod, 'id' | 'status' | 'url' | 'createdAt'>;

/** The newest method: the one that the person was sent away to link. */
export function newestMethod<Method extends Pick<MethodNow, 'createdAt'>>(methods: readonly Method[]): Method | null {
  return methods.toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))[0] ?? null;
}

/**
 * The news for a person who comes back from linking a method; null when the method is gone. The address only tells how
 * they came back. The method itself says whether it is linked, so "linked" is never shown too early, and nobody is sent
 * to finish a link that cannot be finished.
 */
export function linkNews(
  cameBack: string | null,
  method: Pick<MethodNow, 'status' | 'url'> | null,
  canFinish = true,
): LinkNews | null {
  if (method === null) {
    return null;
  }
  const { news } = methodTexts;
  const isOpen = method.status === 'REQUIRES_ACTION' || method.status === 'PENDING';
  const isLinked = method.status === 'ACTIVE' || method.status === 'DOWNTIME';
  switch (cameBack) {
    case 'succeeded':
      if (isOpen) {
        return { text: news.succeeded, tone: 'soft', isWaiting: true };
      }
      return isLinked ? { text: news.linked, tone: 'soft', isWaiting: false } : critical(news.failed);
    case 'failed':
      return critical(news.failed);
    case 'cancelled':
      // Most gateways tell of a cancelled linking a moment later, which may fall between the list and its stream.
      return {
        ...critical(canFinish && isOpen && method.url !== null ? news.leftOpen : news.left),
        isWaiting: isOpen,
      };
    default:
      return null;
  }
}

function critical(text: string): LinkNews {
  return { text, tone: 'critical', isWaiting: false };
}
