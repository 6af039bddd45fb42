import type { SukiError } from '@suki/sdk/errors';

type ErrorFacts = Pick<SukiError, 'reason' | 'message' | 'requestId'>;

/** A refused command in words, with the number by which support finds it. */
export function refusalText({ reason, message, requestId }: ErrorFacts): string {
  switch (reason) {
    case 'NETWORK':
      return 'No answer came, so nobody knows whether it was done. Look at the order again before you repeat it.';
    case 'OTHER':
    case 'INTERNAL':
      return withNumber('This did not work, and it is our fault. Try again.', requestId);
    default:
      return message;
  }
}

export type LoadFailure = { readonly title: string; readonly text: string; readonly canRetry: boolean };

/** The same for something that could not be read. */
export function loadFailureOf(error: ErrorFacts): LoadFailure {
  switch (error.reason) {
    case 'NETWORK':
      return {
        title: 'The station has no connection',
        text: 'No answer came. Check the network, then try again.',
        canRetry: true,
      };
    case 'ORDER_NOT_FOUND':
      return {
        title: 'There is no such order',
        text: 'Check the number: it stands on our label under the address.',
        canRetry: false,
      };
    case 'NOT_ALLOWED':
      return {
        title: 'Your role may not see this',
        text: 'Ask an administrator if that is wrong.',
        canRetry: false,
      };
    default:
      return { title: 'This could not be read', text: withNumber(error.message, error.requestId), canRetry: true };
  }
}

function withNumber(text: string, requestId: string | null): string {
  // Texts of the specification may end without a full stop.
  return requestId === null ? text : `${text.replace(/[.]?$/, '.')} Number for support: ${requestId}.`;
}
