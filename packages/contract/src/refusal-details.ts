import { channelLimits } from '@suki/domain/config/payment-limits';
import { courierCodes } from '@suki/domain/delivery/couriers';
import { keysOf } from '@suki/domain/keys-of';
import { depositStatuses } from '@suki/domain/trade/facts/statuses';
import { z } from 'zod';
import type { Reason } from './errors.table.ts';
import { BuyerQuote } from './orders/orders.schemas.ts';
import { Centavos, ItemId, Moment, OrderId } from './shared/brands.ts';

/** The present status, which is the cause of the refusal. */
const Standing = z.object({ status: z.string() });

/**
 * The shape of `details` for each reason; other reasons have none. The tests of the API check every refusal that they
 * meet against it (`call-operation.ts`), and `refusal-details.examples.ts` has an example of each (ADR 0074).
 */
export const refusalDetails = {
  /** `messageId` is the id of the text that a form shows. */
  VALIDATION: z.object({
    fields: z.array(z.object({ field: z.string(), rule: z.string(), messageId: z.string().optional() })),
  }),
  /** When the next code can be asked for, or the next one tried. */
  TOO_MANY_CODES: z.object({ availableAt: Moment }),
  NOT_YOUR_ROLE: z.object({
    /** The role whose step it is. */
    expected: z.enum(['seller', 'buyer']).optional(),
    /** The role that the caller claimed. */
    isSeller: z.boolean().optional(),
  }),
  NOT_ALLOWED_NOW: Standing.extend({
    /** True when the buyer has cancelled the order while a payment was under way. */
    cancelRequested: z.boolean().optional(),
    /** The order of a code that was scanned at the warehouse's door. */
    orderId: OrderId.optional(),
    /** True when the courier has seen the parcel to the buyer, so that its number stays. */
    isSeen: z.boolean().optional(),
    /** True when a colleague has the item under inspection: it is taken over first. */
    isWithColleague: z.boolean().optional(),
    /** The courier's first scan, after which the tracking number stays. */
    scannedAt: Moment.nullable().optional(),
  }),
  RESERVED: Standing,
  ON_HOLD: Standing,
  ALREADY_DONE: Standing,
  DEPOSIT_DUE: Standing,
  CLAIM_OPEN: Standing,
  PAYMENT_PENDING: Standing,
  REDELIVERY_UNPAID: Standing,
  TOO_EARLY: Standing,
  TOO_LATE_TO_CANCEL: Standing,
  PRICE_CHANGED: z.object({ maxTotal: Centavos, total: Centavos, quote: BuyerQuote }),
  BUY_NOW_AVAILABLE: z.object({ lowestAsk: Centavos, quote: BuyerQuote }),
  PRICE_RULE: z.object({ price: Centavos }),
  OWN_ENTRY: z.object({ highestOwnBid: Centavos.optional(), lowestOwnAsk: Centavos.optional() }),
  BELOW_FLOOR: z.object({ highestBid: Centavos, floorPrice: Centavos }),
  DEPOSIT_FIRST: z.object({ depositDefaults: z.int() }),
  DEPOSIT_NOT_DUE: Standing.extend({ depositStatus: z.enum(depositStatuses) }),
  CANCELLATION_LIMIT: z.object({ day: z.int(), month: z.int() }),
  TRACKING_NUMBER_INVALID: z.object({
    problem: z.enum(['not_well_formed', 'used_before']),
    courier: z.enum(courierCodes).optional(),
    trackingNumber: z.string().optional(),
  }),
  PARCEL_UNKNOWN: z.object({ code: z.string() }),
  CHECKLIST_INCOMPLETE: z.object({
    open: z.array(z.string()),
    failed: z.array(z.string()),
    photoCount: z.int(),
    /** The required angles that no photo shows. */
    missingAngles: z.array(z.object({ id: z.string(), label: z.string() })).optional(),
  }),
  REPORT_POINTS: z.object({
    unknown: z.array(z.string()),
    repeated: z.array(z.string()),
    isDefectShown: z.boolean(),
  }),
  TWO_INSPECTORS: z.object({ inspectors: z.int() }),
  DISCOUNT_RULE: z.object({ discount: Centavos, price: Centavos }),
  METHOD_LIMIT: z.object({
    channel: z.enum(keysOf(channelLimits)),
    amount: Centavos,
    min: Centavos.optional(),
    limit: Centavos.optional(),
  }),
  /** `until` is the end of the bank's maintenance; null when unknown. */
  METHOD_DOWN: z.object({ until: Moment.nullable() }),
  METHOD_EXPIRED: Standing,
  METHOD_NOT_ACTIVE: Standing,
  /** `errorCode` is the payment service's own. */
  GATEWAY_REFUSED: z.object({ errorCode: z.string() }),
  BALANCE_TOO_LOW: z.object({ withdrawable: Centavos, amount: Centavos }),
  PAYOUT_AMOUNT: z.object({ min: Centavos, amount: Centavos }),
  PAYOUT_BLOCKED: z.object({ receivable: Centavos }),
  /** When payouts to the account start. */
  ACCOUNT_ON_HOLD: z.object({ availableAt: Moment }),
  PAYOUT_HELD: z.object({ failureReason: z.string() }),
  /** The item that is there. */
  ITEM_EXISTS: z.object({ itemId: ItemId }),
  /** The removed sizes in which items come, in the base system of the chart. */
  SIZE_IN_USE: z.object({ sizes: z.array(z.string()) }),
} as const satisfies Partial<Readonly<Record<Reason, z.ZodObject>>>;

export type DetailedReason = keyof typeof refusalDetails;
