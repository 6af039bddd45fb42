import { sizeSystems } from '@suki/domain/catalogue/size-systems';
import { keysOf } from '@suki/domain/keys-of';
import { askStatuses, closureDetails, closureReasons, depositStatuses, lanes } from '@suki/domain/trade/facts/statuses';
import { timeoutKinds } from '@suki/domain/trade/facts/timeout-kinds.table';
import { obstacles } from '@suki/domain/trade/view/obstacle';
import { z } from 'zod';
import { Address } from '../addresses/addresses.schemas.ts';
import { ItemCard } from '../catalogue/catalogue.schemas.ts';
import { PaymentAttempt } from '../payments/payments.schemas.ts';
import { AskId, CalendarDate, Centavos, Moment, OrderId, SkuId } from '../shared/brands.ts';
import { namedShape } from '../shared/named-shape.ts';

export const FeeRule = z
  .object({
    feeType: z.enum(['percentage', 'fixed']),
    feeAmount: z.number(),
    discountFeeAmount: z.number().nullable(),
    minFee: Centavos.nullable(),
    maxFee: Centavos.nullable(),
  })
  .meta({ id: 'FeeRule' });

/** With `operational: null` the fee follows the sell-fee tiers by price (specification, section 9). */
export const FeeRules = z
  .object({ techService: FeeRule, payment: FeeRule, operational: FeeRule.nullable() })
  .meta({ id: 'FeeRules' });

export const Closure = z
  .object({ reason: z.enum(closureReasons), detail: z.enum(closureDetails) })
  .meta({ id: 'Closure' });

export const Deposit = z
  .object({
    amount: Centavos,
    status: z.enum(depositStatuses),
    deductedAmount: Centavos,
    needToRepay: z.boolean(),
  })
  .meta({ id: 'Deposit' });

/** The next step of a trade for one person, from the domain's `view` of the transition table. */
export const NextStep = z
  .object({
    step: z.int(),
    stepCount: z.int(),
    /** The obstacle beside the status, or null. `obstacle.<this>.<role>` is its text, with `.info` its explanation. */
    obstacle: z.enum(obstacles).nullable(),
    nextActor: z.enum(['buyer', 'seller', 'platform', 'courier', 'nobody']),
    deadline: Moment.nullable(),
    /** The id of the text about the lapse of the deadline, `lapse.<timer>.<role>`; null without a deadline. */
    lapse: z.string().nullable(),
    /** The specification's timeout that runs (section 4); it may end after `deadline`. Null while none runs. */
    timeoutKind: z.enum(keysOf(timeoutKinds)).nullable(),
    actions: z.array(z.string()),
  })
  .meta({ id: 'NextStep' });

/** One line of the history. An event that moves no status has the same `from` and `to`. */
export const HistoryEntry = z
  .object({
    event: z.string(),
    from: z.string().nullable(),
    to: z.string(),
    actor: z.string(),
    at: Moment,
    /** The name of the person who acted, for the staff only; absent after a service or a timer. */
    by: z.string().optional(),
    /** The facts of the decision, for the staff only: the side at fault, fraud or not, an amount. */
    said: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  })
  .meta({ id: 'HistoryEntry' });

/** When a seller can withdraw the income of a sale, told alike everywhere (docs/lifecycle.md#payout-hold). */
export const Withdrawal = z
  .object({
    /** True: 72 hours after the delivery. False: once the item has passed. */
    isHeld: z.boolean(),
    /** The moment, once it is certain; else null. */
    availableAt: Moment.nullable(),
    /** The expected day until then, or null. */
    about: CalendarDate.nullable(),
  })
  .meta({ id: 'Withdrawal' });

export const SkuLabel = z
  .object(namedShape('sku', { id: SkuId, sizes: z.partialRecord(z.enum(sizeSystems), z.string()) }))
  .meta({ id: 'SkuLabel' });

export const AskSummary = z
  .object(
    namedShape('ask', {
      id: AskId,
      status: z.enum(askStatuses),
      item: ItemCard,
      sku: SkuLabel,
      lane: z.enum(lanes),
      /** The order's price once there is an order (an accepted bid may be below the ask), as `income` and fees. */
      price: Centavos,
      income: Centavos,
      /** The tax that would be withheld from the income of a sale today. */
      tax: Centavos,
      deposit: Deposit,
      /** The place in the queue of its lane, from 1; null while the ask is not listed. */
      queuePosition: z.int().nullable(),
      /** The lowest ask of that queue, which may be this one; null while the ask is not listed. */
      lowestAsk: Centavos.nullable(),
      /** The highest live bid on this size, or null; null too while the ask is not listed. */
      highestBid: Centavos.nullable(),
      expiryDays: z.int(),
      orderId: OrderId.nullable(),
      next: NextStep,
      createdAt: Moment,
    }),
  )
  .meta({ id: 'AskSummary' });

export const Ask = AskSummary.extend({
  techServiceFee: Centavos,
  paymentFee: Centavos,
  operationalFee: Centavos,
  /** The seller's discount for a small defect, which the fees leave out (E59d); 0 without one. */
  discount: Centavos,
  expiresAt: Moment.nullable(),
  /** Of its sale; without one, of a sale by this seller. */
  withdrawal: Withdrawal,
  /** A higher price that holds once the rest of its deposit is paid (E09), or null. */
  raise: z
    .object({
      price: Centavos,
      amount: Centavos,
      /** The end of the time for that payment; null at the moment of the lapse. */
      payBy: Moment.nullable(),
    })
    .nullable(),
  /** The newest attempt to pay the deposit; null before the first one, and while nothing is due. */
  attempt: PaymentAttempt.nullable(),
  returnAddress: Address,
  isReturnAddressChanged: z.boolean(),
  reminderSent: z.boolean(),
  rushOrder: z.boolean(),
  needToRepay: z.boolean(),
  closure: Closure.nullable(),
  history: z.array(HistoryEntry),
}).meta({ id: 'Ask' });
