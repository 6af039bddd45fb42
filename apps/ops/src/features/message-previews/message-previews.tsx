import { useMessagePreviews } from '@suki/sdk/hooks/staff';
import { EmptyState } from '@suki/ui/EmptyState/EmptyState';
import { Heading } from '@suki/ui/Heading/Heading';
import { Page } from '@suki/ui/Page/Page';
import { SelectField } from '@suki/ui/SelectField/SelectField';
import { Stack } from '@suki/ui/Stack/Stack';
import { Text } from '@suki/ui/Text/Text';
import { TextField } from '@suki/ui/TextField/TextField';
import { useSearchParams } from 'wouter';
import { Failure } from '../../shell/failure.tsx';
import { LoadingLines } from '../../shell/loading-lines.tsx';
import { Screen } from '../../shell/screen.tsx';
import { foundPreviews, previewTab, previewTabs } from './found-previews.view-model.ts';
import { MessagePreviewSection } from './message-preview-section.tsx';
import * as styles from './message-previews.css.ts';

/** Every message that Suki sends, to be read before a customer does. What is looked for stands in the address. */
export function MessagePreviews() {
  const [search, setSearch] = useSearchParams();
  const words = search.get('words') ?? '';
  const tab = previewTab(search.get('tab'));

  function look(name: 'words' | 'tab', value: string) {
    setSearch(
      (before) => {
        before.set(name, value);
        return before;
      },
      { replace: true },
    );
  }

  return (
    <Screen title="Messages">
      <Page as="main" id="main">
        <Stack space={5}>
          <Heading level={1}>Messages</Heading>
          <Text measure tone="soft">
            Everything that Suki writes to people, with example amounts: as it stands in the inbox, in a mail and, where
            it is urgent, in an SMS.
          </Text>
          <div className={styles.filters}>
            <TextField
              label="Words"
              hint="Of a text, a message’s name or an event like E41."
              type="search"
              value={words}
              onChange={({ target }) => look('words', target.value)}
              spellCheck={false}
            />
            <SelectField
              label="Part of the inbox"
              options={previewTabs}
              value={tab}
              onChange={({ target }) => look('tab', target.value)}
            />
          </div>
          <Found tab={tab} words={words} />
        </Stack>
      </Page>
    </Screen>
  );
}

function Found(wanted: Parameters<typeof foundPreviews>[1]) {
  const { data, error, reload } = useMessagePreviews();
  if (data === null) {
    return error === null ? <LoadingLines label="Loading the messages" /> : <Failure error={error} retry={reload} />;
  }
  const found = foundPreviews(data.items, wanted);
  return (
    <div>
      <Text role="status" size="label" tone="soft" numeric>
        {found.length} of {data.items.length} messages
      </Text>
      {found.length === 0 && <EmptyState title="No message has these words">Try fewer of them.</EmptyState>}
      {found.map((preview) => (
        <MessagePreviewSection key={preview.kind} preview={preview} />
      ))}
    </div>
  );
}
