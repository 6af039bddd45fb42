import { actReasonLength } from '@suki/domain/config/suspension';
import type { Command, Outcome } from '@suki/sdk/command';
import { TextAreaField } from '@suki/ui/forms/TextAreaField/TextAreaField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Details } from '@suki/ui/lists/Details/Details';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { type FormEvent, type ReactNode, useState } from 'react';
import { refusalText } from '../../shell/failure.view-model.ts';
import { fields } from '../../shell/shell.css.ts';
import { actsTexts as words } from './acts.texts.ts';

type Props = {
  readonly summary: string;
  readonly text: string;
  readonly button: string;
  /** The notice after a success. */
  readonly done: string;
  readonly command: Pick<Command<never, unknown>, 'isRunning' | 'error'>;
  readonly onReason: (reason: string) => Promise<Outcome<unknown>>;
  readonly children?: ReactNode;
};

/** An act on a person behind a second press, with the reason that stands in the history. */
export function ActWithReason({ summary, text, button, done, command, onReason, children }: Props) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim().length < actReasonLength.min) {
      setMissing(true);
      return;
    }
    if ((await onReason(reason)).ok) {
      toasts.show(done, { tone: 'positive' });
      setReason('');
    }
  }
  return (
    // One name for all of them: opening one closes the others, and the words typed there stay.
    <Details summary={summary} name="act">
      <form onSubmit={(event) => void submit(event)} noValidate className={fields}>
        <Stack space={3}>
          <Text measure>{text}</Text>
          {children}
          <TextAreaField
            label={words.reason}
            hint={words.reasonHint}
            rows={2}
            maxLength={actReasonLength.max}
            value={reason}
            error={isMissing ? words.reasonMissing : undefined}
            onChange={({ target }) => {
              setReason(target.value);
              setMissing(false);
            }}
          />
          <div>
            <Button type="submit" tone="ink" loadingLabel={command.isRunning ? words.working : undefined}>
              {button}
            </Button>
          </div>
          {command.error !== null && (
            <Text size="label" tone="critical" role="alert">
              {refusalText(command.error)}
            </Text>
          )}
        </Stack>
      </form>
    </Details>
  );
}
