import { growsShelf, problemsOfShelf, SHELF_ROWS_MAX } from '@suki/domain/catalogue/shelves';
import { useSaveCatalogueShelf } from '@suki/sdk/hooks/staff/catalogue';
import type { CatalogueShelf, ShelfRow } from '@suki/sdk/types';
import { CheckboxField } from '@suki/ui/forms/CheckboxField/CheckboxField';
import { TextField } from '@suki/ui/forms/TextField/TextField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { Row, Rows } from '@suki/ui/lists/Rows/Rows';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { type FormEvent, useState } from 'react';
import { refusalText } from '../../shell/failure.view-model.ts';
import { OpsLink } from '../../shell/ops-link.tsx';
import { homeSectionPath } from '../../shell/paths.ts';
import * as styles from './catalogue.css.ts';
import { shelfTitles, shelvesTexts as words } from './catalogue.texts.ts';
import { type Entry, entriesOf, entryName, newEntry, rowsOf } from './shelf-editor.view-model.ts';

/** One list in its order: entries are moved, hidden, renamed, and where the list grows, added and removed. */
export function ShelfEditor({ shelf: known }: { readonly shelf: CatalogueShelf }) {
  const { shelf, version } = known;
  const [entries, setEntries] = useState(() => entriesOf(known.rows));
  const [isIncomplete, setIncomplete] = useState(false);
  const save = useSaveCatalogueShelf();
  const grows = growsShelf(shelf);
  function set(next: readonly Entry[]) {
    setIncomplete(false);
    setEntries(next);
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    const rows = rowsOf(entries);
    if (problemsOfShelf(shelf, rows).length > 0) {
      setIncomplete(true);
      return;
    }
    const outcome = await save.run({ shelf, version, rows: [...rows] });
    if (outcome.ok) toasts.show(words.saved(shelfTitles[shelf]), { tone: 'positive' });
    // The list is read again and begins anew, so its own words would go with it.
    else if (outcome.error.reason === 'CONFLICT') toasts.show(words.conflict);
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label={shelfTitles[shelf]}>
      <Stack space={4}>
        <Text tone="soft" measure>
          {words.notes[shelf]}
        </Text>
        <Rows label={shelfTitles[shelf]}>
          {entries.map((entry, index) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              shelf={shelf}
              isFirst={index === 0}
              onChange={(part) => set(entries.map((one) => (one.id === entry.id ? { ...one, ...part } : one)))}
              onEarlier={() =>
                set([
                  ...entries.slice(0, index - 1),
                  entry,
                  ...entries.filter((one, at) => at >= index - 1 && one !== entry),
                ])
              }
              onRemove={grows ? () => set(entries.filter((one) => one !== entry)) : undefined}
            />
          ))}
        </Rows>
        {(isIncomplete || save.error !== null) && (
          <Text tone="critical" role="alert">
            {isIncomplete ? words.incomplete : save.error !== null && refusalText(save.error)}
          </Text>
        )}
        <Inline space={3}>
          <Button type="submit" tone="ink" loadingLabel={save.isRunning ? words.saving : undefined}>
            {words.save(shelfTitles[shelf])}
          </Button>
          {grows && entries.length < SHELF_ROWS_MAX && (
            <Button tone="plain" onClick={() => set([...entries, newEntry(entries)])}>
              {words.add}
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  );
}

type EntryRowProps = {
  readonly entry: Entry;
  readonly shelf: CatalogueShelf['shelf'];
  readonly isFirst: boolean;
  readonly onChange: (part: Partial<ShelfRow>) => void;
  readonly onEarlier: () => void;
  readonly onRemove: (() => void) | undefined;
};

function EntryRow({ entry, shelf, isFirst, onChange, onEarlier, onRemove }: EntryRowProps) {
  const name = entryName(shelf, entry);
  return (
    <Row
      align="center"
      end={
        <Inline space={2}>
          {!isFirst && (
            <Button size="compact" aria-label={words.earlierAbout(name)} onClick={onEarlier}>
              {words.earlier}
            </Button>
          )}
          {onRemove !== undefined && (
            <Button size="compact" tone="plain" aria-label={words.removeAbout(name)} onClick={onRemove}>
              {words.remove}
            </Button>
          )}
        </Inline>
      }
    >
      <div className={styles.pair}>
        {shelf === 'sections' && (
          <Stack space={1}>
            <Text weight="bold">{name}</Text>
            <TextLink href={homeSectionPath(entry.key)} link={OpsLink} aria-label={words.itemsAbout(name)}>
              {words.items}
            </TextLink>
          </Stack>
        )}
        {(shelf === 'navigation' || shelf === 'discovers') && (
          <TextField
            label={words.title}
            value={entry.title}
            onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
          />
        )}
        {(shelf === 'keywords' || shelf === 'discovers') && (
          <TextField
            label={words.keyword}
            value={entry.keyword}
            onChange={({ currentTarget }) => onChange({ keyword: currentTarget.value })}
          />
        )}
        <CheckboxField
          label={words.visible}
          checked={entry.isVisible}
          onChange={({ currentTarget }) => onChange({ isVisible: currentTarget.checked })}
        />
      </div>
    </Row>
  );
}
