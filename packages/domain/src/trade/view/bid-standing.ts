import type { Centavos } from '../../money/centavos.ts';
import type { BidStatus } from '../facts/statuses.ts';

export type BidStanding = 'highest' | 'outbid';

type Standing = {
  readonly bidStatus: BidStatus;
  /** True when no live bid on the size is higher. */
  readonly isHighest: boolean;
  /** The highest live bid on the size; null without one. */
  readonly highestBid: Centavos | null;
};

/** Returns the standing of a live bid among those on its size; null for a bid that is not live. */
export function bidStanding({ bidStatus, isHighest, highestBid }: Standing): BidStanding | null {
  if (bidStatus !== 'bid_active' || highestBid === null) {
    return null;
  }
  return isHighest ? 'highest' : 'outbid';
}
