import { channelLimits } from '@suki/domain/config/payment-limits';
import { paymentMethodUsages } from '@suki/domain/config/payment-methods';
import { sellersFaults } from '@suki/domain/inspection/findings';
import { keysOf } from '@suki/domain/keys-of';
import { lanes, orderStatuses } from '@suki/domain/trade/facts/statuses';
import { z } from 'zod';
import { Address } from '../addresses/addresses.schemas.ts';
import { Closure, Deposit, HistoryEntry, NextStep, SkuLabel } from '../asks/asks.schemas.ts';
import { ItemCard } from '../catalogue/catalogue.schemas.ts';
import { PaymentAttempt } from '../payments/payments.schemas.ts';
import {
  AskId,
  CalendarDate,
  Centavos,
  CertificateId,
  FileId,
  Moment,
  OrderId,
  PaymentMethodId,
  SkuId,
  TrackingId,
} from '../shared/brands.ts';

/** The buyer's all-in price, line by line; `rule` is a message id that says where a line comes from. */
export const BuyerQuote = z
  .object({
    skuId: SkuId,
    lane: z.enum(lanes),
    total: Centavos,
    lines: z.array(z.object({ id: z.string(), amount: Centavos, rule: z.string() })),
  })
  .meta({ id: 'BuyerQuote' });

export const ArrivalEstimate = z.object({ min: CalendarDate, max: CalendarDate }).meta({ id: 'ArrivalEstimate' });

export const CheckPoint = z
  .object({
    id: z.string(),
    verdict: z.enum(['pass', 'noted', 'fail']),
    note: z.string().nullable(),
    photoUrl: z.string().nullable(),
  })
  .meta({ id: 'CheckPoint' });

export const Verification = z
  .object({
    orderId: OrderId,
    result: z.enum(['pass', 'minor_defect', 'fail']),
    verifiedAt: Moment,
    criteriaVersion: z.int(),
    inspectorNumber: z.string(),
    certificateId: CertificateId.nullable(),
    points: z.array(CheckPoint),
    photos: z.array(z.object({ fileId: FileId, url: z.string(), alt: z.string() })),
  })
  .meta({ id: 'Verification' });

/** What the first inspector found, while a second one has to look. */
export const InspectionFinding = z
  .object({
    finding: z.enum(sellersFaults),
    /** Whether the viewer found it: somebody else has to agree. */
    isOwn: z.boolean(),
    inspectorNumber: z.string(),
    foundAt: Moment,
    passesAsNew: z.boolean(),
    points: z.array(CheckPoint),
    photos: z.array(z.object({ fileId: FileId, url: z.string(), alt: z.string() })),
  })
  .meta({ id: 'InspectionFinding' });

export const Tracking = z
  .object({
    id: TrackingId,
    leg: z.enum(['inbound', 'outbound']),
    courier: z.string(),
    trackingNumber: z.string(),
    trackingUrl: z.string().nullable(),
    deliveryStatus: z.string(),
    substatus: z.string().nullable(),
    label: z.string().nullable(),
    events: z.array(z.object({ at: Moment, status: z.string(), detail: z.string(), place: z.string().nullable() })),
  })
  .meta({ id: 'Tracking' });

export const Certificate = z
  .object({
    id: CertificateId,
    item: ItemCard,
    itemName: z.string(),
    styleCode: z.string(),
    size: z.string(),
    artUrl: z.string(),
    verification: Verification,
  })
  .meta({ id: 'Certificate' });

export const OrderSummary = z
  .object({
    id: OrderId,
    status: z.enum(orderStatuses),
    role: z.enum(['buyer', 'seller', 'operator']),
    item: ItemCard,
    sku: SkuLabel,
    lane: z.enum(lanes),
    price: Centavos,
    /** What the viewer pays (buyer) or receives (seller), in all. */
    amount: Centavos,
    next: NextStep,
    arrival: ArrivalEstimate.nullable(),
    createdAt: Moment,
  })
  .meta({ id: 'OrderSummary' });

/** An order as one of its parties or the staff may see it: the money of the other side is not in it. */
export const Order = OrderSummary.extend({
  askId: AskId.nullable(),
  statusInfo: z.string(),
  itemPrice: Centavos,
  paymentInfo: z
    .object({
      paymentMethodId: PaymentMethodId.nullable(),
      paymentMethod: z.enum(keysOf(channelLimits)),
      checkoutMethod: z.enum(paymentMethodUsages),
      paidAt: Moment.nullable(),
    })
    .nullable(),
  attempt: PaymentAttempt.nullable(),
  buyerQuote: BuyerQuote.nullable(),
  payout: z
    .object({
      price: Centavos,
      techServiceFee: Centavos,
      paymentFee: Centavos,
      operationalFee: Centavos,
      /** Withheld from the income: what was, or what would be now where the seller was not paid yet. */
      tax: Centavos,
      /** Price less the three fees. */
      income: Centavos,
      availableAt: Moment.nullable(),
    })
    .nullable(),
  deposit: Deposit.nullable(),
  refunds: z.array(
    z.object({
      amount: Centavos,
      status: z.string(),
      /** When it is sent anew, after a failure that may pass. */
      retryAt: Moment.nullable(),
      createdAt: Moment,
    }),
  ),
  /** What the bank has taken back of the payment, for good; null: nothing. */
  reversedAmount: Centavos.nullable(),
  buyerAddress: Address.nullable(),
  buyerRegion: z.string().nullable(),
  askRegion: z.string().nullable(),
  isBuyerAddressChanged: z.boolean(),
  reminderSent: z.boolean(),
  rushOrder: z.boolean(),
  cancelRequested: z.boolean(),
  deliveryAt: Moment.nullable(),
  warehouseAddress: z.string().nullable(),
  closure: Closure.nullable(),
  /** Of the bid that became the order, once its bidder did not pay: what they lost. For the bidder and the staff. */
  bidDeposit: Deposit.nullable(),
  /** What of it goes to the seller, when the time of an appeal is over; null: nothing. For the seller and the staff. */
  compensation: Centavos.nullable(),
  trackings: z.array(Tracking),
  verification: Verification.nullable(),
  /** For the staff only. */
  finding: InspectionFinding.nullable(),
  /** What the seller takes off the price if the buyer keeps the item with its defect (E59d); it goes back to the buyer. 0: nothing. */
  discountOffer: Centavos,
  history: z.array(HistoryEntry),
}).meta({ id: 'Order' });
