import { sellTexts } from './sell.texts.ts';

export type Readiness = {
  readonly hasPrice: boolean;
  readonly hasFees: boolean;
  readonly hasAddress: boolean;
  readonly isPhoneVerified: boolean;
  /** The entry that is missing in the choice of a payment method. */
  readonly payment: string | undefined;
};

/** The first missing entry, in the order of the page; undefined when the ask can be posted. */
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
  return state.payment;
}
