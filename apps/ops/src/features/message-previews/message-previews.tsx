import { useMessagePreviews } from '@suki/sdk/hooks/staff/message-previews';
import type { MessagePreview } from '@suki/sdk/types';
import { Breadcrumbs } from '@suki/ui/foundations/Breadcrumbs/Breadcrumbs';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Show } from '@suki/ui/foundations/Show/Show';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { Failure } from '../../shell/failure.tsx';
import { LoadingRows } from '../../shell/loading-rows.tsx';
import { OpsLink } from '../../shell/ops-link.tsx';
import { PageFrame } from '../../shell/page-frame.tsx';
import { focusPlace } from '../../shell/shell.css.ts';
import { ChosenMessage } from './chosen-message.tsx';
import { previewHref } from './found-previews.view-model.ts';
import { MessageList } from './message-list.tsx';
import * as styles from './message-previews.css.ts';

/** Every message that Suki sends, for reading before a customer does. Choice and search are in the address. */
export function MessagePreviews() {
  const [search] = useSearchParams();
  const { data, error, reload } = useMessagePreviews();
  const kind = search.get('kind');
  return (
    <PageFrame title="Messages">
      <Page as="main" id="main">
        <Stack space={4}>
          {kind !== null && (
            <Show on="phone">
              <Breadcrumbs
                label="Where this message stands"
                items={[{ href: previewHref(search.get('words') ?? ''), label: 'All messages' }]}
                here={kind}
                link={OpsLink}
              />
            </Show>
          )}
          <Heading level={1}>Messages</Heading>
          {kind === null ? (
            <Intro />
          ) : (
            <Show on="desk">
              <Intro />
            </Show>
          )}
          {data !== null && <Chooser previews={data.items} />}
          {data === null && error === null && <LoadingRows label="Loading the messages" />}
          {data === null && error !== null && <Failure error={error} retry={reload} />}
        </Stack>
      </Page>
    </PageFrame>
  );
}

function Intro() {
  return (
    <Text measure tone="soft">
      Everything that Suki writes to people, with example amounts: as it stands in the inbox, in a mail and, where it is
      urgent, in an SMS.
    </Text>
  );
}

function Chooser({ previews }: { readonly previews: readonly MessagePreview[] }) {
  const [search, setSearch] = useSearchParams();
  const words = search.get('words') ?? '';
  const kind = search.get('kind');
  const shown = previews.find((preview) => preview.kind === kind);

  function look(value: string) {
    setSearch(
      (before) => {
        before.set('words', value);
        return before;
      },
      { replace: true },
    );
  }

  const place = useRef<HTMLDivElement>(null);
  const before = useRef(kind);
  // At a desk the focus stays in the list. On a phone the list disappears with the choice, so the focus goes to the
  // message.
  useEffect(() => {
    if (before.current === kind) return;
    before.current = kind;
    const used = document.activeElement;
    if (used === null || used.getClientRects().length === 0 || used === document.body) place.current?.focus();
  }, [kind]);

  return (
    <div className={styles.columns}>
      <div className={kind === null ? styles.list : styles.listBeside}>
        <MessageList previews={previews} words={words} onWords={look} shown={shown} />
      </div>
      <div ref={place} tabIndex={-1} className={focusPlace}>
        {kind === null ? <Show on="desk">{nothingChosen}</Show> : <Reading shown={shown} />}
      </div>
    </div>
  );
}

const nothingChosen = (
  <EmptyState title="Choose a message">You read it here as people get it, with what sends it.</EmptyState>
);

function Reading({ shown }: { readonly shown: MessagePreview | undefined }) {
  return shown === undefined ? (
    <EmptyState title="There is no such message">Choose one from the list.</EmptyState>
  ) : (
    <ChosenMessage preview={shown} />
  );
}
