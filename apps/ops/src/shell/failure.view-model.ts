import { fieldsEn } from '@suki/domain/texts/fields.en';
import { statusesEn } from '@suki/domain/texts/statuses.en';
import { orderStatuses } from '@suki/domain/trade/facts/statuses';
import type { SukiError } from '@suki/sdk/errors';
import { paths } from './paths.ts';

type ErrorFacts = Pick<SukiError, 'reason' | 'message' | 'requestId'>;
type Refused = ErrorFacts & Partial<Pick<SukiError, 'details'>>;

/** A refused command in words, with the request id for support. */
export function refusalText({ reason, message, requestId, details = {} }: Refused): string {
  switch (reason) {
    case 'NOT_ALLOWED_NOW':
      return movedOnText(details) ?? message;
    case 'TRACKING_NUMBER_INVALID':
      return details.problem === 'used_before' ? fieldsEn['field.trackingNumberUsed'] : message;
    case 'NETWORK':
      return 'No answer came, so nobody knows whether it was done. Look at the order again before you repeat it.';
    case 'OFFLINE':
      return 'This station is offline. Nothing was sent; do it again when the connection is back.';
    case 'OTHER':
    case 'INTERNAL':
      return withNumber('This did not work, and it is our fault. Try again.', requestId);
    default:
      return message;
  }
}

/** The current state of an order that somebody else moved on first; null when the refusal is not about an order. */
function movedOnText({ status, isSeen }: Readonly<Record<string, unknown>>): string | null {
  if (isSeen === true) {
    return 'The courier has scanned the parcel already: its number stays.';
  }
  const now = orderStatuses.find((one) => one === status);
  return now === undefined
    ? null
    : `Nothing was done, because the order has moved on: “${statusesEn[`order.operator.${now}`]}” now. Look at it again.`;
}

export type LoadFailure = {
  readonly title: string;
  readonly text: string;
  readonly canRetry: boolean;
  /** The way on where a retry is useless; the work lists when left out. */
  readonly way?: { readonly href: string; readonly text: string };
};

export function loadFailureOf(error: ErrorFacts): LoadFailure {
  switch (error.reason) {
    case 'NETWORK':
    case 'OFFLINE':
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
    case 'PERSON_NOT_FOUND':
      return {
        title: 'There is no such person',
        text: 'Search by email, mobile number, order number or name.',
        canRetry: false,
        way: { href: paths.people, text: 'Search for people' },
      };
    case 'NOT_ALLOWED':
      return {
        title: 'Your role may not see this',
        text: 'Ask an administrator if that is wrong.',
        canRetry: false,
      };
    default:
      return { title: 'We could not load this', text: withNumber(error.message, error.requestId), canRetry: true };
  }
}

function withNumber(text: string, requestId: string | null): string {
  // Texts of the specification may end without a full stop.
  return requestId === null ? text : `${text.replace(/[.]?$/, '.')} Number for support: ${requestId}.`;
}
