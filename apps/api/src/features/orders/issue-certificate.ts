import { randomInt } from 'node:crypto';
import { insertCertificate, type NewVerification } from '@suki/db/queries/verifications';
import type { Tx } from '@suki/db/tx';
import { certificateNumbers } from '@suki/domain/inspection/certificate-number';
import type { Dependencies } from '../../dependencies.ts';

type Report = Pick<NewVerification, 'id' | 'orderId'>;

/** Makes the certificate of an item that passed, or that its buyer keeps with a small defect (ADR 0145). */
export async function issueCertificate(
  tx: Tx,
  { id: verificationId, orderId }: Report,
  { at, ids }: { readonly at: Date } & Pick<Dependencies, 'ids'>,
): Promise<void> {
  const certificateNumber = randomInt(certificateNumbers.min, certificateNumbers.max + 1);
  await insertCertificate(tx, { id: ids.next('crt'), certificateNumber, verificationId, orderId, issuedAt: at });
}
