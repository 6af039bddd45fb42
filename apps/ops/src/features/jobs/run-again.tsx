import type { Command } from '@suki/sdk/command';
import type { RetryFailedJob200 } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Text } from '@suki/ui/foundations/Text/Text';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { refusalText } from '../../shell/failure.view-model.ts';
import { failedJobsTexts } from './failed-jobs.texts.ts';
import { runAgainNotice } from './failed-jobs.view-model.ts';

type RunAgainProps<What extends string> = {
  readonly of: What;
  /** The name for screen readers, which hear several of these buttons. */
  readonly name: string;
  readonly words: string;
  readonly retry: Command<What, RetryFailedJob200>;
};

/** Runs jobs again. Needs no confirmation: every job may run twice. */
export function RunAgain<What extends string>({ of, name, words, retry }: RunAgainProps<What>) {
  async function press() {
    const outcome = await retry.run(of);
    if (outcome.ok) toasts.show(runAgainNotice(outcome.answer.retried), { tone: 'positive' });
  }
  return (
    <Button
      size="compact"
      aria-label={name}
      onClick={() => void press()}
      loadingLabel={retry.isRunning ? failedJobsTexts.running : undefined}
    >
      {words}
    </Button>
  );
}

/** The refusal of a press, below its row: beside the button it would be as narrow as the button. */
export function NotRun({ retry: { error } }: { readonly retry: Pick<Command<never, unknown>, 'error'> }) {
  return (
    <div role="alert">
      {error !== null && (
        <Text size="label" tone="critical">
          {refusalText(error)}
        </Text>
      )}
    </div>
  );
}
