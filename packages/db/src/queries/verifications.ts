import type { CertificateId, ItemId, OrderId, SkuId } from '@suki/domain/ids/id';
import type { CertificateNumber } from '@suki/domain/inspection/certificate-number';
import { certificates, verifications } from '../schema/parcels.ts';
import { columnsOf, type Db, first, json, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';

export type Verification = typeof verifications.$inferSelect & {
  readonly certificateId: CertificateId | null;
  /** Without its letter (`certificateNumberText`). */
  readonly certificateNumber: CertificateNumber | null;
};
export type NewVerification = typeof verifications.$inferSelect;
export type Certificate = typeof certificates.$inferSelect & { readonly itemId: ItemId; readonly skuId: SkuId };

type InsertValues = [string, OrderId, string, string, string, number, string, string, Date];

const insertStatement = statement<unknown, InsertValues>(
  'verifications.insert',
  `insert into verifications (id, order_id, inspector_id, inspector_number, result, criteria_version, points, photos, verified_at)
values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb, $9)`,
);

/**
 * Publishes the inspection report of an order.
 * @throws the unique violation `verifications_order_key` when the order has a report.
 */
export async function insertVerification(tx: Tx, verification: NewVerification): Promise<void> {
  const { id, orderId, inspectorId, inspectorNumber, result, criteriaVersion, points, photos, verifiedAt } =
    verification;
  await touch(tx, insertStatement, [
    id,
    orderId,
    inspectorId,
    inspectorNumber,
    result,
    criteriaVersion,
    json(points),
    json(photos),
    verifiedAt,
  ]);
}

const certifyStatement = statement<unknown, [CertificateId, CertificateNumber, string, OrderId, Date]>(
  'verifications.certify',
  `insert into certificates (id, certificate_number, verification_id, order_id, issued_at) values ($1, $2, $3, $4, $5)`,
);

/**
 * Inserts the certificate of an order.
 * @throws the unique violation `certificates_certificate_number_key` when another certificate has the number;
 * `withTransaction` then runs again and another number is drawn.
 */
export async function insertCertificate(tx: Tx, certificate: typeof certificates.$inferSelect): Promise<void> {
  const { id, certificateNumber, verificationId, orderId, issuedAt } = certificate;
  await touch(tx, certifyStatement, [id, certificateNumber, verificationId, orderId, issuedAt]);
}

const ofOrderStatement = statement<Verification, [OrderId]>(
  'verifications.of-order',
  `select ${columnsOf(verifications, 'v')}, c.id as "certificateId", c.certificate_number as "certificateNumber"
from verifications v left join certificates c on c.verification_id = v.id where v.order_id = $1::text`,
);

export async function verificationOfOrder(db: Db, orderId: OrderId): Promise<Verification | undefined> {
  return await first(db, ofOrderStatement, [orderId]);
}

const certificateStatement = statement<Certificate, [CertificateId]>(
  'verifications.certificate',
  `select ${columnsOf(certificates, 'c')}, o.item_id as "itemId", o.sku_id as "skuId"
from certificates c join orders o on o.id = c.order_id where c.id = $1::text`,
);

export async function certificateById(db: Db, id: CertificateId): Promise<Certificate | undefined> {
  return await first(db, certificateStatement, [id]);
}

const byNumberStatement = statement<{ readonly id: CertificateId }, [CertificateNumber]>(
  'verifications.certificate-by-number',
  `select c.id from certificates c where c.certificate_number = $1::int`,
);

export async function certificateIdByNumber(db: Db, number: CertificateNumber): Promise<CertificateId | undefined> {
  return (await first(db, byNumberStatement, [number]))?.id;
}
