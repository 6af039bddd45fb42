/** Couriers whose parcels can be followed, by the code of the tracking service. */
export type Courier = {
  readonly code: string;
  readonly name: string;
  /** Shape of a tracking number after `normaliseTrackingNumber`. */
  readonly numberPattern: RegExp;
};

/**
 * No courier publishes the complete format of its numbers, so the pattern only refuses impossible ones: eight to thirty
 * letters and digits, at least six of them digits. The first scan shows if a number exists.
 */
const anyNumber = /^(?=(?:[A-Z]*\d){6})[A-Z0-9]{8,30}$/;

export const couriers = [
  { code: 'lbcexpress', name: 'LBC Express', numberPattern: anyNumber },
  { code: 'ninjavan-ph', name: 'Ninja Van', numberPattern: anyNumber },
  { code: 'jtexpress-ph', name: 'J&T Express', numberPattern: anyNumber },
  { code: 'flashexpress-ph', name: 'Flash Express', numberPattern: anyNumber },
  { code: 'spx-ph', name: 'SPX Express', numberPattern: anyNumber },
] as const satisfies readonly Courier[];

export type CourierCode = (typeof couriers)[number]['code'];

/** Returns true for the code of one of our couriers (docs/decisions.md#orders-and-delivery). */
export function isCourierCode(code: string | null): code is CourierCode {
  return couriers.some((courier) => courier.code === code);
}

/** The courier codes that a call accepts. */
export const courierCodes = couriers.map(({ code }) => code);
