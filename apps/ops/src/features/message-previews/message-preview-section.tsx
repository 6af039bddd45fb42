import type { MessagePreview } from '@suki/sdk/types';
import { Heading } from '@suki/ui/Heading/Heading';
import { Section } from '@suki/ui/Section/Section';
import { Stack } from '@suki/ui/Stack/Stack';
import { Text } from '@suki/ui/Text/Text';
import type { ReactNode } from 'react';
import { senderLines } from './found-previews.view-model.ts';
import * as styles from './message-previews.css.ts';

/** One kind of message in all its channels. */
export function MessagePreviewSection({ preview }: { readonly preview: MessagePreview }) {
  const { kind, inbox, mail, sms } = preview;
  return (
    <Section title={kind}>
      <Stack space={4}>
        <Stack space={1}>
          {senderLines(preview).map((line) => (
            <Text key={line} size="label" tone="soft">
              {line}
            </Text>
          ))}
        </Stack>
        <div className={styles.channels}>
          <Channel name="Inbox">
            <Text weight="bold">{inbox.title}</Text>
            <Text>{inbox.text}</Text>
          </Channel>
          <Channel name="Mail">
            <Text weight="bold">{mail.subject}</Text>
            <div className={styles.mailBody}>{mail.body.trim()}</div>
          </Channel>
          <Channel name="SMS">
            <Text tone={sms === null ? 'soft' : 'ink'}>{sms ?? 'None: not urgent enough.'}</Text>
          </Channel>
        </div>
      </Stack>
    </Section>
  );
}

function Channel({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Stack space={2}>
      <Heading level={3} size={3}>
        {name}
      </Heading>
      {children}
    </Stack>
  );
}
