'use client';
import { useReadMessages } from '@suki/sdk/hooks/inbox';
import type { Message } from '@suki/sdk/types';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Tag } from '@suki/ui/foundations/Tag/Tag';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextButton } from '@suki/ui/foundations/TextButton/TextButton';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import type { Route } from 'next';
import Link from 'next/link';
import { ItemArt } from '../../catalogue/item-art.tsx';
import { FoldedMessages } from './folded-messages.client.tsx';
import { inboxTexts } from './inbox.texts.ts';
import { messageMoment, messagePath } from './inbox.view-model.ts';
import * as styles from './message-group.css.ts';
import { aboutOf, type MessageGroup as Group, itemDetail } from './message-groups.view-model.ts';

export type MessageGroupProps = { readonly group: Group; readonly now: Date };

/**
 * The news of one order, listing or bid: its item, the message that counts with a link to its step, the others folded.
 * Opening the step marks all of them read.
 */
export function MessageGroup({ group, now }: MessageGroupProps) {
  // One command for each group, so that a press on the next group does not join the call of this one.
  const { run } = useReadMessages();
  const { lead, folded, unreadIds } = group;
  const isUnread = unreadIds.length > 0;
  const read = async (): Promise<void> => {
    if (isUnread && !(await run({ tab: lead.tabId, ids: unreadIds })).ok) {
      // The page of the step may be open by then, and this group gone: the failure is shown as a toast.
      toasts.show(inboxTexts.readFailed, { tone: 'critical', durationMs: 4_000 });
    }
  };
  return (
    <li className={styles.group({ unread: isUnread })}>
      <div className={styles.lead}>
        {lead.item !== null && (
          <div className={styles.picture}>
            <ItemArt item={lead.item} room="thumb" ratio="square" sizes="72px" />
          </div>
        )}
        <div className={styles.words}>
          <Head message={lead} unread={unreadIds.length} />
          <Lead message={lead} now={now} onOpen={() => void read()} />
        </div>
      </div>
      {(folded.length > 0 || isUnread) && (
        <div className={styles.foot}>
          {folded.length > 0 && <FoldedMessages messages={folded} now={now} />}
          {isUnread && (
            <div className={styles.markRead}>
              <TextButton size="label" aria-label={inboxTexts.markReadOf(aboutOf(lead))} onClick={() => void read()}>
                {inboxTexts.markRead}
              </TextButton>
            </div>
          )}
        </div>
      )}
    </li>
  );
}

/** The item with its size and number, or the title where there is no item; how much is new. */
function Head({ message, unread }: { readonly message: Message; readonly unread: number }) {
  const detail = itemDetail(message);
  return (
    <div>
      <div className={styles.line}>
        <Heading level={2} size={3}>
          {aboutOf(message)}
        </Heading>
        {unread > 0 && (
          <span className={styles.count}>
            <Tag tone="solid">{inboxTexts.new(unread)}</Tag>
          </span>
        )}
      </div>
      {detail !== null && (
        <Text size="label" tone="soft" numeric>
          {detail}
        </Text>
      )}
    </div>
  );
}

type LeadProps = { readonly message: Message; readonly now: Date; readonly onOpen: () => void };

function Lead({ message, now, onOpen }: LeadProps) {
  const { item, title, text, linkText, isRead, createdAt } = message;
  const path = messagePath(message);
  return (
    <div>
      <div className={styles.title}>
        {item !== null && <Text weight={isRead ? 'medium' : 'bold'}>{title}</Text>}
        <Text as="time" size="label" tone="soft" numeric dateTime={createdAt}>
          {messageMoment(message, now)}
        </Text>
      </div>
      <Text tone="soft" measure>
        {text}
      </Text>
      {path !== null && (
        <Link
          href={path as Route}
          prefetch={false}
          onClick={onOpen}
          className={styles.step}
          aria-label={inboxTexts.linkAbout(linkText, aboutOf(message))}
        >
          {linkText}
        </Link>
      )}
    </div>
  );
}
