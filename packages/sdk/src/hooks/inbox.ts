import type { ScopedMutator } from 'swr';
import { type MessageTab, withLessUnread, withNothingUnread, withRead } from '../client-state.ts';
import { type Command, useCommand } from '../command.ts';
import {
  listOrderMessages,
  listPaymentMessages,
  listPlatformMessages,
  readAllMessages,
  readOrderMessages,
  readPaymentMessages,
  readPlatformMessages,
} from '../generated/inbox.ts';
import type { Message, MessageId, UnreadCounts, User } from '../generated/suki.schemas.ts';
import { isList, keys } from '../keys.ts';
import { type List, type Page, useList } from '../list.ts';
import { isNotShown, optimistic } from '../optimistic.ts';

const calls = {
  order: { list: listOrderMessages, read: readOrderMessages },
  payment: { list: listPaymentMessages, read: readPaymentMessages },
  platform: { list: listPlatformMessages, read: readPlatformMessages },
} as const;

/** As many as a phone scrolls through at once: an order alone has ten. */
const PAGE = 20;

/** The messages of one tab, newest first. */
export function useMessages(tab: MessageTab): List<Message> {
  return useList(keys.inbox(tab), (lastItemId) =>
    calls[tab].list({ limit: PAGE, ...(lastItemId === null ? {} : { lastItemId }) }),
  );
}

type Reading = {
  readonly tab: MessageTab;
  readonly ids: readonly MessageId[];
  /** The count stays lowered even when the server refuses. */
  readonly skipsRollback?: boolean;
};

/** Marks messages read: the count falls at once, and rolls back on failure by default (specification, section 4). */
export function useReadMessages(): Command<Reading, UnreadCounts> {
  return useCommand(async ({ tab, ids, skipsRollback = false }, mutate) => {
    const change = calls[tab].read({ ids: [...ids] });
    await Promise.all([
      optimistic<User>({
        mutate,
        key: keys.user(),
        change,
        skipsRollback,
        ahead: (user) => withLessUnread(user, tab, ids.length),
      }),
      optimistic<Page<Message>>({
        mutate,
        key: keys.inbox(tab),
        change,
        skipsRollback,
        ahead: (page) => ({ ...page, items: withRead(page.items, ids) }),
      }),
    ]);
    return counted(await change, mutate);
  });
}

export function useReadAllMessages(): Command<void, UnreadCounts> {
  return useCommand(async (_, mutate) => {
    const change = readAllMessages();
    await optimistic<User>({ mutate, key: keys.user(), change, ahead: withNothingUnread });
    void mutate(isList('inbox'));
    return counted(await change, mutate);
  });
}

/** Takes over the server's counts, which another tab or a new message may have changed meanwhile. */
async function counted(counts: UnreadCounts, mutate: ScopedMutator): Promise<UnreadCounts> {
  await mutate<User>(
    keys.user(),
    (user) =>
      user && {
        ...user,
        orderMsgUnreadCount: counts.order,
        paymentMsgUnreadCount: counts.payment,
        platformMsgUnreadCount: counts.platform,
      },
    { revalidate: isNotShown },
  );
  return counts;
}
