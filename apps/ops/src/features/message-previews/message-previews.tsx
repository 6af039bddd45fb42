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
import { messagesTexts as texts } from './message-previews.texts.ts';

/** Every message that Suki sends, for reading before a customer does. Choice and search are in the address. */
export function MessagePreviews() {
  const [search] = useSearchParams();
  const { data, error, reload } = useMessagePreviews();
  const kind = search.get('kind');
  return (
    <PageFrame title={texts.title}>
      <Page as="main" id="main">
        <Stack space={4}>
          {kind !== null && (
            <Show on="phone">
              <Breadcrumbs
                label={texts.where}
                items={[{ href: previewHref(search.get('words') ?? ''), label: texts.all }]}
                here={data?.items.find((preview) => preview.kind === kind)?.inbox.title ?? texts.title}
                link={OpsLink}
              />
            </Show>
          )}
          <Heading level={1}>{texts.title}</Heading>
          {kind === null ? (
            <Intro />
          ) : (
            <Show on="desk">
              <Intro />
            </Show>
          )}
          {data !== null && <Chooser previews={data.items} />}
          {data === null && error === null && <LoadingRows label={texts.loading} />}
          {data === null && error !== null && <Failure error={error} retry={reload} />}
        </Stack>
      </Page>
    </PageFrame>
  );
}

function Intro() {
  return (
    <Text measure tone="soft">
      {texts.intro}
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

const nothingChosen = <EmptyState title={texts.choose.title}>{texts.choose.text}</EmptyState>;

function Reading({ shown }: { readonly shown: MessagePreview | undefined }) {
  return shown === undefined ? (
    <EmptyState title={texts.unknown.title}>{texts.unknown.text}</EmptyState>
  ) : (
    <ChosenMessage preview={shown} />
  );
}
