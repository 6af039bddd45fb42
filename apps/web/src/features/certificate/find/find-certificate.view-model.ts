import type { CertificateId } from '@suki/domain/ids/id';
import { certificateNumberText, readCertificateNumber } from '@suki/domain/inspection/certificate-number';
import { isSukiError, type SukiError } from '@suki/sdk/errors';
import { findCertificateTexts as texts } from './find-certificate.texts.ts';

export type TypedNumber =
  | { readonly kind: 'ask'; readonly number: string }
  | { readonly kind: 'open'; readonly id: CertificateId }
  | { readonly kind: 'problem'; readonly text: string };

/** The consequence of a typed text: a question to the API, a page, or a problem to say at the field. */
export function typedNumber(text: string): TypedNumber {
  const read = readCertificateNumber(text);
  switch (read.kind) {
    case 'number':
      return { kind: 'ask', number: certificateNumberText(read.number) };
    case 'id':
      return { kind: 'open', id: read.id };
    default:
      return { kind: 'problem', text: texts.problems[read.kind] };
  }
}

/** The problem at the field when the API refused the number; null for any other failure. */
export function refusedNumber(error: SukiError): string | null {
  if (isSukiError(error, 'CERTIFICATE_NOT_FOUND')) {
    return texts.unknown;
  }
  return isSukiError(error, 'TOO_MANY_CALLS') ? texts.tooMany : null;
}
