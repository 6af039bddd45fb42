'use client';
import type { ChangeEvent, ComponentProps } from 'react';
import { classNames } from '../../../css/class-names.ts';
import * as frameStyles from '../../private/FieldFrame/FieldFrame.css.ts';
import { controlProps, FieldFrame, type FieldWords, useFieldIds } from '../../private/FieldFrame/FieldFrame.tsx';
import * as styles from './CodeField.css.ts';

type NativeInput = Pick<
  ComponentProps<'input'>,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'disabled' | 'autoFocus' | 'ref'
>;

export type CodeFieldProps = Omit<FieldWords, 'optionalLabel'> &
  NativeInput & {
    id?: string | undefined;
    /** Number of digits; 6 by default. */
    length?: number | undefined;
  };

/** The code that came by SMS or e-mail. Phones offer it above the keyboard. */
export function CodeField(props: CodeFieldProps) {
  const { label, hint, error, disabledReason, id, length = 6, onChange, ...native } = props;
  const words = { label, hint, error, disabledReason };
  const ids = useFieldIds(words, id);
  const keepDigits = (event: ChangeEvent<HTMLInputElement>) => {
    // A `maxlength` would cut "123 456", as many messages write it, after the fifth digit.
    const digits = event.currentTarget.value.normalize('NFKC').replace(/\D/g, '').slice(0, length);
    if (digits !== event.currentTarget.value) event.currentTarget.value = digits;
    onChange?.(event);
  };
  return (
    <FieldFrame words={words} ids={ids}>
      <div className={classNames(frameStyles.box({ invalid: error !== undefined }), styles.narrow)}>
        <input
          {...native}
          {...controlProps(words, ids, native.disabled)}
          onChange={keepDigits}
          type="text"
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="one-time-code"
          pattern={`[0-9]{${length}}`}
          required
          dir="ltr"
          className={classNames(frameStyles.input({ numeric: true }), styles.input)}
        />
      </div>
    </FieldFrame>
  );
}
