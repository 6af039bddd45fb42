import { DAY_MS } from '@suki/domain/config/durations';
import { type DeliveryRegion, deliveryRegions } from '@suki/domain/delivery/regions.table';
import { type Centavos, pesos } from '@suki/domain/money/centavos';
import { type Lane, lanes } from '@suki/domain/trade/facts/statuses';

export type Purchase = {
  readonly price: Centavos;
  readonly lane: Lane;
  readonly sellerRegion: DeliveryRegion | null;
  readonly buyerRegion: DeliveryRegion;
  readonly from: Date;
};

/** Has no common divisor with the lengths below, so that the combinations differ. */
const COUNT = 211;
const regionAt = (index: number): DeliveryRegion => deliveryRegions[index % deliveryRegions.length] ?? 'NCR';
const firstDay = new Date('2026-11-02T04:00:00Z').getTime();

const purchases: readonly Purchase[] = Array.from({ length: COUNT }, (_, index) => ({
  price: pesos(500 + ((index * 1_350) % 30_000)),
  lane: lanes[index % lanes.length] ?? 'standard',
  sellerRegion: index % 5 === 0 ? null : regionAt(index * 3),
  buyerRegion: regionAt(index),
  from: new Date(firstDay + (index % 90) * DAY_MS),
}));
const [first] = purchases;

/**
 * Returns one of two hundred purchases in all lanes, regions and price tiers, around the turn of the year, which has
 * most holidays.
 */
export function purchaseAt(turn: number): Purchase {
  const purchase = purchases[turn % COUNT] ?? first;
  if (purchase === undefined) throw new Error('Expected at least one purchase.');
  return purchase;
}
