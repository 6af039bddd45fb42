import { rowOf } from '../row-of.ts';
import type { Lane } from '../trade/facts/statuses.ts';
import { isFlash } from './is-flash.ts';
import {
  type DayRange,
  type DeliveryRegion,
  legDays,
  PROCESSING_DAYS,
  unknownBuyerLeg,
  unknownSellerLeg,
  WAREHOUSE_DAYS,
} from './regions.table.ts';

/** The way of an item from its seller to its buyer. */
export type Route = {
  readonly lane: Lane;
  /** `null` when unknown. Ignored in the flash lane, where the item is in the warehouse. */
  readonly sellerRegion: DeliveryRegion | null;
  readonly buyerRegion: DeliveryRegion | null;
};

/**
 * Returns the courier days from the order to the buyer's door: seller leg + 1 day processing + 1 day at the warehouse +
 * buyer leg, or 1 + buyer leg in the flash lane (specification, section 9; docs/lifecycle.md#delivery-estimate).
 * @throws RangeError for a lane or a region that there is not.
 */
export function deliveryDays({ lane, sellerRegion, buyerRegion }: Route): DayRange {
  const buyerLeg = buyerRegion === null ? unknownBuyerLeg : legOf(buyerRegion);
  if (isFlash(lane)) {
    return { min: PROCESSING_DAYS + buyerLeg.min, max: PROCESSING_DAYS + buyerLeg.max };
  }
  const pass = passDays({ lane, sellerRegion });
  return { min: pass.min + buyerLeg.min, max: pass.max + buyerLeg.max };
}

/**
 * Returns the courier days from the order until the item has passed the inspection: the first part of `deliveryDays`;
 * none in the flash lane (docs/lifecycle.md#delivery-estimate).
 * @throws RangeError for a lane or a region that there is not.
 */
export function passDays({ lane, sellerRegion }: Pick<Route, 'lane' | 'sellerRegion'>): DayRange {
  if (isFlash(lane)) {
    return { min: 0, max: 0 };
  }
  const sellerLeg = sellerRegion === null ? unknownSellerLeg : legOf(sellerRegion);
  const atOurs = PROCESSING_DAYS + WAREHOUSE_DAYS;
  return { min: sellerLeg.min + atOurs, max: sellerLeg.max + atOurs };
}

function legOf(region: DeliveryRegion): DayRange {
  return rowOf('a delivery region', legDays, region);
}
