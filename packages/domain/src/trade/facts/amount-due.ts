import type { Centavos } from '../../money/centavos.ts';
import type { OrderSnapshot } from './snapshot.ts';

type Payable = Pick<OrderSnapshot, 'redelivery' | 'shippingFee' | 'total'>;

/** What the buyer of an order is asked for: all of it once, and the way to them again when the parcel came back (E32, E72). In centavos. */
export function amountDue({ redelivery, shippingFee, total }: Payable): Centavos {
  return redelivery === 'unpaid' ? shippingFee : total;
}
