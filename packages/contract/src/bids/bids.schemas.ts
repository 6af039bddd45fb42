import { bidStatuses } from '@suki/domain/trade/facts/statuses';
import { z } from 'zod';
import { Address } from '../addresses/addresses.schemas.ts';
import { Closure, Deposit, HistoryEntry, NextStep, SkuLabel } from '../asks/asks.schemas.ts';
import { ItemCard } from '../catalogue/catalogue.schemas.ts';
import { PaymentAttempt } from '../payments/payments.schemas.ts';
import { BidId, Centavos, Moment, OrderId } from '../shared/brands.ts';

export const BidSummary = z
  .object({
    id: BidId,
    bidStatus: z.enum(bidStatuses),
    item: ItemCard,
    sku: SkuLabel,
    proposedPrice: Centavos,
    /** What the bidder pays in all when the bid is accepted. */
    total: Centavos,
    deposit: Deposit,
    /** The dearest live bid on this size, whoever's it is; null when there is none. */
    highestBid: Centavos.nullable(),
    /** Whether the proposed price equals it. */
    isHighest: z.boolean(),
    orderId: OrderId.nullable(),
    next: NextStep,
    createdAt: Moment,
  })
  .meta({ id: 'BidSummary' });

export const Bid = BidSummary.extend({
  /** Place among the live bids on this size, from 1; null while it is not live. */
  queuePosition: z.int().nullable(),
  expiresAt: Moment.nullable(),
  expiryDays: z.int(),
  buyerAddress: Address,
  /** A higher price that holds when the rest of its deposit is paid (E18e); null when there is none. */
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
  reminderSent: z.boolean(),
  needToRepay: z.boolean(),
  closure: Closure.nullable(),
  history: z.array(HistoryEntry),
}).meta({ id: 'Bid' });
