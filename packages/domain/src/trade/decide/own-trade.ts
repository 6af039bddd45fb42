import type { UserId } from '../../ids/id.ts';
import type { Refusal } from '../facts/decision.ts';
import { refuse } from '../facts/refuse.ts';

/**
 * The subject of a call of the staff, which tells whose trade it is. `parcel`: the order of a code at the door;
 * `seller`: the person whom a pair is stored for; `nothing`: no person's trade, like the clock.
 */
export type StaffSubject = 'order' | 'parcel' | 'ask' | 'bid' | 'payout' | 'refund' | 'alert' | 'seller' | 'nothing';

/** Who has a part in what a call of the staff acts on, and the accounts of whoever makes it. */
export type OwnTradeFacts = {
  readonly parties: readonly UserId[];
  /** The caller's own account and those linked to it. */
  readonly accounts: readonly UserId[];
};

/**
 * Whoever works here may trade here, but never acts on a trade of their own, nor on one of an account that is linked to
 * theirs: as its buyer, seller or payee they would judge themselves (docs/lifecycle.md#own-trades). Null: a stranger's.
 */
export function refuseOwnTrade({ parties, accounts }: OwnTradeFacts): Refusal | null {
  return parties.some((party) => accounts.includes(party)) ? refuse('OWN_TRADE') : null;
}
