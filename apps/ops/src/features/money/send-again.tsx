import type { Command } from '@suki/sdk/command';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Text } from '@suki/ui/foundations/Text/Text';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { refusalText } from '../../shell/failure.view-model.ts';

type SendAgainProps<Id extends string> = { readonly id: Id; readonly retry: Command<Id, unknown> };

/** Sends a refund or payout again. Needs no confirmation: under its key it is paid once. */
export function SendAgain<Id extends string>({ id, retry }: SendAgainProps<Id>) {
  async function press() {
    if ((await retry.run(id)).ok) {
      toasts.show('It is sent again now', { tone: 'positive' });
    }
  }
  return (
    <>
      <Button
        size="compact"
        aria-label={`Send again: ${id}`}
        onClick={() => void press()}
        loadingLabel={retry.isRunning ? 'Sending it again' : undefined}
      >
        Send again
      </Button>
      {retry.error !== null && (
        <Text size="label" tone="critical" role="alert">
          {refusalText(retry.error)}
        </Text>
      )}
    </>
  );
}
