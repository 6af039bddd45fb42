'use client';
import { type FormEvent, useRef } from 'react';
import * as comboboxStyles from '../ComboboxField/ComboboxField.css.ts';
import { type ComboboxGroup, ComboboxList } from '../ComboboxField/ComboboxList.client.tsx';
import { type ComboboxOption, useCombobox } from '../ComboboxField/use-combobox.client.ts';
import { controlProps, FieldFrame, type FieldWords, useFieldIds } from '../FieldFrame/FieldFrame.tsx';
import { Hidden } from '../Hidden/Hidden.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as searchStyles from '../Search/Search.css.ts';
import { Turner } from '../Turner/Turner.tsx';
import * as styles from './SuggestField.css.ts';

export type SuggestFieldProps = Omit<FieldWords, 'optionalLabel'> & {
  id?: string | undefined;
  /** Where the search goes by GET: it works before scripts run, and on Enter without a marked entry. */
  action: string;
  /** Name of the parameter, "q" by default. */
  name?: string | undefined;
  /** In the header the magnifier says it; the label then stays for screen readers only. */
  labelHidden?: boolean | undefined;
  value: string;
  onValueChange: (text: string) => void;
  /** Items, brands, recent searches. Groups without entries are left out. */
  groups: ReadonlyArray<ComboboxGroup<ComboboxOption>>;
  onChoose: (option: ComboboxOption) => void;
  /** Enter without a marked entry; without it the browser follows `action`. */
  onSearch?: ((text: string) => void) | undefined;
  /** While suggestions are on their way, what is done: "Searching". */
  loadingLabel?: string | undefined;
  /** When something is typed and nothing was found. */
  emptyText: string;
  /** Announced politely: "8 suggestions". */
  status: string;
  clearLabel: string;
};

/** The search with suggestions while one types: Search for its looks, ComboboxField for its keys. The caller does the searching. */
export function SuggestField(props: SuggestFieldProps) {
  const { label, hint, error, disabledReason, labelHidden, value, onValueChange, groups, loadingLabel } = props;
  const words = { label, hint, error, disabledReason };
  const ids = useFieldIds(words, props.id);
  const options = groups.flatMap((group) => group.options);
  const combobox = useCombobox({ id: ids.id, value, onValueChange, options, onChoose: props.onChoose });
  const input = useRef<HTMLInputElement>(null);
  const control = controlProps(words, ids);
  const note = noteOf(props, options.length);
  const submit = (event: FormEvent) => {
    if (props.onSearch === undefined) return;
    event.preventDefault();
    combobox.choose(undefined);
    props.onSearch(value);
  };
  return (
    <search>
      <FieldFrame words={words} ids={ids} labelHidden={labelHidden}>
        <form action={props.action} method="get" onSubmit={submit} className={comboboxStyles.anchor}>
          <div className={styles.box({ invalid: error !== undefined, disabled: control.disabled })}>
            <Icon name="search" />
            <input
              {...combobox.inputProps}
              {...control}
              ref={input}
              name={props.name ?? 'q'}
              type="text"
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              onClick={combobox.open}
              className={searchStyles.input}
            />
            {value !== '' && control.disabled !== true && (
              <IconButton
                icon="cross"
                label={props.clearLabel}
                onClick={() => {
                  onValueChange('');
                  input.current?.focus();
                }}
              />
            )}
          </div>
          {combobox.isWanted && (options.length > 0 || note !== undefined) && (
            <ComboboxList
              id={ids.id}
              label={label}
              groups={groups}
              active={combobox.active}
              onChoose={combobox.choose}
              note={note}
            />
          )}
        </form>
      </FieldFrame>
      <Hidden>
        <span role="status">{loadingLabel ?? props.status}</span>
      </Hidden>
    </search>
  );
}

/** What stands in the list besides entries: that a search runs, or that it found nothing. */
function noteOf({ value, loadingLabel, emptyText }: SuggestFieldProps, count: number) {
  if (loadingLabel !== undefined && count === 0) {
    return (
      <>
        <Turner />
        {loadingLabel}
      </>
    );
  }
  return value !== '' && count === 0 ? emptyText : undefined;
}
