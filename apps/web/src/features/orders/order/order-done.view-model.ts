import type { CertificateId } from '@suki/domain/ids/id';
import type { Order } from '@suki/sdk/types';
import { sellFormPath } from '../../../shell/paths.ts';
import { doneTexts as texts } from './order-done.texts.ts';
import { sideOf } from './order-head.view-model.ts';

export type DoneWords = {
  readonly certificateId: CertificateId;
  readonly number: string;
  readonly text: string;
  /** Where and with which words the item can be sold; null for one with a defect, which we would not pass as new. */
  readonly sell: { readonly href: string; readonly label: string } | null;
};

type Done = Pick<Order, 'role' | 'status' | 'verification'> & {
  readonly item: Pick<Order['item'], 'id' | 'category'>;
  readonly sku: Pick<Order['sku'], 'id'>;
};

/** The certificate of an order that is done, for its buyer; null before the end and without a certificate. */
export function doneWords({ role, status, verification, item, sku }: Done): DoneWords | null {
  if (sideOf(role) !== 'buyer' || status !== 'transaction_successful' || verification === null) {
    return null;
  }
  const { certificateId, certificateNumber: number, result } = verification;
  if (certificateId === null || number === null) {
    return null;
  }
  const isNew = result === 'pass';
  return {
    certificateId,
    number,
    text: isNew ? texts.passed : texts.kept,
    sell: isNew ? { href: sellFormPath({ itemId: item.id, skuId: sku.id }), label: texts.sell(item.category) } : null,
  };
}
