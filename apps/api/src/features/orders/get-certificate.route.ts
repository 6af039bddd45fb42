import { itemCards, skusById } from '@suki/db/queries/catalogue';
import { certificateById, verificationOfOrder } from '@suki/db/queries/verifications';
import { sizeLabel } from '@suki/domain/catalogue/size-label';
import { certificateNumberText } from '@suki/domain/inspection/certificate-number';
import type { Handler } from '../../http/handler.ts';
import { presentItemCard } from '../catalogue/present-item-card.ts';
import { presentVerification } from './present-verification.ts';

/** `GET /cert/{id}`: for anybody who has the id, which nobody can guess. */
export const getCertificate: Handler<'getCertificate'> = async ({ params, refuse }, { pool, environment }) => {
  const certificate = await certificateById(pool, params.id);
  if (certificate === undefined) throw refuse('CERTIFICATE_NOT_FOUND');
  const [items, skus, verification] = await Promise.all([
    itemCards(pool, [certificate.itemId]),
    skusById(pool, [certificate.skuId]),
    verificationOfOrder(pool, certificate.orderId),
  ]);
  const item = items.get(certificate.itemId);
  const sku = skus.get(certificate.skuId);
  if (item === undefined || sku === undefined || verification === undefined) {
    throw new Error(`Expected certificate ${params.id} to have an item, a size and a report; foreign keys demand it.`);
  }
  return {
    id: certificate.id,
    certificateNumber: certificateNumberText(certificate.certificateNumber),
    item: presentItemCard(item, environment),
    itemName: item.name,
    styleCode: item.styleCode,
    size: sizeLabel(sku.sizes),
    artUrl: `${environment.API_URL}/art/${item.id}`,
    verification: presentVerification(verification, environment),
  };
};
