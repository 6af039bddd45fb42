import { useCatalogueItems } from '@suki/sdk/hooks/staff/catalogue';
import type { CatalogueRow } from '@suki/sdk/types';
import { ComboboxField } from '@suki/ui/forms/ComboboxField/ComboboxField.client';
import { useState } from 'react';
import { refusalText } from '../../shell/failure.view-model.ts';
import { sectionTexts as words } from './home-section.texts.ts';

/** Items in the list below the field. */
const SHOWN_MAX = 8;

/** A listed item, found by the start of its words or by its style code; the field is empty again after the choice. */
export function ItemPicker({ onChoose }: { readonly onChoose: (item: CatalogueRow) => void }) {
  const [text, setText] = useState('');
  const typed = text.trim();
  const list = useCatalogueItems({ text: typed, status: 'listed' });
  const found = typed === '' ? [] : list.items.slice(0, SHOWN_MAX);
  return (
    <ComboboxField
      label={words.add}
      hint={words.addHint}
      value={text}
      onValueChange={setText}
      options={found.map(({ id, name, styleCode }) => ({
        id,
        label: name,
        detail: styleCode === '' ? undefined : styleCode,
      }))}
      onChoose={({ id }) => {
        const item = found.find((one) => one.id === id);
        if (item !== undefined) onChoose(item);
        setText('');
      }}
      error={list.error === null ? undefined : refusalText(list.error)}
      status=""
      emptyText={typed !== '' && !list.isLoading ? words.noItem : undefined}
    />
  );
}
