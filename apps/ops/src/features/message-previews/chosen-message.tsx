import { useMessagePreview } from '@suki/sdk/hooks/staff/message-previews';
import type { MessagePreview } from '@suki/sdk/types';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Notch } from '@suki/ui/foundations/Notch/Notch';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { FactList } from '@suki/ui/lists/FactList/FactList';
import type { ReactNode } from 'react';
import { Failure } from '../../shell/failure.tsx';
import { LoadingRows } from '../../shell/loading-rows.tsx';
import { senderFacts, withoutStyleSheet } from './found-previews.view-model.ts';
import * as styles from './message-previews.css.ts';
import { messagesTexts as words } from './message-previews.texts.ts';

/** One kind of message in all its channels, with the events that send it. */
export function ChosenMessage({ preview }: { readonly preview: MessagePreview }) {
  const { inbox, mail, sms } = preview;
  return (
    <section aria-label={inbox.title}>
      <Stack space={6}>
        <Heading level={2}>{inbox.title}</Heading>
        <FactList facts={senderFacts(preview)} />
        <div className={styles.channels}>
          <Channel name={words.inbox}>
            <Text weight="bold">{inbox.title}</Text>
            <Text>{inbox.text}</Text>
            <Text tone="soft">{words.link(inbox.linkText)}</Text>
          </Channel>
          <Channel name={words.sms}>{sms === null ? null : <Text>{sms}</Text>}</Channel>
          <div className={styles.wholeRow}>
            <MailAsShown kind={preview.kind} />
          </div>
          <div className={styles.wholeRow}>
            <Channel name={words.plainText}>
              <Text weight="bold">{mail.subject}</Text>
              <div className={styles.mailBody}>{mail.body.trim()}</div>
            </Channel>
          </div>
        </div>
      </Stack>
    </section>
  );
}

/** The mail as mail programs show it. The frame runs no scripts and follows no links. */
function MailAsShown({ kind }: Pick<MessagePreview, 'kind'>) {
  const { data, error, reload } = useMessagePreview(kind);
  const html = data?.items[0]?.mail.html ?? null;
  return (
    <Stack space={2}>
      <Heading level={3}>{words.mail}</Heading>
      <div className={styles.mailFrame}>
        {html !== null && (
          <Notch edge="strong">
            <iframe
              title={words.mailAsShown}
              sandbox=""
              frameBorder={0}
              srcDoc={withoutStyleSheet(html)}
              className={styles.mail}
            />
          </Notch>
        )}
        {html === null && error === null && <LoadingRows label={words.loadingMail} />}
        {html === null && error !== null && <Failure error={error} retry={reload} />}
      </div>
    </Stack>
  );
}

function Channel({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Stack space={2}>
      <Heading level={3}>{name}</Heading>
      {children === null ? (
        <Text tone="soft">{words.notSent}</Text>
      ) : (
        <div className={styles.received}>
          <Notch edge="strong">
            <Stack space={2}>{children}</Stack>
          </Notch>
        </div>
      )}
    </Stack>
  );
}
