import type { ComponentProps } from 'react';
import { classNames } from '../../css/class-names.ts';
import * as frameStyles from '../FieldFrame/FieldFrame.css.ts';
import { FieldFrame, type FieldWords, useFieldIds } from '../FieldFrame/FieldFrame.tsx';
import * as styles from './CodeField.css.ts';

type NativeInput = Pick<
  ComponentProps<'input'>,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'disabled' | 'autoFocus' | 'ref'
>;

export type CodeFieldProps = Omit<FieldWords, 'optionalLabel'> &
  NativeInput & {
    id?: string | undefined;
    /** How many digits; 6 by default. */
    length?: number | undefined;
  };

/** The code that came by SMS or e-mail. Phones offer it above the keyboard. */
export function CodeField({ label, hint, error, id, length = 6, ...native }: CodeFieldProps) {
  const words = { label, hint, error };
  const ids = useFieldIds(words, id);
  return (
    <FieldFrame words={words} ids={ids}>
      <div className={classNames(frameStyles.box({ invalid: error !== undefined }), styles.narrow)}>
        <input
          {...native}
          id={ids.id}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={`[0-9]{${length}}`}
          maxLength={length}
          required
          aria-describedby={ids.describedBy}
          aria-invalid={error !== undefined || undefined}
          className={classNames(frameStyles.input({ numeric: true }), styles.input)}
        />
      </div>
    </FieldFrame>
  );
}
