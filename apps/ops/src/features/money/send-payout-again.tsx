import { useRetryPayout } from '@suki/sdk/hooks/staff';
import type { StaffPayout } from '@suki/sdk/types';
import { Button } from '@suki/ui/Button/Button';
import { notices } from '@suki/ui/Notice/notice-store';
import { Text } from '@suki/ui/Text/Text';
import { refusalText } from '../../shell/failure.view-model.ts';

/** Of a payout that the gateway has not taken: nothing to confirm, because sent twice it is one payout. */
export function SendPayoutAgain({ id }: Pick<StaffPayout, 'id'>) {
  const retry = useRetryPayout();
  async function press() {
    if ((await retry.run(id)).ok) {
      notices.show('It is sent again now', { tone: 'positive' });
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
