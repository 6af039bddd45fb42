import { ALERT_NOTE_LENGTH_MAX } from '@suki/domain/alerts/staff-queues';
import { useHandleAlert } from '@suki/sdk/hooks/staff/alerts';
import type { StaffAlert } from '@suki/sdk/types';
import { TextAreaField } from '@suki/ui/forms/TextAreaField/TextAreaField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Details } from '@suki/ui/lists/Details/Details';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { type FormEvent, useState } from 'react';
import { refusalText } from '../../shell/failure.view-model.ts';
import { fields } from '../../shell/shell.css.ts';
import { handledNotice } from './alerts.view-model.ts';

type HandleAlertProps = {
  readonly alert: StaffAlert;
  /** Called before the row disappears. */
  readonly onHandled: () => void;
};

/** Marks an alert as handled, with a note for the others. It takes a second press, because it cannot be undone. */
export function HandleAlert({ alert, onHandled }: HandleAlertProps) {
  const handle = useHandleAlert();
  const [note, setNote] = useState('');
  async function submit(event: FormEvent) {
    event.preventDefault();
    const outcome = await handle.run({ id: alert.id, note });
    if (outcome.ok) {
      onHandled();
      toasts.show(handledNotice(outcome.answer, note), { tone: 'positive' });
    }
  }
  return (
    <Details summary="Mark as handled">
      <form onSubmit={(event) => void submit(event)} className={fields}>
        <Stack space={3}>
          <TextAreaField
            label="Note for your colleagues"
            optionalLabel="optional"
            rows={2}
            maxLength={ALERT_NOTE_LENGTH_MAX}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <div>
            <Button
              type="submit"
              tone="ink"
              aria-label={`It is handled: ${alert.title}, ${alert.subject.id}`}
              loadingLabel={handle.isRunning ? 'Marking it' : undefined}
            >
              It is handled
            </Button>
          </div>
          {handle.error !== null && (
            <Text size="label" tone="critical" role="alert">
              {refusalText(handle.error)}
            </Text>
          )}
        </Stack>
      </form>
    </Details>
  );
}
