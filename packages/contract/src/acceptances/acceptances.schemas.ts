import { z } from 'zod';
import { PaymentStart } from '../payments/payments.schemas.ts';
import { AskId, Centavos, Moment, OrderId } from '../shared/brands.ts';

/** What an accepted bid became: the bidder's order at once, or an ask whose deposit makes it one. */
export const AcceptedBid = z
  .object({
    askId: AskId,
    price: Centavos,
    /** The order that the bidder pays now; null while the deposit is due. */
    orderId: OrderId.nullable(),
    /** What the seller has to put down; 0 when a live ask of the seller's own serves the bid. */
    depositDue: Centavos,
    /** Until when; null when nothing is due. */
    payBefore: Moment.nullable(),
    /** The payment that this call has started; null where nothing is due, or where it is started by `POST /ask/{askId}/pay-accepted-bid`. */
    payment: PaymentStart.nullable(),
  })
  .meta({ id: 'AcceptedBid' });
