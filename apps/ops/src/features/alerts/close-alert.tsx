import { ALERT_NOTE_LENGTH_MAX } from '@suki/domain/alerts/staff-queues';
import { useHandleAlert } from '@suki/sdk/hooks/staff/alerts';
import type { StaffAlert } from '@suki/sdk/types';
import { SelectField } from '@suki/ui/forms/SelectField/SelectField';
import { TextAreaField } from '@suki/ui/forms/TextAreaField/TextAreaField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Details } from '@suki/ui/lists/Details/Details';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { type FormEvent, useState } from 'react';
import { refusalText } from '../../shell/failure.view-model.ts';
import { fields } from '../../shell/shell.css.ts';
import { closedNotice, whyNotClosed } from './alert-work.view-model.ts';
import { alertsTexts, alertWorkTexts as words } from './alerts.texts.ts';
import { subjectOf } from './alerts.view-model.ts';

type CloseAlertProps = {
  readonly alert: StaffAlert;
  /** Called before the row disappears. */
  readonly onClosed: () => void;
};

/** Closes an alert with its cause and a note for the others. It takes a second press, because it cannot be undone. */
export function CloseAlert({ alert, onClosed }: CloseAlertProps) {
  const close = useHandleAlert();
  const [cause, setCause] = useState('');
  const [note, setNote] = useState('');
  const [isPressed, setPressed] = useState(false);
  const problem = isPressed ? whyNotClosed({ cause, note }) : undefined;
  async function submit(event: FormEvent) {
    event.preventDefault();
    setPressed(true);
    const chosen = alert.causes.find(({ id }) => id === cause);
    if (chosen === undefined || whyNotClosed({ cause, note }) !== undefined) return;
    const outcome = await close.run({ id: alert.id, cause: chosen.id, note });
    if (outcome.ok) {
      onClosed();
      toasts.show(closedNotice(outcome.answer, { cause, note }), { tone: 'positive' });
    }
  }
  return (
    <Details summary={words.close}>
      <form onSubmit={(event) => void submit(event)} noValidate className={fields}>
        <Stack space={3}>
          <SelectField
            label={words.cause}
            emptyLabel={words.chooseCause}
            options={alert.causes.map(({ id, label }) => ({ value: id, label }))}
            value={cause}
            error={problem === words.causeMissing ? problem : undefined}
            onChange={({ target }) => setCause(target.value)}
          />
          <TextAreaField
            label={words.note}
            optionalLabel={cause === 'other' ? undefined : words.noteOptional}
            rows={2}
            maxLength={ALERT_NOTE_LENGTH_MAX}
            value={note}
            error={problem === words.noteMissing ? problem : undefined}
            onChange={({ target }) => setNote(target.value)}
          />
          <div>
            <Button
              type="submit"
              tone="ink"
              aria-label={alertsTexts.about(words.close, alert.title, subjectOf(alert))}
              loadingLabel={close.isRunning ? words.closing : undefined}
            >
              {words.close}
            </Button>
          </div>
          {close.error !== null && (
            <Text size="label" tone="critical" role="alert">
              {refusalText(close.error)}
            </Text>
          )}
        </Stack>
      </form>
    </Details>
  );
}
