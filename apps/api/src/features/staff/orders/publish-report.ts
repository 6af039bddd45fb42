import { insertVerification, type NewVerification } from '@suki/db/queries/verifications';
import type { Tx } from '@suki/db/tx';
import type { OrderId, UserId } from '@suki/domain/ids/id';
import type { Dependencies } from '../../../dependencies.ts';
import { issueCertificate } from '../../orders/issue-certificate.ts';
import { inspectorNumberOf } from './inspector-number.ts';

type Report = Pick<NewVerification, 'result' | 'points' | 'photos' | 'criteriaVersion'> & {
  readonly orderId: OrderId;
  readonly inspectorId: UserId;
  readonly at: Date;
};

/** The report of an inspection, and for a pair that passed its certificate. */
export async function publishReport(tx: Tx, report: Report, { ids }: Pick<Dependencies, 'ids'>): Promise<void> {
  const { orderId, inspectorId, result, criteriaVersion, points, photos, at } = report;
  const verificationId = ids.next('ver');
  await insertVerification(tx, {
    id: verificationId,
    orderId,
    inspectorId,
    inspectorNumber: inspectorNumberOf(inspectorId),
    result,
    criteriaVersion,
    points,
    photos,
    verifiedAt: at,
  });
  if (result === 'pass') await issueCertificate(tx, { id: verificationId, orderId }, { at, ids });
}
