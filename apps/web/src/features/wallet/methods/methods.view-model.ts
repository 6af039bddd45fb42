import { channelLimits, type PaymentChannel } from '@suki/domain/config/payment-limits';
import { linkableChannels } from '@suki/domain/config/payment-methods';
import { formatMoney } from '@suki/domain/money/format-money';
import { channelTitle } from '@suki/domain/payments/channel-title';
import type { LinkInput, PaymentMethod } from '@suki/sdk/types';
import { methodTexts } from './methods.texts.ts';

export type Linkable = Exclude<LinkInput, { type: 'CARD' }>;

/** Something that can be linked, for a choice; `value` is its channel. */
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

/** Wallets first, then banks, each with the most that it takes at once. */
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

/** What people call a method of theirs: "BPI XXXXXX1234". */
export function methodName({ title, account }: Pick<PaymentMethod, 'title' | 'account'>): string {
  return methodTexts.name(title, account);
}

/** The end of a card or link and the most that it takes, as far as both are known; of one that cannot be charged they mean nothing. */
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

/** Whether it can be made the default: one that rests for the night can. */
export function canBeDefault({ status, isDefault }: Pick<PaymentMethod, 'status' | 'isDefault'>): boolean {
  return !isDefault && (status === 'ACTIVE' || status === 'DOWNTIME');
}

export type LinkNews = { readonly text: string; readonly tone: 'soft' | 'critical'; readonly isWaiting: boolean };

export type MethodNow = Pick<PaymentMethod, 'id' | 'status' | 'url' | 'createdAt'>;

/** The method that somebody was sent away to link: the newest. */
export function newestMethod<Method extends Pick<MethodNow, 'createdAt'>>(methods: readonly Method[]): Method | null {
  return methods.toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))[0] ?? null;
}

/**
 * What to say to somebody who comes back from linking a method; nothing about one that is gone. The address only says how they came; whether it
 * is linked says the method, so "linked" is never shown before it is, and nobody is sent to finish what cannot be finished.
 */
export function linkNews(cameBack: string | null, method: Pick<MethodNow, 'status' | 'url'> | null): LinkNews | null {
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
      return critical(isOpen && method.url !== null ? news.leftOpen : news.left);
    default:
      return null;
  }
}

function critical(text: string): LinkNews {
  return { text, tone: 'critical', isWaiting: false };
}
