import type { MessagePreview } from '@suki/sdk/types';
import { TextField } from '@suki/ui/forms/TextField/TextField';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Details } from '@suki/ui/lists/Details/Details';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import { Link } from 'wouter';
import * as styles from '../work-list/work-list.css.ts';
import { countText, foundPreviews, type PreviewGroup, previewHref, senderLine } from './found-previews.view-model.ts';
import { messagesTexts as texts } from './message-previews.texts.ts';

type MessageListProps = {
  readonly previews: readonly MessagePreview[];
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly shown: MessagePreview | undefined;
};

/** All messages by tab of the inbox; a search narrows the list. */
export function MessageList({ previews, words, onWords, shown }: MessageListProps) {
  const found = foundPreviews(previews, words);
  return (
    <Stack space={3}>
      <TextField
        label={texts.search}
        hint={texts.searchHint}
        type="search"
        value={words}
        onChange={({ target }) => onWords(target.value)}
        spellCheck={false}
      />
      <Text role="status" size="label" tone="soft" numeric>
        {countText(found)}
      </Text>
      {found.length === 0 && <EmptyState title={texts.none.title}>{texts.none.text}</EmptyState>}
      <nav aria-label={texts.list}>
        {found.map((group) => (
          <Group key={group.id} group={group} words={words} shown={shown} />
        ))}
      </nav>
    </Stack>
  );
}

type GroupProps = { readonly group: PreviewGroup; readonly words: string; readonly shown: MessagePreview | undefined };

function Group({ group: { id, title, previews }, words, shown }: GroupProps) {
  const isLookedFor = words.trim() !== '';
  return (
    // A search opens every group; without one only the group of the shown message is open.
    <Details
      key={String(isLookedFor)}
      look="question"
      open={isLookedFor || shown?.tabId === id}
      summary={texts.group(title, previews.length)}
    >
      <ul>
        {previews.map((preview) => (
          <li key={preview.kind}>
            <Link
              href={previewHref(words, preview.kind)}
              className={styles.linkOfTwoLines}
              aria-current={preview.kind === shown?.kind ? 'true' : undefined}
            >
              {preview.inbox.title}
              <Text as="div" size="label" tone="soft" weight="text">
                {senderLine(preview)}
              </Text>
            </Link>
          </li>
        ))}
      </ul>
    </Details>
  );
}
