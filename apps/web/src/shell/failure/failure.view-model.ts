import { fieldsEn } from '@suki/domain/texts/fields.en';
import { refusalsEn } from '@suki/domain/texts/refusals.en';
import type { SukiError, SukiReason } from '@suki/sdk/errors';
import { moment } from '../when.ts';
import { failureTexts } from './failure.texts.ts';

export type Failure = {
  /** The failure and the next step, for a person. */
  readonly text: string;
  /** For support; null when no answer came, and for a refusal that the text explains (ux 45). */
  readonly requestId: string | null;
};

const refusals: Readonly<Record<string, string>> = refusalsEn;

/** Reasons whose shared text addresses a developer, or says less than a person needs. */
const others: Partial<Record<SukiReason, string>> = {
  ACCOUNT_SUSPENDED: failureTexts.closedCommand,
  NETWORK: failureTexts.noAnswer,
  OFFLINE: failureTexts.notSent,
  OTHER: failureTexts.other,
  TOO_MANY_CALLS: failureTexts.busy,
  VALIDATION: failureTexts.other,
};

type Refused = Pick<SukiError, 'reason' | 'message' | 'requestId'> & Partial<Pick<SukiError, 'details'>>;

/** A refused or failed call in words. */
export function failureOf({ reason, message, requestId, details }: Refused): Failure {
  // The number is well-formed, as the form checked: it belongs to another parcel, because one of the two was mistyped.
  const isTaken = reason === 'TRACKING_NUMBER_INVALID' && details?.problem === 'used_before';
  if (reason === 'ACCOUNT_ON_HOLD' && typeof details?.availableAt === 'string') {
    return { text: failureTexts.accountOnHold(moment(details.availableAt)), requestId: null };
  }
  const exact = isTaken ? fieldsEn['field.trackingNumberUsed'] : others[reason];
  const text = exact ?? refusals[`refusal.${reason}`] ?? message;
  // A refusal that the text explains needs no support.
  return { text, requestId: text === failureTexts.other ? requestId : null };
}

export type LoadFailure = {
  /** `closed`: a suspended person may not read it, and trying again does not help (ux 19). */
  readonly kind: 'offline' | 'missing' | 'closed' | 'failed';
  readonly title: string;
  readonly text: string;
};

/** A failed read in words. */
export function loadFailureOf(error: Pick<SukiError, 'reason' | 'message' | 'requestId'>): LoadFailure {
  if (error.reason === 'NETWORK' || error.reason === 'OFFLINE') {
    return { kind: 'offline', title: failureTexts.offlineTitle, text: failureTexts.offline };
  }
  if (error.reason === 'ACCOUNT_SUSPENDED') {
    return { kind: 'closed', title: failureTexts.closedTitle, text: failureTexts.closed };
  }
  if (error.reason.endsWith('_NOT_FOUND')) {
    return { kind: 'missing', title: failureTexts.missingTitle, text: failureTexts.missing };
  }
  return { kind: 'failed', title: failureTexts.title, text: failureOf(error).text };
}
