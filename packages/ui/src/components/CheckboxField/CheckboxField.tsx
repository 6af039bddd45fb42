import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from '../FieldFrame/FieldFrame.tsx';
import * as styles from './CheckboxField.css.ts';

type NativeInput = Pick<
  ComponentProps<'input'>,
  'name' | 'value' | 'checked' | 'defaultChecked' | 'onChange' | 'required' | 'disabled' | 'ref'
>;

export type CheckboxFieldProps = NativeInput & {
  label: ReactNode;
  hint?: ReactNode | undefined;
  error?: string | undefined;
};

/** Yes or no, with the words beside it; the whole line is the target. */
export function CheckboxField({ label, hint, error, ...native }: CheckboxFieldProps) {
  const errorId = useId();
  return (
    <div>
      <label className={styles.label}>
        <input
          {...native}
          type="checkbox"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          className={styles.input}
        />
        <span>
          {label}
          {hint !== undefined && <span className={styles.hint}>{hint}</span>}
        </span>
      </label>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
