import { fieldsEn } from '@suki/domain/texts/fields.en';
import { statusesEn } from '@suki/domain/texts/statuses.en';
import { orderStatuses } from '@suki/domain/trade/facts/statuses';
import type { SukiError } from '@suki/sdk/errors';
import { paths } from './paths.ts';
import { failureTexts as texts } from './shell.texts.ts';

type ErrorFacts = Pick<SukiError, 'reason' | 'message' | 'requestId'>;
type Refused = ErrorFacts & Partial<Pick<SukiError, 'details'>>;

/** A refused command in words, with the request id for support. */
export function refusalText({ reason, message, requestId, details = {} }: Refused): string {
  switch (reason) {
    case 'NOT_ALLOWED_NOW':
      return movedOnText(details) ?? message;
    case 'TRACKING_NUMBER_INVALID':
      return details.problem === 'used_before' ? fieldsEn['field.trackingNumberUsed'] : message;
    case 'CHECKLIST_INCOMPLETE':
      return missingAnglesText(details) ?? message;
    case 'NETWORK':
      return texts.noAnswer;
    case 'OFFLINE':
      return texts.offline;
    case 'OTHER':
    case 'INTERNAL':
      return withNumber(texts.ours, requestId);
    default:
      return message;
  }
}

/** The current state of an order that somebody else moved on first; null when the refusal is not about an order. */
function movedOnText({ status, isSeen, isWithColleague }: Readonly<Record<string, unknown>>): string | null {
  if (isSeen === true) {
    return texts.courierHasIt;
  }
  if (isWithColleague === true) {
    return texts.withColleague;
  }
  const now = orderStatuses.find((one) => one === status);
  return now === undefined ? null : texts.movedOn(statusesEn[`order.operator.${now}`]);
}

/** The required angles that a pass lacks a photo of; null when something else is incomplete. */
function missingAnglesText({ missingAngles }: Readonly<Record<string, unknown>>): string | null {
  if (!Array.isArray(missingAngles)) return null;
  const labels = missingAngles.map(({ label }: { readonly label: string }) => label);
  return labels.length === 0 ? null : texts.missingAngles(labels.join(', '));
}

export type LoadFailure = {
  readonly title: string;
  readonly text: string;
  readonly canRetry: boolean;
  /** The way on where a retry is useless; the start page of these roles when left out. */
  readonly way?: { readonly href: string; readonly text: string };
};

export function loadFailureOf(error: ErrorFacts): LoadFailure {
  switch (error.reason) {
    case 'NETWORK':
    case 'OFFLINE':
      return { ...texts.noConnection, canRetry: true };
    case 'ORDER_NOT_FOUND':
      return { ...texts.noOrder, canRetry: false };
    case 'PERSON_NOT_FOUND':
      return {
        title: texts.noPerson.title,
        text: texts.noPerson.text,
        canRetry: false,
        way: { href: paths.people, text: texts.noPerson.way },
      };
    case 'NOT_ALLOWED':
      return { ...texts.notAllowed, canRetry: false };
    default:
      return { title: texts.notLoaded, text: withNumber(error.message, error.requestId), canRetry: true };
  }
}

function withNumber(text: string, requestId: string | null): string {
  // Texts of the specification may end without a full stop.
  return requestId === null ? text : texts.supportNumber(text.replace(/[.]?$/, '.'), requestId);
}
