import { toId } from '@suki/domain/ids/id';
import { useRecheckAlert } from '@suki/sdk/hooks/staff/alerts';
import { useRetryPayout, useRetryRefund } from '@suki/sdk/hooks/staff/money';
import type { StaffAlert } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { refusalText } from '../../shell/failure.view-model.ts';
import { SendAgain } from '../money/send-again.tsx';
import { recheckedNotice } from './alerts.view-model.ts';

/** The button of an alert whose next step is a single call. */
export function AlertAction({ alert }: { readonly alert: StaffAlert }) {
  switch (alert.action) {
    case 'ask_again':
      return <AskAgain alert={alert} />;
    case 'send_again':
      return <SendAgainFromAlert alert={alert} />;
    case null:
      return null;
    default:
      return alert.action satisfies never;
  }
}

function AskAgain({ alert }: { readonly alert: StaffAlert }) {
  const { run, isRunning, error } = useRecheckAlert();
  async function press() {
    const outcome = await run(alert.id);
    if (outcome.ok) {
      toasts.show(recheckedNotice(outcome.answer));
    }
  }
  return <Press text="Ask again" running="Asking the gateway" alert={alert} {...{ press, isRunning, error }} />;
}

function SendAgainFromAlert({ alert }: { readonly alert: StaffAlert }) {
  const refund = useRetryRefund();
  const payout = useRetryPayout();
  const { entity, id } = alert.subject;
  const about = `${alert.title}, ${id}`;
  return entity === 'refund' ? (
    <SendAgain id={toId('ref', id)} retry={refund} what={`The refund ${id}`} about={about} />
  ) : (
    <SendAgain id={toId('pyo', id)} retry={payout} what={`The payout ${id}`} about={about} />
  );
}

type PressProps = {
  readonly text: string;
  readonly running: string;
  readonly alert: StaffAlert;
  readonly press: () => Promise<void>;
  readonly isRunning: boolean;
  readonly error: ReturnType<typeof useRecheckAlert>['error'];
};

function Press({ text, running, alert, press, isRunning, error }: PressProps) {
  return (
    <Stack space={2}>
      <div>
        <Button
          size="compact"
          aria-label={`${text}: ${alert.title}, ${alert.subject.id}`}
          onClick={() => void press()}
          loadingLabel={isRunning ? running : undefined}
        >
          {text}
        </Button>
      </div>
      {error !== null && (
        <Text size="label" tone="critical" role="alert">
          {refusalText(error)}
        </Text>
      )}
    </Stack>
  );
}
