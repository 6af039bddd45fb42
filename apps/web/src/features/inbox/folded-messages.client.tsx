'use client';
import type { Message } from '@suki/sdk/types';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Details } from '@suki/ui/lists/Details/Details';
import { inboxTexts } from './inbox.texts.ts';
import { messageMoment } from './inbox.view-model.ts';
import * as styles from './message-group.css.ts';

type FoldedMessagesProps = { readonly messages: readonly Message[]; readonly now: Date };

/** The other messages of a group, newest first. Unread ones are bold, and counted beside the arrow. */
export function FoldedMessages({ messages, now }: FoldedMessagesProps) {
  const unread = messages.filter(({ isRead }) => !isRead).length;
  return (
    <div className={styles.fold}>
      <Details summary={inboxTexts.earlierNew(messages.length, unread)}>
        <ul className={styles.foldedList}>
          {messages.map((message) => (
            <li key={message.id}>
              <div className={styles.title}>
                <Text weight={message.isRead ? 'medium' : 'bold'}>{message.title}</Text>
                <Text as="time" size="label" tone="soft" numeric dateTime={message.createdAt}>
                  {messageMoment(message, now)}
                </Text>
              </div>
              <Text tone="soft" measure>
                {message.text}
              </Text>
            </li>
          ))}
        </ul>
      </Details>
    </div>
  );
}
