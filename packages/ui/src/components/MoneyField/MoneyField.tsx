import type { ComponentProps, ReactNode } from 'react';
import { visuallyHidden } from '../../css/hidden.css.ts';
import * as frameStyles from '../FieldFrame/FieldFrame.css.ts';
import { FieldError, type FieldWords, useFieldIds } from '../FieldFrame/FieldFrame.tsx';
import * as styles from './MoneyField.css.ts';

type NativeInput = Pick<
  ComponentProps<'input'>,
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'maxLength'
  | 'required'
  | 'disabled'
  | 'ref'
  | 'autoFocus'
>;

export type MoneyFieldProps = Omit<FieldWords, 'optionalLabel'> &
  NativeInput & {
    id?: string | undefined;
    /** The currency's sign, "₱". */
    sign: string;
    /** A heading above already says the label: it stays for screen readers only. */
    labelHidden?: boolean | undefined;
    /** MoneySteps at the end of the line. */
    steps?: ReactNode | undefined;
    /** `decimal` where centavos are allowed. */
    inputMode?: 'numeric' | 'decimal' | undefined;
  };

/** The one big amount that somebody types: 38-60 px over a line of 3 px. */
export function MoneyField(props: MoneyFieldProps) {
  const { label, hint, error, id, sign, labelHidden = false, steps, inputMode = 'numeric', ...native } = props;
  const ids = useFieldIds({ label, hint, error }, id);
  return (
    <div>
      <label htmlFor={ids.id} className={labelHidden ? visuallyHidden : frameStyles.label}>
        {label}
      </label>
      <div className={styles.row({ invalid: error !== undefined })}>
        <span aria-hidden="true" className={styles.sign}>
          {sign}
        </span>
        <input
          {...native}
          id={ids.id}
          type="text"
          inputMode={inputMode}
          autoComplete="off"
          aria-describedby={ids.describedBy}
          aria-invalid={error !== undefined || undefined}
          className={styles.input}
        />
        {steps}
      </div>
      <FieldError id={ids.errorId} error={error} />
      {hint !== undefined && (
        <p id={`${ids.id}-hint`} className={frameStyles.hintBelow}>
          {hint}
        </p>
      )}
    </div>
  );
}
