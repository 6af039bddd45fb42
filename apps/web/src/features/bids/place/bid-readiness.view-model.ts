import { placeTexts } from './place.texts.ts';

export type Readiness = {
  readonly hasPrice: boolean;
  readonly hasAddress: boolean;
  readonly isPhoneVerified: boolean;
  readonly hasChannel: boolean;
};

/** Why the bid cannot be placed yet: the first thing that is missing, in the order of the page. */
export function missingForBid({ hasPrice, hasAddress, isPhoneVerified, hasChannel }: Readiness): string | undefined {
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
  return hasChannel ? undefined : reasons.channel;
}
