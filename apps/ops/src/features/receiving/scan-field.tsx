import { TextField } from '@suki/ui/forms/TextField/TextField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as styles from '../../shell/shell.css.ts';
import { scanFieldId } from '../../shell/use-scan-key.ts';

/** What somebody may have gone to on purpose; from there the focus is not taken away. */
const usable = 'a, button, input, select, textarea, summary';

type ScanFieldProps = {
  readonly label: string;
  readonly hint: string;
  readonly action: string;
  /** Gets what was typed; answers what is wrong with it, or nothing. */
  readonly onCode: (typed: string) => string | undefined;
};

/**
 * Where a hand scanner types: it ends each code with Enter. The field is emptied at once and has the focus whenever nothing else
 * on the page does, so that nobody has to reach for a mouse between two parcels.
 */
export function ScanField({ label, hint, action, onCode }: ScanFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | undefined>();

  useEffect(() => {
    const takeFocus = (): void => {
      // A press beside everything focuses whatever frames the page, never something that can be used.
      if (document.activeElement?.matches(usable) !== true) {
        field.current?.focus();
      }
    };
    // After a press beside everything, or when the window is looked at again.
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
      // The next scan writes over what was wrong.
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
