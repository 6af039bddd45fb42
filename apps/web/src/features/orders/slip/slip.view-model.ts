import { sizeLabel } from '@suki/domain/catalogue/size-label';
import type { Order } from '@suki/sdk/types';
import { moment } from '../../../shell/when.ts';

import { slipTexts } from './slip.texts.ts';

const { facts: names } = slipTexts;

export type Slip = {
  /** The order number, for people and as the QR code. */
  readonly number: string;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
};

type Sent = Pick<Order, 'orderNumber' | 'role' | 'sku' | 'warehouseAddress'> & {
  readonly item: Pick<Order['item'], 'name' | 'styleCode'>;
  readonly next: Pick<Order['next'], 'deadline'>;
};

/** The slip of an order that its seller has to ship now; null for any other. It names no person. */
export function slipOf({ orderNumber, role, item, sku, warehouseAddress, next }: Sent): Slip | null {
  if (role !== 'seller' || warehouseAddress === null) {
    return null;
  }
  return {
    number: orderNumber,
    facts: [
      { name: names.item, value: item.name },
      { name: names.size, value: sizeLabel(sku.sizes) },
      { name: names.style, value: item.styleCode },
      { name: names.to, value: warehouseAddress },
      ...(next.deadline === null ? [] : [{ name: names.by, value: moment(next.deadline) }]),
    ],
  };
}
