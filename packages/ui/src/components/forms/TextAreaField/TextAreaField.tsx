import type { ComponentProps } from 'react';
import * as styles from '../../private/FieldFrame/FieldFrame.css.ts';
import { controlProps, FieldFrame, type FieldWords, useFieldIds } from '../../private/FieldFrame/FieldFrame.tsx';

type NativeTextArea = Pick<
  ComponentProps<'textarea'>,
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'autoComplete'
  | 'spellCheck'
  | 'maxLength'
  | 'required'
  | 'readOnly'
  | 'disabled'
  | 'rows'
  | 'ref'
>;

export type TextAreaFieldProps = FieldWords & NativeTextArea & { id?: string | undefined };

/** Several lines of text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, optionalLabel, hint, error, disabledReason, id, rows = 4, ...native } = props;
  const words = { label, optionalLabel, hint, error, disabledReason };
  const ids = useFieldIds(words, id);
  return (
    <FieldFrame words={words} ids={ids}>
      <div className={styles.box({ invalid: error !== undefined })}>
        <textarea
          {...native}
          {...controlProps(words, ids, native.disabled)}
          rows={rows}
          className={styles.input({ multiline: true })}
        />
      </div>
    </FieldFrame>
  );
}
