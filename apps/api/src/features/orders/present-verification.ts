import type { Verification as Answer } from '@suki/contract/orders/orders.schemas';
import type { Verification } from '@suki/db/queries/verifications';
import { certificateNumberText } from '@suki/domain/inspection/certificate-number';
import type { z } from 'zod';
import type { Environment } from '../../env.ts';
import { presentReport } from './present-report.ts';

/** Presents the inspection report, equal for buyer, seller and anybody with the certificate's number. */
export function presentVerification(
  verification: Verification,
  environment: Pick<Environment, 'API_URL'>,
): z.output<typeof Answer> {
  const { orderId, result, verifiedAt, criteriaVersion, inspectorNumber, certificateId, certificateNumber } =
    verification;
  return {
    orderId,
    result,
    verifiedAt: verifiedAt.toISOString(),
    criteriaVersion,
    inspectorNumber,
    certificateId,
    certificateNumber: certificateNumber === null ? null : certificateNumberText(certificateNumber),
    ...presentReport(verification, environment),
  };
}
