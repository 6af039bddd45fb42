import { TextField } from '@suki/ui/forms/TextField/TextField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as styles from '../../shell/shell.css.ts';
import { scanFieldId } from '../../shell/use-scan-key.ts';

/** Elements that a person may have focused on purpose; the scan field does not take the focus from them. */
const usable = 'a, button, input, select, textarea, summary';

type ScanFieldProps = {
  readonly label: string;
  readonly hint: string;
  readonly action: string;
  /** Gets the typed code; returns its error, or undefined. */
  readonly onCode: (typed: string) => string | undefined;
};

/**
 * The field for a hand scanner, which ends each code with Enter. It is emptied at once, and it has the focus whenever
 * nothing else does, so that nobody needs a mouse between two parcels.
 */
export function ScanField({ label, hint, action, onCode }: ScanFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | undefined>();

  useEffect(() => {
    const takeFocus = (): void => {
      // A press beside everything focuses the frame of the page, never a usable element.
      if (document.activeElement?.matches(usable) !== true) {
        field.current?.focus();
      }
    };
    // After a press beside everything, or when the window is focused again.
    addEventListener('click', takeFocus);
    addEventListener('focus', takeFocus);
    return () => {
      removeEventListener('click', takeFocus);
      removeEventListener('focus', takeFocus);
    };
  }, []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = field.current;
    if (element === null) {
      return;
    }
    const wrong = onCode(element.value);
    setError(wrong);
    if (wrong === undefined) {
      element.value = '';
    } else {
      // The next scan overwrites the wrong code.
      element.select();
    }
    element.focus();
  }

  return (
    <form onSubmit={submit} noValidate className={styles.fields}>
      <Stack space={3}>
        <TextField
          ref={field}
          id={scanFieldId}
          label={label}
          hint={hint}
          name="code"
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="go"
          autoFocus
          spellCheck={false}
          numeric
          error={error}
        />
        <div>
          <Button type="submit" tone="main">
            {action}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
