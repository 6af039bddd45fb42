import { sellTexts } from './sell.texts.ts';

export type Readiness = {
  readonly hasPrice: boolean;
  readonly hasFees: boolean;
  readonly hasAddress: boolean;
  readonly isPhoneVerified: boolean;
  readonly hasChannel: boolean;
};

/** Why the ask cannot be posted yet: the first thing that is missing, in the order of the page. */
export function missingForPost(state: Readiness): string | undefined {
  const { reasons } = sellTexts;
  if (!state.hasPrice) {
    return reasons.price;
  }
  if (!state.hasFees) {
    return reasons.fees;
  }
  if (!state.hasAddress) {
    return reasons.address;
  }
  if (!state.isPhoneVerified) {
    return reasons.phone;
  }
  return state.hasChannel ? undefined : reasons.channel;
}
