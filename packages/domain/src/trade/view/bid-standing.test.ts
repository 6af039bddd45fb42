import { expect, test } from 'vitest';
import { pesos } from '../../money/centavos.ts';
import { bidStatuses } from '../facts/statuses.ts';
import { bidStanding } from './bid-standing.ts';

const highestBid = pesos(11_450);

test.each(bidStatuses)('ux 46: only a live bid leads or is outbid: %s', (bidStatus) => {
  const isLive = bidStatus === 'bid_active';
  expect(bidStanding({ bidStatus, isHighest: true, highestBid })).toBe(isLive ? 'highest' : null);
  expect(bidStanding({ bidStatus, isHighest: false, highestBid })).toBe(isLive ? 'outbid' : null);
  expect(bidStanding({ bidStatus, isHighest: false, highestBid: null })).toBeNull();
});
