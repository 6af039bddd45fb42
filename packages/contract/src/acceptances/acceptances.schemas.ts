import { z } from 'zod';
import { PaymentStart } from '../payments/payments.schemas.ts';
import { AskId, Centavos, Moment, OrderId } from '../shared/brands.ts';

/** An accepted bid is the bidder's order at once, or an ask that becomes one when its deposit is paid. */
export const AcceptedBid = z
  .object({
    askId: AskId,
    price: Centavos,
    /** The order that the bidder pays now; null while the deposit is due. */
    orderId: OrderId.nullable(),
    /** The deposit that the seller owes; 0 when a live ask of the seller serves the bid. */
    depositDue: Centavos,
    /** The end of the time for the deposit; null when nothing is due. */
    payBefore: Moment.nullable(),
    /** The payment begun by this call; null when `POST /ask/{askId}/pay-accepted-bid` begins it or nothing is due. */
    payment: PaymentStart.nullable(),
  })
  .meta({ id: 'AcceptedBid' });
