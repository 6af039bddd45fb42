'use client';
import { SpinnerGlyph } from '../../private/SpinnerGlyph/SpinnerGlyph.tsx';
import { ComboboxList, type ComboboxListProps } from '../ComboboxField/ComboboxList.client.tsx';
import type { ComboboxOption } from '../ComboboxField/use-combobox.client.ts';
import { SuggestEntry } from './SuggestEntry.tsx';
import * as styles from './SuggestList.css.ts';

export type SuggestListProps = Pick<
  ComboboxListProps<ComboboxOption>,
  'id' | 'label' | 'groups' | 'active' | 'onChoose'
> & {
  loadingLabel?: string | undefined;
  emptyText: string;
  /** The typed text: the beginnings of words that it names are bold. */
  value: string;
};

/** The panel under the search: suggestions, or a text that they are loading or that there are none. */
export function SuggestList(props: SuggestListProps) {
  const { id, label, groups, active, onChoose, loadingLabel, emptyText, value } = props;
  return (
    <div className={styles.panel}>
      <ComboboxList
        id={id}
        label={label}
        groups={groups}
        active={active}
        onChoose={onChoose}
        note={noteOf(loadingLabel, emptyText)}
      >
        {(option) => <SuggestEntry option={option} typed={value} />}
      </ComboboxList>
    </div>
  );
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
