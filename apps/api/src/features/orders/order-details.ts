import { askById } from '@suki/db/queries/asks';
import { addressOfBid } from '@suki/db/queries/bids';
import type { NewOrder, Order } from '@suki/db/queries/orders';
import type { Tx } from '@suki/db/tx';
import { estimateArrival } from '@suki/domain/delivery/estimate-arrival';
import { type DeliveryRegion, isDeliveryRegion } from '@suki/domain/delivery/regions.table';
import type { Centavos } from '@suki/domain/money/centavos';
import { buyerQuote } from '@suki/domain/quote/buyer-quote';
import type { AskSnapshot, BidSnapshot } from '@suki/domain/trade/facts/snapshot';
import type { Lane } from '@suki/domain/trade/facts/statuses';

type Address = NewOrder['buyerAddress'];

/** What an order is made of beside the rules' own figures. */
export type OrderTerms = {
  /** Of the sale; an order from a bid has no flash fee, in whatever lane its item lies. */
  readonly price: Centavos;
  readonly quoteLane: Lane;
  readonly couponAmount?: Centavos | undefined;
  /** From where, to where, and how it travels. */
  readonly lane: Lane;
  readonly askRegion: string | null;
  readonly address: Address;
  readonly now: Date;
};

/** What is frozen with an order. */
export function orderDetails({ price, quoteLane, couponAmount, lane, askRegion, address, now }: OrderTerms): NewOrder {
  const destination = destinationOf({ lane, askRegion, address, from: now });
  const { lines: quoteLines } = buyerQuote({ price, lane: quoteLane, buyerRegion: regionOf(address), couponAmount });
  return { quoteLines, askRegion, ...destination };
}

type ParcelRoute = Pick<OrderTerms, 'lane' | 'askRegion' | 'address'> & { readonly from: Date };

/** Where an order goes, and when it is there by the delivery engine; `from`: when it was made. */
function destinationOf({ lane, askRegion, address, from }: ParcelRoute): Omit<NewOrder, 'quoteLines' | 'askRegion'> {
  const buyerRegion = regionOf(address);
  const sellerRegion = isDeliveryRegion(askRegion) ? askRegion : null;
  const { min: arrivalMin, max: arrivalMax } = estimateArrival({ lane, sellerRegion, buyerRegion, from });
  return { buyerAddress: address, buyerRegion, arrivalMin, arrivalMax };
}

/**
 * The same when the buyer changes the address of an order (E76): counted from the same day as before, so that only the last leg makes a
 * difference. A parcel that came back (E72) leaves from our warehouse again, as one from stock does.
 */
export function destinationAfterChange(
  { lane, askRegion, createdAt, redelivery }: Pick<Order, 'lane' | 'askRegion' | 'createdAt' | 'redelivery'>,
  { address, now }: Pick<OrderTerms, 'address' | 'now'>,
) {
  return redelivery === null
    ? destinationOf({ lane, askRegion, address, from: createdAt })
    : destinationOf({ lane: 'flash', askRegion, address, from: now });
}

/** The delivery region of an address; null when it is not known. */
export function regionOf({ region }: Pick<Address, 'region'>): DeliveryRegion | null {
  return isDeliveryRegion(region) ? region : null;
}

type Match = { readonly ask: Pick<AskSnapshot, 'id' | 'lane'>; readonly bid: BidSnapshot; readonly price: Centavos };

/** The same of the order that a bid becomes (E20 to E25): it goes where the bid said. `askRegion`: of an ask that is not stored yet. */
export async function orderDetailsOfBid(
  tx: Tx,
  { ask, bid, price }: Match,
  { now, askRegion }: { readonly now: Date; readonly askRegion?: string | null | undefined },
): Promise<NewOrder> {
  const [{ buyerAddress: address }, stored] = await Promise.all([addressOfBid(tx, bid.id), askById(tx, ask.id)]);
  const from = askRegion === undefined ? (stored?.region ?? null) : askRegion;
  return orderDetails({ price, quoteLane: 'standard', lane: ask.lane, askRegion: from, address, now });
}
