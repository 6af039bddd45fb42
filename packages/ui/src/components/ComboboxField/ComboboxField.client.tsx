'use client';
import { type ComponentProps, useState } from 'react';
import * as frameStyles from '../FieldFrame/FieldFrame.css.ts';
import { FieldFrame, type FieldIds, type FieldWords, useFieldIds } from '../FieldFrame/FieldFrame.tsx';
import { Hidden } from '../Hidden/Hidden.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ComboboxField.css.ts';
import { type ComboboxState, moveCombobox } from './combobox.ts';

export type ComboboxOption = { id: string; label: string; detail?: string | undefined };

export type ComboboxFieldProps = FieldWords & {
  id?: string | undefined;
  name?: string | undefined;
  /** The text in the field. */
  value: string;
  onValueChange: (text: string) => void;
  options: ReadonlyArray<ComboboxOption>;
  onChoose: (option: ComboboxOption) => void;
  /** How many were found or that a search runs, announced politely: "12 places". */
  status: string;
  /** What the list says when nothing fits; without one an empty list stays shut. */
  emptyText?: string | undefined;
  autoComplete?: ComponentProps<'input'>['autoComplete'];
  required?: boolean | undefined;
};

const shut: ComboboxState = { open: false, active: -1 };

/** Search while typing, then take one of what was found: arrow keys and Enter, or a tap. The caller does the searching. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, optionalLabel, hint, error, id, name, value, onValueChange, options, onChoose, status } = props;
  const words = { label, optionalLabel, hint, error };
  const ids = useFieldIds(words, id);
  const [state, setState] = useState(shut);
  const choose = (option: ComboboxOption | undefined) => {
    setState(shut);
    if (option !== undefined) onChoose(option);
  };
  const open = state.open && (options.length > 0 || (props.emptyText !== undefined && value !== ''));
  const active = options[state.active];

  return (
    <FieldFrame words={words} ids={ids}>
      <div className={styles.anchor}>
        <div className={frameStyles.box({ invalid: error !== undefined })}>
          <span className={styles.icon}>
            <Icon name="search" />
          </span>
          <input
            id={ids.id}
            name={name}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={`${ids.id}-list`}
            aria-activedescendant={open && active ? `${ids.id}-${active.id}` : undefined}
            aria-describedby={ids.describedBy}
            aria-invalid={error !== undefined || undefined}
            autoComplete={props.autoComplete ?? 'off'}
            required={props.required}
            value={value}
            onChange={(event) => {
              onValueChange(event.currentTarget.value);
              setState({ open: true, active: -1 });
            }}
            onBlur={() => setState(shut)}
            onKeyDown={(event) => {
              const move = moveCombobox(state, event.key, options.length);
              if (move.handled) event.preventDefault();
              if (move.chosen === undefined) setState(move.state);
              else choose(options[move.chosen]);
            }}
            className={frameStyles.input()}
          />
        </div>
        {open && <List ids={ids} props={props} active={active} onChoose={choose} />}
      </div>
      <Hidden>
        <span role="status">{status}</span>
      </Hidden>
    </FieldFrame>
  );
}

type ListProps = {
  ids: FieldIds;
  props: ComboboxFieldProps;
  active: ComboboxOption | undefined;
  onChoose: (option: ComboboxOption) => void;
};

function List({ ids, props, active, onChoose }: ListProps) {
  return (
    <div id={`${ids.id}-list`} role="listbox" aria-label={props.label} className={styles.list}>
      {props.options.length === 0 && <p className={styles.empty}>{props.emptyText}</p>}
      {props.options.map((option) => (
        <div
          key={option.id}
          id={`${ids.id}-${option.id}`}
          role="option"
          tabIndex={-1}
          aria-selected={option.id === active?.id}
          // Before the field loses the focus and shuts the list: a click would come too late.
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(option);
          }}
          className={styles.option}
        >
          {option.label}
          {option.detail !== undefined && <span className={styles.detail}>{option.detail}</span>}
        </div>
      ))}
    </div>
  );
}
