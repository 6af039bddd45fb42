import type { Verification as Answer } from '@suki/contract/orders/orders.schemas';
import type { Verification } from '@suki/db/queries/verifications';
import { toId } from '@suki/domain/ids/id';
import type { z } from 'zod';
import type { Environment } from '../../env.ts';
import { fileUrl } from '../files/file-url.ts';

/** Presents the inspection report, equal for buyer, seller and anybody with the certificate's number. */
export function presentVerification(
  verification: Verification,
  environment: Pick<Environment, 'API_URL'>,
): z.output<typeof Answer> {
  const { orderId, result, verifiedAt, criteriaVersion, inspectorNumber, certificateId, points, photos } = verification;
  return {
    orderId,
    result,
    verifiedAt: verifiedAt.toISOString(),
    criteriaVersion,
    inspectorNumber,
    certificateId,
    points: points.map((point) => ({ ...point, photoUrl: null })),
    photos: photos.map(({ fileId, alt }) => {
      const id = toId('fil', fileId);
      return { fileId: id, url: fileUrl(environment, id), alt };
    }),
  };
}
