import { placeTexts } from './place.texts.ts';

export type Readiness = {
  readonly hasPrice: boolean;
  readonly hasAddress: boolean;
  readonly isPhoneVerified: boolean;
  /** The entry that is missing in the choice of a payment method. */
  readonly payment: string | undefined;
};

/** The first missing entry, in the order of the page; undefined when the bid can be placed. */
export function missingForBid({ hasPrice, hasAddress, isPhoneVerified, payment }: Readiness): string | undefined {
  const { reasons } = placeTexts;
  if (!hasPrice) {
    return reasons.price;
  }
  if (!hasAddress) {
    return reasons.address;
  }
  if (!isPhoneVerified) {
    return reasons.phone;
  }
  return payment;
}
