import { z } from 'zod';
import { PaymentChoice, PaymentStart, paymentReasons } from '../payments/payments.schemas.ts';
import { route } from '../route.ts';
import { AddressId, AskId, BidId, Centavos, OrderId, SkuId } from '../shared/brands.ts';
import { AcceptedBid } from './acceptances.schemas.ts';

const tag = 'acceptances';
const audience = 'registered';

/** Nothing is sold below `floorPrice`; a rejected item goes back to `returnAddressId`. */
const Acceptance = {
  skuId: SkuId,
  floorPrice: Centavos.nullable(),
  /** The seller's live ask that serves the bid; without it the cheapest one, if any. */
  askId: AskId.optional(),
  returnAddressId: AddressId,
};
const acceptReasons = [
  'NOT_REGISTERED',
  'ACCOUNT_SUSPENDED',
  'PHONE_NOT_VERIFIED',
  'ADDRESS_NOT_FOUND',
  'SKU_NOT_FOUND',
  'ASK_NOT_FOUND',
  'ITEM_NOT_LISTED',
  'BID_GONE',
  'OWN_ENTRY',
  'BELOW_FLOOR',
  'TOO_MANY_UNPAID_ASKS',
  'ACCEPTANCE_UNPAID',
  'NOT_ALLOWED_NOW',
  'IDEMPOTENCY_KEY_MISSING',
  'IDEMPOTENCY_KEY_REUSED',
] as const;

export const acceptanceRoutes = {
  acceptBid: route({
    operationId: 'acceptBid',
    method: 'POST',
    path: '/order/accept-bid',
    tag,
    summary:
      'Sells to the first bid in the queue: with the caller’s own live ask at once (E22a), else with a deposit that is paid in this call (E22b).',
    audience,
    idempotency: 'required',
    body: z.object({ ...Acceptance, payment: PaymentChoice.optional() }),
    response: AcceptedBid,
    successStatus: 201,
    errors: [
      ...acceptReasons,
      'PAYMENT_CHOICE_MISSING',
      'METHOD_DOWN',
      'METHOD_EXPIRED',
      'METHOD_NOT_ACTIVE',
      'PAYMENT_METHOD_NOT_FOUND',
    ],
  }),
  acceptBidWithoutPay: route({
    operationId: 'acceptBidWithoutPay',
    method: 'POST',
    path: '/order/accept-bid-without-pay',
    tag,
    summary: 'The same, with an hour to pay the deposit (E23). Not after three acceptances that were left unpaid.',
    audience,
    idempotency: 'required',
    body: z.object(Acceptance),
    response: AcceptedBid,
    successStatus: 201,
    errors: [...acceptReasons, 'DEPOSIT_FIRST'],
  }),
  cancelAcceptedBid: route({
    operationId: 'cancelAcceptedBid',
    method: 'PUT',
    path: '/order/cancel-accepted-bid/{id}',
    tag,
    summary:
      'The bidder does not pay for an accepted bid (order or bid id; the deposit is forfeited, E36), or the seller withdraws before paying the deposit (ask id, E28).',
    audience,
    params: z.object({ id: z.union([OrderId, BidId, AskId]) }),
    response: z.object({ bidId: BidId, askId: AskId.nullable(), orderId: OrderId.nullable() }),
    errors: ['NOT_REGISTERED', 'BID_NOT_FOUND', 'NOT_ALLOWED_NOW', 'PAYMENT_PENDING'],
  }),
  payAcceptedBid: route({
    operationId: 'payAcceptedBid',
    method: 'POST',
    path: '/ask/{askId}/pay-accepted-bid',
    tag,
    summary: 'Starts the payment of the deposit of an accepted bid; the bidder then owes the payment (E24).',
    audience,
    idempotency: 'required',
    params: z.object({ askId: AskId }),
    body: PaymentChoice,
    response: PaymentStart,
    errors: ['NOT_REGISTERED', 'ASK_NOT_FOUND', 'DEPOSIT_NOT_DUE', ...paymentReasons],
  }),
} as const;
