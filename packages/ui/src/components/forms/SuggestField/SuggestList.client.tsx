'use client';
import { SpinnerGlyph } from '../../private/SpinnerGlyph/SpinnerGlyph.tsx';
import { ComboboxList, type ComboboxListProps } from '../ComboboxField/ComboboxList.client.tsx';
import type { ComboboxOption } from '../ComboboxField/use-combobox.client.ts';

export type SuggestListProps = Omit<ComboboxListProps<ComboboxOption>, 'note'> & {
  loadingLabel: string | undefined;
  emptyText: string;
};

/** The panel under the search: suggestions, or a text that they are loading or that there are none. */
export function SuggestList({ loadingLabel, emptyText, ...list }: SuggestListProps) {
  return <ComboboxList {...list} note={hasOptions(list) ? undefined : noteOf(loadingLabel, emptyText)} />;
}

function hasOptions({ groups }: Pick<SuggestListProps, 'groups'>): boolean {
  return groups.some(({ options }) => options.length > 0);
}

function noteOf(loadingLabel: string | undefined, emptyText: string) {
  if (loadingLabel === undefined) return emptyText;
  return (
    <>
      <SpinnerGlyph />
      {loadingLabel}
    </>
  );
}
