import type { MessagePreview } from '@suki/sdk/types';
import { TextField } from '@suki/ui/forms/TextField/TextField';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Details } from '@suki/ui/lists/Details/Details';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import { Link } from 'wouter';
import * as styles from '../work-list/work-list.css.ts';
import { countText, foundPreviews, type PreviewGroup, previewHref } from './found-previews.view-model.ts';

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
        label="Words"
        hint="Of a text, a message’s name or an event like E41."
        type="search"
        value={words}
        onChange={({ target }) => onWords(target.value)}
        spellCheck={false}
      />
      <Text role="status" size="label" tone="soft" numeric>
        {countText(found)}
      </Text>
      {found.length === 0 && <EmptyState title="No message has these words">Try fewer of them.</EmptyState>}
      <nav aria-label="Messages">
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
      summary={`${title}, ${previews.length}`}
    >
      <ul>
        {previews.map(({ kind, inbox }) => (
          <li key={kind}>
            <Link
              href={previewHref(words, kind)}
              className={styles.linkOfTwoLines}
              aria-current={kind === shown?.kind ? 'true' : undefined}
            >
              {inbox.title}
              <Text as="div" size="label" tone="soft" weight="text">
                {kind}
              </Text>
            </Link>
          </li>
        ))}
      </ul>
    </Details>
  );
}
