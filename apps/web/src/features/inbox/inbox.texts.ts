import { unreadCountText } from '@suki/domain/texts/unread-count';
import type { MessageTabId } from '@suki/sdk/types';

export const inboxTexts = {
  title: 'Inbox',
  tabsLabel: 'Messages by kind',
  tabs: { order: 'Orders', payment: 'Payments', platform: 'Platform' } satisfies Record<MessageTabId, string>,
  unreadTab: (tab: string, count: number) => `${tab} (${unreadCountText(count)})`,
  unread: (count: number) => (count === 0 ? 'Everything is read' : `${unreadCountText(count)} unread`),
  readAll: 'Mark all as read',
  reading: 'Marking all as read',
  isNew: 'New',
  markRead: 'Mark as read',
  markReadOf: (title: string) => `Mark as read: ${title}`,
  readFailed: 'It could not be marked as read. Check your connection and try again.',
  shop: 'See the items',
  sell: 'Sell an item',
  empty: {
    order: ['No messages on orders', 'When something happens to an item that you buy or sell, you read it here.'],
    payment: ['No messages on money', 'Deposits, refunds, income and payouts are told here.'],
    platform: ['No messages from us', 'News about Suki itself stands here. We write rarely.'],
  } satisfies Record<MessageTabId, readonly [string, string]>,
} as const;
