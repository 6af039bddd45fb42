import { randomInt } from 'node:crypto';
import { askById } from '@suki/db/queries/asks';
import { addressOfBid } from '@suki/db/queries/bids';
import type { NewOrder, Order } from '@suki/db/queries/orders';
import type { Tx } from '@suki/db/tx';
import { estimateArrival } from '@suki/domain/delivery/estimate-arrival';
import { type DeliveryRegion, isDeliveryRegion } from '@suki/domain/delivery/regions.table';
import { orderNumbers } from '@suki/domain/orders/order-number';
import type { AskSnapshot, BidSnapshot } from '@suki/domain/trade/facts/snapshot';
import type { Lane } from '@suki/domain/trade/facts/statuses';

type Address = NewOrder['buyerAddress'];

/** Origin, destination and lane of an order that is being made. */
export type OrderTerms = {
  readonly lane: Lane;
  readonly askRegion: string | null;
  readonly address: Address;
  readonly now: Date;
};

/**
 * Facts that are frozen with an order beside its money, which the decision made: number, origin, destination, arrival.
 */
export function orderDetails({ lane, askRegion, address, now }: OrderTerms): NewOrder {
  const orderNumber = randomInt(orderNumbers.min, orderNumbers.max + 1);
  return { orderNumber, askRegion, ...destinationOf({ lane, askRegion, address, from: now }) };
}

type ParcelRoute = Pick<OrderTerms, 'lane' | 'askRegion' | 'address'> & { readonly from: Date };

/** Destination and arrival by the delivery engine; `from` is the moment when the order was made. */
function destinationOf({ lane, askRegion, address, from }: ParcelRoute): Omit<NewOrder, 'askRegion' | 'orderNumber'> {
  const buyerRegion = regionOf(address);
  const sellerRegion = isDeliveryRegion(askRegion) ? askRegion : null;
  const { min: arrivalMin, max: arrivalMax } = estimateArrival({ lane, sellerRegion, buyerRegion, from });
  return { buyerAddress: address, buyerRegion, arrivalMin, arrivalMax };
}

/**
 * Returns the new destination when the buyer changes the address of an order (E76). The estimate is counted from the
 * first day again, so that only the last leg makes a difference. A parcel that came back (E72) leaves from our
 * warehouse, like a pair from stock.
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

type Match = { readonly ask: Pick<AskSnapshot, 'id' | 'lane'>; readonly bid: BidSnapshot };

/**
 * Returns the frozen facts of the order that a bid becomes (E20 to E25); the destination is the address of the bid.
 * `askRegion` is given for an ask that is not stored yet.
 */
export async function orderDetailsOfBid(
  tx: Tx,
  { ask, bid }: Match,
  { now, askRegion }: { readonly now: Date; readonly askRegion?: string | null | undefined },
): Promise<NewOrder> {
  const [{ buyerAddress: address }, stored] = await Promise.all([addressOfBid(tx, bid.id), askById(tx, ask.id)]);
  const from = askRegion === undefined ? (stored?.region ?? null) : askRegion;
  return orderDetails({ lane: ask.lane, askRegion: from, address, now });
}
