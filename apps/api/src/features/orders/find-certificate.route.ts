import { certificateIdByNumber } from '@suki/db/queries/verifications';
import { readCertificateNumber } from '@suki/domain/inspection/certificate-number';
import type { Handler } from '../../http/handler.ts';

/** `GET /cert/number/{number}`: a few tries a minute (ADR 0144); a mistyped number is refused without a look-up. */
export const findCertificate: Handler<'findCertificate'> = async ({ params, refuse }, { pool }) => {
  const read = readCertificateNumber(params.number);
  const certificateId = read.kind === 'number' ? await certificateIdByNumber(pool, read.number) : undefined;
  if (certificateId === undefined) throw refuse('CERTIFICATE_NOT_FOUND');
  return { certificateId };
};
