import { unreadCountText } from '@suki/domain/texts/unread-count';
import type { MessageTabId } from '@suki/sdk/types';

export const inboxTexts = {
  title: 'Inbox',
  tabsLabel: 'Messages by kind',
  tabs: { order: 'Orders', payment: 'Payments', platform: 'From Suki' } satisfies Record<MessageTabId, string>,
  unreadTab: (tab: string, count: number) => `${tab} (${unreadCountText(count)})`,
  unread: (count: number) => (count === 0 ? 'You’re all caught up' : `${unreadCountText(count)} unread`),
  readAll: 'Mark all as read',
  reading: 'Marking all as read',
  new: (count: number) => `${count} new`,
  /** The link says its step; a screen reader hears what the step is about, too. */
  linkAbout: (link: string, about: string) => `${link}: ${about}`,
  earlier: (count: number) => (count === 1 ? '1 more update' : `${count} more updates`),
  earlierNew: (count: number, unread: number) =>
    unread === 0 ? inboxTexts.earlier(count) : `${inboxTexts.earlier(count)}, ${unread} new`,
  markRead: 'Mark as read',
  markReadOf: (about: string) => `Mark as read: ${about}`,
  readFailed: 'We couldn’t mark it as read. Check your connection and try again.',
  shop: 'Find something you like',
  sell: 'Sell an item',
  empty: {
    order: ['No news yet', 'Buy, bid or sell, and every step shows up here.'],
    payment: ['No money on the move', 'Deposits, refunds and payouts show up here.'],
    platform: ['Nothing from us yet', 'Suki news. Not often, promise.'],
  } satisfies Record<MessageTabId, readonly [string, string]>,
} as const;
