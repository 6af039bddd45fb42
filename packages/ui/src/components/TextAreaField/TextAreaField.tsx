import type { ComponentProps } from 'react';
import * as styles from '../FieldFrame/FieldFrame.css.ts';
import { FieldFrame, type FieldWords, useFieldIds } from '../FieldFrame/FieldFrame.tsx';

type NativeTextArea = Pick<
  ComponentProps<'textarea'>,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'maxLength' | 'required' | 'disabled' | 'rows' | 'ref'
>;

export type TextAreaFieldProps = FieldWords & NativeTextArea & { id?: string | undefined };

/** Several lines of text. */
export function TextAreaField({ label, optionalLabel, hint, error, id, rows = 4, ...native }: TextAreaFieldProps) {
  const words = { label, optionalLabel, hint, error };
  const ids = useFieldIds(words, id);
  return (
    <FieldFrame words={words} ids={ids}>
      <div className={styles.box({ invalid: error !== undefined })}>
        <textarea
          {...native}
          id={ids.id}
          rows={rows}
          aria-describedby={ids.describedBy}
          aria-invalid={error !== undefined || undefined}
          className={styles.input({ multiline: true })}
        />
      </div>
    </FieldFrame>
  );
}
