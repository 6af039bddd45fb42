'use client';
import { unreadTotal } from '@suki/sdk/client-state';
import { useMessages, useReadAllMessages } from '@suki/sdk/hooks/inbox';
import { useUser } from '@suki/sdk/hooks/users';
import type { MessageTabId } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { DiscoverTabs } from '@suki/ui/foundations/DiscoverTabs/DiscoverTabs.client';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import { Rows } from '@suki/ui/lists/Rows/Rows';
import { useSearchParams } from 'next/navigation';
import { useId, useState } from 'react';
import { CommandFailure } from '../../shell/failure/command-failure.tsx';
import { LoadFailed } from '../../shell/failure/load-failed.client.tsx';
import { ListSkeleton } from '../../shell/page/list-skeleton.tsx';
import { ShowMore } from '../../shell/page/show-more.client.tsx';
import { PageLink } from '../../shell/page-link.client.tsx';
import { paths } from '../../shell/paths.ts';
import { RegisteredOnly } from '../../shell/registered-only.client.tsx';
import { SuspensionNotice } from '../account/suspension/suspension-notice.tsx';
import * as styles from './inbox.css.ts';
import { inboxTexts } from './inbox.texts.ts';
import { inboxTab, inboxTabs } from './inbox.view-model.ts';
import { InboxSkeleton } from './inbox-skeleton.tsx';
import { MessageGroup } from './message-group.client.tsx';
import { messageGroups } from './message-groups.view-model.ts';
import { useMinute } from './use-minute.client.ts';

export function Inbox() {
  return (
    <RegisteredOnly fallback={<InboxSkeleton />}>
      <PageFrame />
    </RegisteredOnly>
  );
}

function PageFrame() {
  const tab = inboxTab(useSearchParams());
  const { user, error } = useUser();
  // Waits for the unread counts: counts that appear later would push the tabs aside.
  if (user === null && error === null) {
    return <InboxSkeleton />;
  }
  if (user?.suspension?.account === true) {
    // The messages of a closed account cannot be read: no counts and no tabs of them.
    return <SuspensionNotice user={user} />;
  }
  return (
    <Stack space={4}>
      {user !== null && <SuspensionNotice user={user} />}
      <DiscoverTabs label={inboxTexts.tabsLabel} link={PageLink} items={inboxTabs(tab, user)} />
      <ReadAll unread={user === null ? null : unreadTotal(user)} />
      <Messages key={tab} tab={tab} />
    </Stack>
  );
}

/**
 * Marks all messages read. The button is shown while something is unread, and when the count could not be read. Once
 * shown it stays, disabled with its reason: a person who has just pressed it keeps the focus.
 */
function ReadAll({ unread }: { readonly unread: number | null }) {
  const { run, isRunning, error } = useReadAllMessages();
  const reasonId = useId();
  const isDone = unread === 0;
  const [wasOffered, setWasOffered] = useState(!isDone);
  if (!isDone && !wasOffered) {
    setWasOffered(true);
  }
  return (
    <div>
      <div className={styles.readAll}>
        <Text id={reasonId} tone="soft" role="status">
          {unread === null ? '' : inboxTexts.unread(unread)}
        </Text>
        {wasOffered && (
          <Button
            size="compact"
            aria-disabled={isDone || undefined}
            aria-describedby={isDone ? reasonId : undefined}
            onClick={() => void (isDone || run())}
            loadingLabel={isRunning ? inboxTexts.reading : undefined}
          >
            {inboxTexts.readAll}
          </Button>
        )}
      </div>
      <CommandFailure error={error} />
    </div>
  );
}

function Messages({ tab }: { readonly tab: MessageTabId }) {
  const list = useMessages(tab);
  const now = useMinute();
  if (list.isLoading) {
    return <ListSkeleton />;
  }
  if (list.error !== null && list.items.length === 0) {
    return <LoadFailed error={list.error} onRetry={list.reload} />;
  }
  if (list.items.length === 0) {
    return <Nothing tab={tab} />;
  }
  return (
    <Stack space={4}>
      <Rows label={inboxTexts.tabs[tab]}>
        {messageGroups(list.items).map((group) => (
          <MessageGroup key={group.id} group={group} now={now} />
        ))}
      </Rows>
      <div>
        <ShowMore list={list} />
      </div>
    </Stack>
  );
}

function Nothing({ tab }: { readonly tab: MessageTabId }) {
  const [title, text] = inboxTexts.empty[tab];
  const elsewhere =
    tab === 'payment' ? { href: paths.sell, label: inboxTexts.sell } : { href: paths.home, label: inboxTexts.shop };
  return (
    <EmptyState
      title={title}
      action={
        <Button href={elsewhere.href} link={PageLink} tone="ink">
          {elsewhere.label}
        </Button>
      }
    >
      {text}
    </EmptyState>
  );
}
