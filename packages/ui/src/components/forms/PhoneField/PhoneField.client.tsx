'use client';
import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef } from 'react';
import * as frameStyles from '../../private/FieldFrame/FieldFrame.css.ts';
import { controlProps, FieldFrame, type FieldWords, useFieldIds } from '../../private/FieldFrame/FieldFrame.tsx';
import * as styles from './PhoneField.css.ts';
import { caretAfter, groupPhone, phoneDigits } from './phone-digits.ts';

type NativeInput = Pick<
  ComponentProps<'input'>,
  'onBlur' | 'autoComplete' | 'autoFocus' | 'enterKeyHint' | 'required' | 'disabled'
>;

export type PhoneFieldProps = FieldWords &
  NativeInput & {
    id?: string | undefined;
    /** A form that is sent without scripts gets the plain digits under this name. */
    name?: string | undefined;
    /** The digits after +63, such as "9171234567". A whole number such as "+639171234567" is shown as well. */
    value: string;
    /** Receives plain digits, without spaces and prefix. The caller checks that they are a mobile number. */
    onValueChange: (digits: string) => void;
  };

/**
 * A field for a Philippine mobile number: +63 stands before it, digits are grouped while typing, and pasted or
 * autofilled numbers may have any spelling.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { label, optionalLabel, hint, error, disabledReason, id, name, value, onValueChange, ...native } = props;
  const words = { label, optionalLabel, hint, error, disabledReason };
  const ids = useFieldIds(words, id);
  const prefixId = `${ids.id}-prefix`;
  const digits = phoneDigits(value);
  const { input, change } = useCaret(onValueChange);
  return (
    <FieldFrame words={words} ids={ids}>
      <div dir="ltr" className={frameStyles.box({ invalid: error !== undefined })}>
        <span id={prefixId} className={styles.prefix}>
          +63
        </span>
        <input
          autoComplete="tel"
          {...native}
          {...controlProps(words, ids, native.disabled)}
          aria-describedby={[prefixId, ids.describedBy].filter(Boolean).join(' ')}
          ref={input}
          type="tel"
          inputMode="tel"
          value={groupPhone(digits)}
          onChange={change}
          className={frameStyles.input({ numeric: true })}
        />
        {name !== undefined && <input type="hidden" name={name} value={digits} />}
      </div>
    </FieldFrame>
  );
}

/** Keeps the cursor behind its digit: grouping rewrites the text, which would throw the cursor to the end. */
function useCaret(onValueChange: (digits: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    input.current?.setSelectionRange(wanted.current, wanted.current);
    wanted.current = null;
  });
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value, selectionStart } = event.currentTarget;
    wanted.current = caretAfter(phoneDigits(value.slice(0, selectionStart ?? value.length)).length);
    onValueChange(phoneDigits(value));
  };
  return { input, change };
}
