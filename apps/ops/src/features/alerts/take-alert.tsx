import { useReleaseAlert, useTakeAlert } from '@suki/sdk/hooks/staff/alerts';
import { useUser } from '@suki/sdk/hooks/users';
import type { StaffAlert } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { refusalText } from '../../shell/failure.view-model.ts';
import { holderText, takenNotice } from './alert-work.view-model.ts';
import { alertsTexts, alertWorkTexts as words } from './alerts.texts.ts';
import { subjectOf } from './alerts.view-model.ts';

/** Who has the alert, with the button that takes it or gives it back. */
export function TakeAlert({ alert }: { readonly alert: StaffAlert }) {
  const take = useTakeAlert();
  const release = useReleaseAlert();
  const viewerId = useUser().user?.userId ?? null;
  const isFree = alert.taken === null;
  const command = isFree ? take : release;
  const button = isFree ? words.take : words.release;
  async function press() {
    const outcome = await command.run(alert.id);
    if (outcome.ok) {
      toasts.show(isFree ? takenNotice(outcome.answer, viewerId) : words.released);
    }
  }
  return (
    <Stack space={2}>
      <Inline space={3}>
        <Text size="label" weight="bold" numeric>
          {holderText(alert, viewerId)}
        </Text>
        <Button
          size="compact"
          aria-label={alertsTexts.about(button, alert.title, subjectOf(alert))}
          loadingLabel={command.isRunning ? (isFree ? words.taking : words.releasing) : undefined}
          onClick={() => void press()}
        >
          {button}
        </Button>
      </Inline>
      {command.error !== null && (
        <Text size="label" tone="critical" role="alert">
          {refusalText(command.error)}
        </Text>
      )}
    </Stack>
  );
}
