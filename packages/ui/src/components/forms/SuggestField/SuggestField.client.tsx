'use client';
import { type FormEvent, lazy, Suspense, useRef } from 'react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import * as searchStyles from '../../foundations/Search/Search.css.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { controlProps, FieldFrame, type FieldWords, useFieldIds } from '../../private/FieldFrame/FieldFrame.tsx';
import * as comboboxStyles from '../ComboboxField/ComboboxField.css.ts';
import type { ComboboxGroup } from '../ComboboxField/ComboboxList.client.tsx';
import { type ComboboxOption, useCombobox } from '../ComboboxField/use-combobox.client.ts';
import * as styles from './SuggestField.css.ts';

/** Fetched when somebody reaches for the search, which most visitors of a page never do. */
const loadList = () => import('./SuggestList.client.tsx');
const SuggestList = lazy(async () => ({ default: (await loadList()).SuggestList }));

export type SuggestFieldProps = Omit<FieldWords, 'optionalLabel'> & {
  id?: string | undefined;
  /** Where the search goes by GET: it works before scripts run, and on Enter without a marked entry. */
  action: string;
  /** Name of the parameter, "q" by default. */
  name?: string | undefined;
  /** In the header the magnifier shows the purpose; the label then stays for screen readers only. */
  labelHidden?: boolean | undefined;
  /** An example of words, where the label is hidden. */
  placeholder?: string | undefined;
  maxLength?: number | undefined;
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
  /** When somebody reaches for the field: the time to fetch what stands in its list. */
  onReach?: (() => void) | undefined;
};

/**
 * A search field with suggestions while typing: it looks like Search and has the keys of ComboboxField. The caller does
 * the searching.
 */
export function SuggestField(props: SuggestFieldProps) {
  const { label, hint, error, disabledReason, labelHidden, value, onValueChange, groups, loadingLabel } = props;
  const words = { label, hint, error, disabledReason };
  const ids = useFieldIds(words, props.id);
  const options = groups.flatMap((group) => group.options);
  const combobox = useCombobox({ id: ids.id, value, onValueChange, options, onChoose: props.onChoose });
  const input = useRef<HTMLInputElement>(null);
  const control = controlProps(words, ids);
  const hasToSay = options.length > 0 || loadingLabel !== undefined || value !== '';
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
              placeholder={props.placeholder}
              maxLength={props.maxLength}
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              onFocus={() => {
                void loadList();
                props.onReach?.();
              }}
              onClick={combobox.open}
              className={searchStyles.input}
            />
            {value !== '' && control.disabled !== true && (
              <button
                type="button"
                aria-label={props.clearLabel}
                className={styles.clear}
                onClick={() => {
                  onValueChange('');
                  input.current?.focus();
                }}
              >
                <Icon name="cross" size={22} />
              </button>
            )}
          </div>
          {combobox.isWanted && hasToSay && (
            <Suspense>
              <SuggestList {...props} id={ids.id} active={combobox.active} onChoose={combobox.choose} />
            </Suspense>
          )}
        </form>
      </FieldFrame>
      <VisuallyHidden>
        <span role="status">{loadingLabel ?? props.status}</span>
      </VisuallyHidden>
    </search>
  );
}
