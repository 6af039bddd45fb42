'use client';
import { useReadMessages } from '@suki/sdk/hooks/inbox';
import type { Message } from '@suki/sdk/types';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Tag } from '@suki/ui/foundations/Tag/Tag';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextButton } from '@suki/ui/foundations/TextButton/TextButton';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import type { Route } from 'next';
import Link from 'next/link';
import { inboxTexts } from './inbox.texts.ts';
import { messageMoment, messagePath } from './inbox.view-model.ts';
import * as styles from './message-row.css.ts';

export type MessageRowProps = { readonly message: Message; readonly now: Date };

/** One message. Opening it marks it read; a message without a subject has a button for that. */
export function MessageRow({ message, now }: MessageRowProps) {
  // One command for each row, so that a press on the next row does not join the call of this one.
  const { run } = useReadMessages();
  const { id, tabId: tab, title, isRead } = message;
  const path = messagePath(message);
  const read = async (): Promise<void> => {
    if (!isRead && !(await run({ tab, ids: [id] })).ok) {
      // The page of the message may be open by then, and this row gone: the failure is shown as a toast.
      toasts.show(inboxTexts.readFailed, { tone: 'critical', durationMs: 4_000 });
    }
  };
  return (
    <li className={styles.item({ unread: !isRead })}>
      {path === null ? (
        <div className={styles.row}>
          <Words message={message} now={now} />
          {!isRead && (
            <div>
              <TextButton aria-label={inboxTexts.markReadOf(title)} onClick={() => void read()}>
                {inboxTexts.markRead}
              </TextButton>
            </div>
          )}
        </div>
      ) : (
        <Link href={path as Route} prefetch={false} onClick={() => void read()} className={styles.row}>
          <Words message={message} now={now} />
        </Link>
      )}
    </li>
  );
}

function Words({ message, now }: MessageRowProps) {
  const { title, text, isRead, createdAt } = message;
  return (
    <>
      <span className={styles.head}>
        <Inline as="span" space={2}>
          {!isRead && <Tag tone="solid">{inboxTexts.isNew}</Tag>}
          <Text as="span" weight={isRead ? 'medium' : 'bold'}>
            {title}
          </Text>
        </Inline>
        <Text as="time" size="label" tone="soft" numeric dateTime={createdAt}>
          {messageMoment(message, now)}
        </Text>
      </span>
      <Text as="span" tone="soft" measure>
        {text}
      </Text>
    </>
  );
}
