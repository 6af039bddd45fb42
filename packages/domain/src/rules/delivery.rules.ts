import { deliveryDays } from '../delivery/delivery-days.ts';
import { deliveryLabel } from '../delivery/delivery-label.ts';
import { regionOfPlace } from '../delivery/region-of-place.ts';
import { lane, optional, orNull, region, text } from './arguments.ts';
import { rule } from './rule.ts';

/** Days, places and parcels (specification, sections 8 and 9). */
export const deliveryRules = {
  deliveryDays: rule({ sellerRegion: region, buyerRegion: region, lane }, (route) => {
    const { min, max } = deliveryDays(route);
    return [min, max];
  }),
  deliveryRegion: rule({ psgc: text }, ({ psgc }) => regionOfPlace(psgc)),
  deliveryLabel: rule({ status: text, substatus: optional(orNull(text)) }, ({ status, substatus = null }) =>
    deliveryLabel(status, substatus),
  ),
};
