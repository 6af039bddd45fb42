import { Children, type ComponentProps, type ReactNode } from 'react';
import { customProperties } from '../../../css/custom-properties.ts';
import { visuallyHidden } from '../../../css/hidden.css.ts';
import * as frameStyles from '../../private/FieldFrame/FieldFrame.css.ts';
import { controlProps, FieldFoot, type FieldWords, useFieldIds } from '../../private/FieldFrame/FieldFrame.tsx';
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
  | 'enterKeyHint'
>;

export type MoneyFieldProps = Omit<FieldWords, 'optionalLabel'> &
  NativeInput & {
    id?: string | undefined;
    /** The currency's sign, "₱". */
    sign: string;
    /** A heading above already says the label: it stays for screen readers only. */
    labelHidden?: boolean | undefined;
    /** MoneySteps at the end of the line, several as an array: their room is kept while the page loads. */
    steps?: ReactNode | undefined;
    /** `decimal` where centavos are allowed. */
    inputMode?: 'numeric' | 'decimal' | undefined;
  };

/** The one big amount that somebody types: 38-60 px over a line of 3 px. */
export function MoneyField(props: MoneyFieldProps) {
  const { label, hint, error, disabledReason, id, sign, labelHidden = false, steps, ...rest } = props;
  const { inputMode = 'numeric', ...native } = rest;
  const words = { hint, error, disabledReason };
  const ids = useFieldIds(words, id);
  return (
    <div className={styles.field}>
      <label htmlFor={ids.id} className={labelHidden ? visuallyHidden : frameStyles.label}>
        {label}
      </label>
      <div className={styles.row({ invalid: error !== undefined })}>
        <span aria-hidden="true" className={styles.sign}>
          {sign}
        </span>
        <input
          {...native}
          {...controlProps(words, ids, native.disabled)}
          type="text"
          inputMode={inputMode}
          autoComplete="off"
          className={styles.input}
        />
        {steps !== undefined && (
          <span className={styles.steps} style={customProperties({ '--suki-steps': String(Children.count(steps)) })}>
            {steps}
          </span>
        )}
      </div>
      <FieldFoot words={words} ids={ids} />
      {hint !== undefined && (
        <p id={ids.hintId} className={frameStyles.hintBelow}>
          {hint}
        </p>
      )}
    </div>
  );
}
