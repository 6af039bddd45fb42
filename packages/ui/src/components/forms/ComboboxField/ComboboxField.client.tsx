'use client';
import type { ComponentProps } from 'react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import * as frameStyles from '../../private/FieldFrame/FieldFrame.css.ts';
import { controlProps, FieldFrame, type FieldWords, useFieldIds } from '../../private/FieldFrame/FieldFrame.tsx';
import * as styles from './ComboboxField.css.ts';
import { ComboboxList } from './ComboboxList.client.tsx';
import { type ComboboxOption, useCombobox } from './use-combobox.client.ts';

export type ComboboxFieldProps = FieldWords & {
  id?: string | undefined;
  name?: string | undefined;
  value: string;
  onValueChange: (text: string) => void;
  options: ReadonlyArray<ComboboxOption>;
  onChoose: (option: ComboboxOption) => void;
  /** Number of matches or news of a running search, announced politely: "12 places". */
  status: string;
  /** Shown in the list when nothing matches; without this text an empty list stays closed. */
  emptyText?: string | undefined;
  autoComplete?: ComponentProps<'input'>['autoComplete'];
  required?: boolean | undefined;
  disabled?: boolean | undefined;
};

/**
 * A field with a list of matches: search while typing, then choose with the arrow keys and Enter, or with a tap. The
 * caller does the searching.
 */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, optionalLabel, hint, error, disabledReason, value, onValueChange, options, onChoose } = props;
  const words = { label, optionalLabel, hint, error, disabledReason };
  const ids = useFieldIds(words, props.id);
  const { isWanted, active, choose, inputProps } = useCombobox({ id: ids.id, value, onValueChange, options, onChoose });
  const open = isWanted && (options.length > 0 || (value && props.emptyText));
  return (
    <FieldFrame words={words} ids={ids}>
      <div className={styles.anchor}>
        <div className={frameStyles.box({ invalid: error !== undefined })}>
          <span className={styles.icon}>
            <Icon name="search" />
          </span>
          <input
            {...inputProps}
            {...controlProps(words, ids, props.disabled)}
            name={props.name}
            type="text"
            autoComplete={props.autoComplete ?? 'off'}
            autoCorrect="off"
            spellCheck={false}
            required={props.required}
            className={frameStyles.input()}
          />
        </div>
        {open && (
          <ComboboxList
            id={ids.id}
            label={label}
            groups={[{ options }]}
            active={active}
            onChoose={choose}
            note={props.emptyText}
          />
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{props.status}</span>
      </VisuallyHidden>
    </FieldFrame>
  );
}
