import { messageTime } from '@suki/domain/time/message-time';
import { messageTabs } from '@suki/domain/trade/facts/statuses';
import type { Message, MessageTabId, User } from '@suki/sdk/types';
import { askPath, bidPath, inboxPath, orderPath, payoutPath } from '../../shell/paths.ts';
import { moment } from '../../shell/when.ts';
import { inboxTexts } from './inbox.texts.ts';

/** The tab in the address; orders by default. */
export function inboxTab(search: Pick<URLSearchParams, 'get'>): MessageTabId {
  const wanted = search.get('tab');
  return messageTabs.find((tab) => tab === wanted) ?? 'order';
}

type Counts = Pick<User, 'orderMsgUnreadCount' | 'paymentMsgUnreadCount' | 'platformMsgUnreadCount'>;

/** The tabs with their unread counts; no counts while they are unknown. */
export function inboxTabs(current: MessageTabId, counts: Counts | null) {
  const unread: Readonly<Record<MessageTabId, number>> = {
    order: counts?.orderMsgUnreadCount ?? 0,
    payment: counts?.paymentMsgUnreadCount ?? 0,
    platform: counts?.platformMsgUnreadCount ?? 0,
  };
  return messageTabs.map((tab) => ({
    href: inboxPath(tab),
    label: unread[tab] === 0 ? inboxTexts.tabs[tab] : inboxTexts.unreadTab(inboxTexts.tabs[tab], unread[tab]),
    current: tab === current,
  }));
}

type About = Pick<Message, 'orderId' | 'askId' | 'bidId' | 'payoutId'>;

/** The subject of a message: its payout, else its order, else its ask or bid; null without a subject. */
export function messagePath({ orderId, askId, bidId, payoutId }: About): string | null {
  if (payoutId !== null) {
    return payoutPath(payoutId);
  }
  if (orderId !== null) {
    return orderPath(orderId);
  }
  if (askId !== null) {
    return askPath(askId);
  }
  return bidId === null ? null : bidPath(bidId);
}

/** "Just now" within five minutes, else the day and hour. */
export function messageMoment({ createdAt }: Pick<Message, 'createdAt'>, now: Date): string {
  return messageTime(new Date(createdAt), now) ?? moment(createdAt);
}
