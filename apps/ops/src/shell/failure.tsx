import type { SukiError } from '@suki/sdk/errors';
import { ErrorState } from '@suki/ui/ErrorState/ErrorState';

/** A list or an order could not be read: what happened, and another try. */
export function Failure({ error, retry }: { error: SukiError; retry: () => Promise<void> }) {
  return (
    <ErrorState
      title={error.reason === 'NETWORK' ? 'The station is offline' : 'This could not be read'}
      text={`${error.message}${error.requestId === null ? '' : ` Number for support: ${error.requestId}.`}`}
      action={{ label: 'Try again', onClick: () => void retry() }}
    />
  );
}
