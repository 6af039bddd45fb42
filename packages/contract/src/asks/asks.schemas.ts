import { sizeSystems } from '@suki/domain/catalogue/size-systems';
import { askStatuses, closureDetails, closureReasons, depositStatuses, lanes } from '@suki/domain/trade/facts/statuses';
import { obstacles } from '@suki/domain/trade/view/obstacle';
import { z } from 'zod';
import { Address } from '../addresses/addresses.schemas.ts';
import { ItemCard } from '../catalogue/catalogue.schemas.ts';
import { PaymentAttempt } from '../payments/payments.schemas.ts';
import { AskId, Centavos, Moment, OrderId, SkuId } from '../shared/brands.ts';

export const FeeRule = z
  .object({
    feeType: z.enum(['percentage', 'fixed']),
    feeAmount: z.number(),
    discountFeeAmount: z.number().nullable(),
    minFee: Centavos.nullable(),
    maxFee: Centavos.nullable(),
  })
  .meta({ id: 'FeeRule' });

/** `operational: null` means: the specification's sell-fee tiers by price. */
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

/** What a person needs to know next; from the domain's `view` of the transition table. */
export const NextStep = z
  .object({
    step: z.int(),
    stepCount: z.int(),
    /** What stands in the way, beside the status: the message `obstacle.<this>.<role>` names it, the same with `.info` explains it. Null: nothing. */
    obstacle: z.enum(obstacles).nullable(),
    nextActor: z.enum(['buyer', 'seller', 'platform', 'courier', 'nobody']),
    deadline: Moment.nullable(),
    /** What happens when the deadline passes: the id of a message, `lapse.<timer>.<role>`. Null without a deadline. */
    lapse: z.string().nullable(),
    actions: z.array(z.string()),
  })
  .meta({ id: 'NextStep' });

/** A line of the history. Where something happened that moved no status, `from` is `to`. */
export const HistoryEntry = z
  .object({
    event: z.string(),
    from: z.string().nullable(),
    to: z.string(),
    actor: z.string(),
    at: Moment,
    /** The name of who did it; for the staff only, and absent where it was a service or the time. */
    by: z.string().optional(),
    /** What was said with it: the side at fault, fraud or not, an amount; for the staff only. */
    said: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  })
  .meta({ id: 'HistoryEntry' });

export const SkuLabel = z
  .object({ id: SkuId, sizes: z.partialRecord(z.enum(sizeSystems), z.string()) })
  .meta({ id: 'SkuLabel' });

export const AskSummary = z
  .object({
    id: AskId,
    status: z.enum(askStatuses),
    item: ItemCard,
    sku: SkuLabel,
    lane: z.enum(lanes),
    /** Of the order from when there is one, and so are `income` and the fees: a bid that was accepted may be lower than the ask. */
    price: Centavos,
    /** Price less the three fees. */
    income: Centavos,
    /** What would be withheld from the income if it were sold now. */
    tax: Centavos,
    deposit: Deposit,
    orderId: OrderId.nullable(),
    next: NextStep,
    createdAt: Moment,
  })
  .meta({ id: 'AskSummary' });

export const Ask = AskSummary.extend({
  techServiceFee: Centavos,
  paymentFee: Centavos,
  operationalFee: Centavos,
  /** What the seller took off for a small defect and the fees are counted without (E59d); 0 without one. */
  discount: Centavos,
  queuePosition: z.int().nullable(),
  expiresAt: Moment.nullable(),
  expiryDays: z.int(),
  /** A higher price that holds when the rest of its deposit is paid (E09); null when there is none. */
  raise: z
    .object({
      price: Centavos,
      amount: Centavos,
      /** When it is dropped for want of that; null at the moment at which that happens. */
      payBy: Moment.nullable(),
    })
    .nullable(),
  /** The newest try to pay what is due of the deposit; null before the first, and while nothing is due. */
  attempt: PaymentAttempt.nullable(),
  returnAddress: Address,
  isReturnAddressChanged: z.boolean(),
  reminderSent: z.boolean(),
  rushOrder: z.boolean(),
  needToRepay: z.boolean(),
  closure: Closure.nullable(),
  history: z.array(HistoryEntry),
}).meta({ id: 'Ask' });
