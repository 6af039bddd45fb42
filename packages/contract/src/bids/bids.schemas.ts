import { bidStatuses } from '@suki/domain/trade/facts/statuses';
import { z } from 'zod';
import { Address } from '../addresses/addresses.schemas.ts';
import { Closure, Deposit, HistoryEntry, NextStep, SkuLabel } from '../asks/asks.schemas.ts';
import { ItemCard } from '../catalogue/catalogue.schemas.ts';
import { PaymentAttempt } from '../payments/payments.schemas.ts';
import { BidId, Centavos, Moment, OrderId } from '../shared/brands.ts';
import { namedShape } from '../shared/named-shape.ts';

export const BidSummary = z
  .object(
    namedShape('bid', {
      id: BidId,
      bidStatus: z.enum(bidStatuses),
      item: ItemCard,
      sku: SkuLabel,
      proposedPrice: Centavos,
      /** The amount that the bidder pays when the bid is accepted, with all fees. */
      total: Centavos,
      deposit: Deposit,
      /** The highest live bid on this size, by anybody, or null. */
      highestBid: Centavos.nullable(),
      isHighest: z.boolean(),
      orderId: OrderId.nullable(),
      next: NextStep,
      createdAt: Moment,
    }),
  )
  .meta({ id: 'BidSummary' });

export const Bid = BidSummary.extend({
  /** The place among the live bids on this size, from 1; null while the bid is not live. */
  queuePosition: z.int().nullable(),
  expiresAt: Moment.nullable(),
  expiryDays: z.int(),
  buyerAddress: Address,
  /** A higher price that holds once the rest of its deposit is paid (E18e), or null. */
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
  reminderSent: z.boolean(),
  needToRepay: z.boolean(),
  closure: Closure.nullable(),
  history: z.array(HistoryEntry),
}).meta({ id: 'Bid' });
