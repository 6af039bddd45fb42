import { suggestionPageSize } from '@suki/domain/config/lists';
import { searchLimits } from '@suki/domain/config/search';
import { type ItemId, isId } from '@suki/domain/ids/id';
import { useSearch } from '@suki/sdk/hooks/search';
import { ComboboxField } from '@suki/ui/forms/ComboboxField/ComboboxField.client';
import { useEffect, useState } from 'react';
import { refusalText } from '../../shell/failure.view-model.ts';
import { stockTexts as words } from './stock.texts.ts';

/** A pause in typing. */
const PAUSE_MS = 200;

type ItemFieldProps = { readonly onChange: (itemId: ItemId | null) => void };

/** Any item of the catalogue, found as in the shop: by its words in any order, or by the style code on the box. */
export function ItemField({ onChange }: ItemFieldProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('');
  const asked = usePaused(text === chosen ? '' : text.trim().slice(0, searchLimits.keywordLength));
  const { data, error } = useSearch(asked === '' ? null : { keyword: asked, limit: suggestionPageSize });
  const options = (data?.items ?? []).map(({ id, name, styleCode }) => ({
    id,
    label: name,
    detail: styleCode === '' ? undefined : styleCode,
  }));
  return (
    <ComboboxField
      label={words.item}
      hint={words.itemHint}
      value={text}
      onValueChange={(typed) => {
        setText(typed);
        setChosen('');
        onChange(null);
      }}
      options={options}
      onChoose={({ id, label }) => {
        setText(label);
        setChosen(label);
        onChange(isId('itm', id) ? id : null);
      }}
      error={error === null ? undefined : refusalText(error)}
      status={asked === '' || data === null ? '' : words.found(options.length)}
      emptyText={asked !== '' && data !== null ? words.noItem : undefined}
      required
    />
  );
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
