import { insertCertificate, insertVerification, type NewVerification } from '@suki/db/queries/verifications';
import type { Tx } from '@suki/db/tx';
import type { OrderId, UserId } from '@suki/domain/ids/id';
import type { Dependencies } from '../../dependencies.ts';

type Report = Pick<NewVerification, 'points' | 'photos' | 'criteriaVersion'> & {
  readonly orderId: OrderId;
  readonly inspectorId: UserId;
  readonly at: Date;
};

/** The report of a pair that passed, and its certificate. */
export async function publishReport(
  tx: Tx,
  { orderId, inspectorId, criteriaVersion, points, photos, at }: Report,
  { ids }: Pick<Dependencies, 'ids'>,
): Promise<void> {
  const verificationId = ids.next('ver');
  await insertVerification(tx, {
    id: verificationId,
    orderId,
    inspectorId,
    inspectorNumber: inspectorNumberOf(inspectorId),
    result: 'pass',
    criteriaVersion,
    points,
    photos,
    verifiedAt: at,
  });
  await insertCertificate(tx, { id: ids.next('crt'), verificationId, orderId, issuedAt: at });
}

/** What the public knows an inspector by: the same number in all their reports, and not their name. */
function inspectorNumberOf(inspectorId: UserId): string {
  const sum = [...inspectorId].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 900, 7);
  return String(sum + 100);
}
