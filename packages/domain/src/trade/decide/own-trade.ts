import type { UserId } from '../../ids/id.ts';
import type { Refusal } from '../facts/decision.ts';
import { refuse } from '../facts/refuse.ts';

/**
 * The subject of a call of the staff, which tells whose trade it is. `parcel`: the order of a code at the door;
 * `seller`: the person whom a pair is stored for; `person`: the person whom the call names; `nothing`: no person's
 * trade, like the clock.
 */
export type StaffSubject =
  | 'order'
  | 'parcel'
  | 'ask'
  | 'bid'
  | 'payout'
  | 'refund'
  | 'alert'
  | 'approval'
  | 'seller'
  | 'person'
  | 'nothing';

/** The parties of the trade that a call of the staff acts on, and the caller's accounts. */
export type OwnTradeFacts = {
  readonly parties: readonly UserId[];
  /** The caller's own account and those linked to it. */
  readonly accounts: readonly UserId[];
  /** Accounts that share a mark with the caller which has no proof yet. */
  readonly suspects: readonly UserId[];
};

/**
 * Refuses a call of the staff on the caller's own trade, or on a trade of a linked account. Staff may trade here, but
 * as buyer, seller or payee they would judge themselves (docs/lifecycle.md#own-trades). Null: the trade is a
 * stranger's.
 */
export function refuseOwnTrade({ parties, accounts }: Pick<OwnTradeFacts, 'parties' | 'accounts'>): Refusal | null {
  return parties.some((party) => accounts.includes(party)) ? refuse('OWN_TRADE') : null;
}

/**
 * Returns true when the trade may be the caller's own, without proof. Such a call is not refused: a stranger who enters
 * an employee's account number would shut that employee out of all of the stranger's trades (ADR 0093).
 */
export function maybeOwnTrade({ parties, suspects }: Pick<OwnTradeFacts, 'parties' | 'suspects'>): boolean {
  return parties.some((party) => suspects.includes(party));
}
