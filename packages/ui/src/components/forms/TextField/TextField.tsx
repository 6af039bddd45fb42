import type { ComponentProps, ReactNode } from 'react';
import * as styles from '../../private/FieldFrame/FieldFrame.css.ts';
import { controlProps, FieldFrame, type FieldWords, useFieldIds } from '../../private/FieldFrame/FieldFrame.tsx';

type NativeInput = Pick<
  ComponentProps<'input'>,
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'autoFocus'
  | 'inputMode'
  | 'enterKeyHint'
  | 'maxLength'
  | 'minLength'
  | 'pattern'
  | 'placeholder'
  | 'readOnly'
  | 'required'
  | 'disabled'
  | 'spellCheck'
  | 'ref'
>;

export type TextFieldProps = FieldWords &
  NativeInput & {
    id?: string | undefined;
    type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search' | 'date' | undefined;
    /** Inside the box before and after the typed text: "+63", a TextButton "Show". */
    prefix?: ReactNode | undefined;
    suffix?: ReactNode | undefined;
    /** Figures of one width. */
    numeric?: boolean | undefined;
    /** A heading above already says the label: it stays for screen readers only. */
    labelHidden?: boolean | undefined;
  };

/** One line of text with its label above, hint, error, and something before and after it in the same box. */
export function TextField(props: TextFieldProps) {
  const { label, optionalLabel, hint, error, disabledReason, id, labelHidden, ...rest } = props;
  const { prefix, suffix, numeric, type = 'text', ...native } = rest;
  const words = { label, optionalLabel, hint, error, disabledReason };
  const ids = useFieldIds(words, id);
  return (
    <FieldFrame words={words} ids={ids} labelHidden={labelHidden}>
      <div className={styles.box({ invalid: error !== undefined })}>
        {prefix !== undefined && <span className={styles.affix}>{prefix}</span>}
        <input
          {...native}
          {...controlProps(words, ids, native.disabled)}
          type={type}
          className={styles.input({ numeric })}
        />
        {suffix !== undefined && <span className={styles.suffix}>{suffix}</span>}
      </div>
    </FieldFrame>
  );
}
