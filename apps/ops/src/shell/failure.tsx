import type { SukiError } from '@suki/sdk/errors';
import { Button } from '@suki/ui/Button/Button';
import { ErrorState } from '@suki/ui/ErrorState/ErrorState';
import { loadFailureOf } from './failure.view-model.ts';
import { OpsLink } from './ops-link.tsx';

/** A list or an order could not be read: what happened, and another try. */
export function Failure({ error, retry }: { readonly error: SukiError; readonly retry: () => Promise<void> }) {
  const { title, text, canRetry } = loadFailureOf(error);
  return (
    <ErrorState
      announced
      title={title}
      action={
        canRetry ? (
          <Button onClick={() => void retry()}>Try again</Button>
        ) : (
          <Button href="/" link={OpsLink}>
            Go to the work lists
          </Button>
        )
      }
    >
      {text}
    </ErrorState>
  );
}
