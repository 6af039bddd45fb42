import { messageTime } from '@suki/domain/time/message-time';
import { messageTabs } from '@suki/domain/trade/facts/statuses';
import type { Message, MessageTabId, User } from '@suki/sdk/types';
import { askPath, bidPath, inboxPath, itemPath, orderPath, paths, payoutPath } from '../../shell/paths.ts';
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

type Step = Pick<Message, 'opens' | 'item' | 'orderId' | 'askId' | 'bidId' | 'payoutId'>;

/** The page of the step that a message speaks of; null where the message says everything. */
export function messagePath({ opens, item, orderId, askId, bidId, payoutId }: Step): string | null {
  switch (opens) {
    case 'payout':
      return payoutId && payoutPath(payoutId);
    case 'order':
      return orderId && orderPath(orderId);
    case 'ask':
      return askId && askPath(askId);
    case 'bid':
      return bidId && bidPath(bidId);
    case 'item':
      return item && itemPath(item.id);
    case 'wallet':
    case 'account':
      return paths[opens];
    case null:
      return null;
    default:
      return opens satisfies never;
  }
}

/** "Just now" within five minutes, else the day and hour. */
export function messageMoment({ createdAt }: Pick<Message, 'createdAt'>, now: Date): string {
  return messageTime(new Date(createdAt), now) ?? moment(createdAt);
}
