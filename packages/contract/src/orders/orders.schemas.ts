import { channelLimits } from '@suki/domain/config/payment-limits';
import { paymentMethodUsages } from '@suki/domain/config/payment-methods';
import { sellersFaults } from '@suki/domain/inspection/findings';
import { keysOf } from '@suki/domain/keys-of';
import { lanes, orderStatuses } from '@suki/domain/trade/facts/statuses';
import { z } from 'zod';
import { Address } from '../addresses/addresses.schemas.ts';
import { Closure, Deposit, HistoryEntry, NextStep, SkuLabel, Withdrawal } from '../asks/asks.schemas.ts';
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
  UserId,
} from '../shared/brands.ts';
import { namedShape } from '../shared/named-shape.ts';
import { WaitingApproval } from '../staff/approvals.schemas.ts';

/** The buyer's all-in price, line by line; `rule` is the id of the text that explains the line. */
export const BuyerQuote = z
  .object({
    skuId: SkuId,
    lane: z.enum(lanes),
    total: Centavos,
    lines: z.array(z.object({ id: z.string(), amount: Centavos, rule: z.string() })),
  })
  .meta({ id: 'BuyerQuote' });

export const ArrivalEstimate = z.object({ min: CalendarDate, max: CalendarDate }).meta({ id: 'ArrivalEstimate' });

/** The photo that shows a point, and the spot in shares of the photo from its top left corner. */
export const PointMark = z
  .object({
    fileId: FileId,
    spot: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }).nullable(),
  })
  .meta({ id: 'PointMark' });

export const CheckPoint = z
  .object({
    id: z.string(),
    verdict: z.enum(['pass', 'noted', 'fail']),
    note: z.string().nullable(),
    /** The address of the photo that `mark` names. */
    photoUrl: z.string().nullable(),
    mark: PointMark.nullable(),
  })
  .meta({ id: 'CheckPoint' });

/** A photo of a report; without width and height in reports from before there were marks. */
export const ReportPhoto = z
  .object({
    fileId: FileId,
    url: z.string(),
    alt: z.string(),
    width: z.int().nullable(),
    height: z.int().nullable(),
  })
  .meta({ id: 'ReportPhoto' });

export const Verification = z
  .object({
    orderId: OrderId,
    result: z.enum(['pass', 'minor_defect', 'fail']),
    verifiedAt: Moment,
    criteriaVersion: z.int(),
    inspectorNumber: z.string(),
    certificateId: CertificateId.nullable(),
    /** For people: `SC-482-913-057K`. */
    certificateNumber: z.string().nullable(),
    points: z.array(CheckPoint),
    photos: z.array(ReportPhoto),
  })
  .meta({ id: 'Verification' });

/**
 * The first inspector's finding, until a second one decides. Whoever may be the second one reads that it is there, and
 * nothing of it: they decide blind.
 */
export const InspectionFinding = z
  .object({
    finding: z.enum(sellersFaults).nullable(),
    /** True for the inspector who made the finding: somebody else has to agree. */
    isOwn: z.boolean(),
    inspectorNumber: z.string().nullable(),
    foundAt: Moment,
    passesAsNew: z.boolean().nullable(),
    points: z.array(CheckPoint),
    photos: z.array(ReportPhoto),
  })
  .meta({ id: 'InspectionFinding' });

export const Tracking = z
  .object(
    namedShape('tracking', {
      id: TrackingId,
      leg: z.enum(['inbound', 'outbound']),
      courier: z.string(),
      /** Null, as the link, for the buyer of a parcel that the seller sends to the warehouse. */
      trackingNumber: z.string().nullable(),
      trackingUrl: z.string().nullable(),
      deliveryStatus: z.string(),
      substatus: z.string().nullable(),
      label: z.string().nullable(),
      events: z.array(z.object({ at: Moment, status: z.string(), detail: z.string(), place: z.string().nullable() })),
    }),
  )
  .meta({ id: 'Tracking' });

export const Certificate = z
  .object({
    id: CertificateId,
    /** For people: `SC-482-913-057K`; `findCertificate` takes it. */
    certificateNumber: z.string(),
    item: ItemCard,
    itemName: z.string(),
    styleCode: z.string(),
    size: z.string(),
    artUrl: z.string(),
    verification: Verification,
  })
  .meta({ id: 'Certificate' });

export const OrderSummary = z
  .object(
    namedShape('order', {
      id: OrderId,
      /** For people: `SK-2061-1483L`. No call takes the number in place of the id. */
      orderNumber: z.string(),
      status: z.enum(orderStatuses),
      role: z.enum(['buyer', 'seller', 'operator']),
      item: ItemCard,
      sku: SkuLabel,
      lane: z.enum(lanes),
      price: Centavos,
      /** The buyer's total, less the discount for a defect that they kept; or the seller's income, by the viewer. */
      amount: Centavos,
      next: NextStep,
      arrival: ArrivalEstimate.nullable(),
      /** The buyer asks us to hurry. */
      rushOrder: z.boolean(),
      /** For the staff, while an inspector has the item; absent otherwise. */
      inspection: z
        .object({
          /** Who has it. */
          byName: z.string().nullable(),
          isOwn: z.boolean(),
          /** A first finding waits for a second inspector: for anybody but its author. */
          waitsForSecond: z.boolean(),
          isOwnFinding: z.boolean(),
        })
        .optional(),
      createdAt: Moment,
    }),
  )
  .meta({ id: 'OrderSummary' });

export const OrderPerson = z
  .object({ id: UserId, name: z.string().nullable(), email: z.string().nullable(), phoneNumber: z.string().nullable() })
  .meta({ id: 'OrderPerson' });

/** An order for one of its parties or the staff; a party does not see the money of the other side. */
export const Order = OrderSummary.extend({
  askId: AskId.nullable(),
  /** The ask behind the order, for the seller and the staff. */
  ask: z.object(namedShape('ask', { id: AskId, deposit: Deposit })).nullable(),
  statusInfo: z.string(),
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
      /** The withheld tax; before the seller is paid, the tax of a payment today. */
      tax: Centavos,
      income: Centavos,
      availableAt: Moment.nullable(),
      withdrawal: Withdrawal,
    })
    .nullable(),
  deposit: Deposit.nullable(),
  refunds: z.array(
    z.object({
      amount: Centavos,
      status: z.string(),
      /** The time of the next try, after a failure that may pass. */
      retryAt: Moment.nullable(),
      createdAt: Moment,
    }),
  ),
  /** The part of the payment that the bank took back for good, or null. */
  reversedAmount: Centavos.nullable(),
  buyerAddress: Address.nullable(),
  buyerRegion: z.string().nullable(),
  askRegion: z.string().nullable(),
  isBuyerAddressChanged: z.boolean(),
  reminderSent: z.boolean(),
  cancelRequested: z.boolean(),
  deliveryAt: Moment.nullable(),
  warehouseAddress: z.string().nullable(),
  closure: Closure.nullable(),
  /** The deposit that a bidder lost by not paying; for the bidder and the staff. */
  bidDeposit: Deposit.nullable(),
  /**
   * The viewer's share of the other side's deposit after the time for an appeal, or null: of `bidDeposit` for the
   * seller, of the seller's deposit for the buyer. The staff see the seller's.
   */
  compensation: Centavos.nullable(),
  trackings: z.array(Tracking),
  verification: Verification.nullable(),
  /** For the staff only. */
  finding: InspectionFinding.nullable(),
  /** Both sides, for those of the staff who talk to people; null for others, absent for the sides themselves. */
  people: z.object({ buyer: OrderPerson, seller: OrderPerson }).nullable().optional(),
  /** For the staff only: what waits for a second person; absent: nothing. */
  approval: WaitingApproval.optional(),
  /** The discount that goes back to a buyer who keeps the item with its defect (E59d); 0 without an offer. */
  discountOffer: Centavos,
  history: z.array(HistoryEntry),
}).meta({ id: 'Order' });
