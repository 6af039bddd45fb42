import type { Centavos } from '../../money/centavos.ts';
import type { OrderSnapshot } from './snapshot.ts';

type Payable = Pick<OrderSnapshot, 'redelivery' | 'shippingFee' | 'total'>;

/**
 * Returns the amount due from the buyer of an order, in centavos: the total once, and the shipping again when the
 * parcel came back (E32, E72).
 */
export function amountDue({ redelivery, shippingFee, total }: Payable): Centavos {
  return redelivery === 'unpaid' ? shippingFee : total;
}
