import type { ComponentProps, ReactNode } from 'react';
import { controlProps, FieldFoot, type FieldWords, useFieldIds } from '../../private/FieldFrame/FieldFrame.tsx';
import * as styles from './CheckboxField.css.ts';

type NativeInput = Pick<
  ComponentProps<'input'>,
  'name' | 'value' | 'checked' | 'defaultChecked' | 'onChange' | 'required' | 'disabled' | 'ref'
>;

export type CheckboxFieldProps = NativeInput &
  Omit<FieldWords, 'label' | 'optionalLabel'> & {
    id?: string | undefined;
    label: ReactNode;
  };

/** Yes or no, with the words beside it; the whole line is the target. */
export function CheckboxField({ label, hint, error, disabledReason, id, ...native }: CheckboxFieldProps) {
  const words = { hint, error, disabledReason };
  const ids = useFieldIds(words, id);
  const labelId = `${ids.id}-label`;
  return (
    <div>
      <label className={styles.label}>
        <input
          {...native}
          {...controlProps(words, ids, native.disabled)}
          type="checkbox"
          // The hint is within the label, so that a press on it counts; it describes the control and is no part of its
          // name.
          aria-labelledby={labelId}
          className={styles.input}
        />
        <span>
          <span id={labelId}>{label}</span>
          {hint !== undefined && (
            <span id={ids.hintId} className={styles.hint}>
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldFoot words={words} ids={ids} />
    </div>
  );
}
