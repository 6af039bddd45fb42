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
import { alertsTexts as words } from './alerts.texts.ts';
import { recheckedNotice, subjectOf } from './alerts.view-model.ts';

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
  return (
    <Stack space={2}>
      <div>
        <Button
          size="compact"
          aria-label={words.about(words.askAgain, alert.title, subjectOf(alert))}
          onClick={() => void press()}
          loadingLabel={isRunning ? words.asking : undefined}
        >
          {words.askAgain}
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

function SendAgainFromAlert({ alert }: { readonly alert: StaffAlert }) {
  const refund = useRetryRefund();
  const payout = useRetryPayout();
  const { entity, id } = alert.subject;
  const subject = subjectOf(alert);
  const about = `${alert.title}, ${subject}`;
  return entity === 'refund' ? (
    <SendAgain id={toId('ref', id)} retry={refund} what={`${words.refund}: ${subject}`} about={about} />
  ) : (
    <SendAgain id={toId('pyo', id)} retry={payout} what={`${words.payout}: ${subject}`} about={about} />
  );
}
