import { type Centavos, subtract } from '../../money/centavos.ts';
import { type DiscountedOrder, discountBack } from '../../quote/defect-discount.ts';
import type { OrderSnapshot } from './snapshot.ts';
import { isIncomePosted } from './whereabouts.ts';

type Payable = Pick<OrderSnapshot, 'redelivery' | 'shippingFee' | 'total'>;

/**
 * Returns the amount due from the buyer of an order, in centavos: the total once, and the shipping again when the
 * parcel came back (E32, E72).
 */
export function amountDue({ redelivery, shippingFee, total }: Payable): Centavos {
  return redelivery === 'unpaid' ? shippingFee : total;
}

/**
 * Returns the amount that an order costs its buyer, in centavos: the amount due, and after they have kept an item with
 * its defect the total without the discount (E61).
 */
export function amountForBuyer(order: Payable & DiscountedOrder & Pick<OrderSnapshot, 'status'>): Centavos {
  const hasKept = isIncomePosted(order.status) && order.redelivery !== 'unpaid';
  return hasKept ? subtract(order.total, discountBack(order)) : amountDue(order);
}
