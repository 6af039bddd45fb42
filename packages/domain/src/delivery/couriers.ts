/** Couriers whose parcels can be followed, by the code of the tracking service. */
export type Courier = {
  readonly code: string;
  readonly name: string;
  /** Shape of a tracking number after `normaliseTrackingNumber`. */
  readonly numberPattern: RegExp;
  /** The address of a parcel's page before its number; null for a courier whose pages take a number by hand only. */
  readonly parcelPage: string | null;
};

/**
 * No courier publishes the complete format of its numbers, so the pattern only refuses impossible ones: eight to thirty
 * letters and digits, at least six of them digits. The first scan shows if a number exists.
 */
const anyNumber = /^(?=(?:[A-Z]*\d){6})[A-Z0-9]{8,30}$/;

export const couriers = [
  {
    code: 'lbcexpress',
    name: 'LBC Express',
    numberPattern: anyNumber,
    parcelPage: 'https://www.lbcexpress.com/track/?tracking_no=',
  },
  {
    code: 'ninjavan-ph',
    name: 'Ninja Van',
    numberPattern: anyNumber,
    parcelPage: 'https://www.ninjavan.co/en-ph/tracking?id=',
  },
  { code: 'jtexpress-ph', name: 'J&T Express', numberPattern: anyNumber, parcelPage: null },
  {
    code: 'flashexpress-ph',
    name: 'Flash Express',
    numberPattern: anyNumber,
    parcelPage: 'https://www.flashexpress.ph/fle/tracking?se=',
  },
  { code: 'spx-ph', name: 'SPX Express', numberPattern: anyNumber, parcelPage: null },
] as const satisfies readonly Courier[];

export type CourierCode = (typeof couriers)[number]['code'];

/** Returns true for the code of one of our couriers (docs/decisions.md#orders-and-delivery). */
export function isCourierCode(code: string | null): code is CourierCode {
  return couriers.some((courier) => courier.code === code);
}

/** Returns the page of a courier about one parcel (specification, section 1); null for a courier without one. */
export function parcelLink(code: string, trackingNumber: string): string | null {
  const page = couriers.find((courier) => courier.code === code)?.parcelPage ?? null;
  return page === null ? null : `${page}${encodeURIComponent(trackingNumber)}`;
}

/** The courier codes that a call accepts. */
export const courierCodes = couriers.map(({ code }) => code);
