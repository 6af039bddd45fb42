import type { AskStatus, BidStatus } from '../facts/statuses.ts';
import type { TradeContext } from '../facts/trade-context.ts';
import type { TransitionRow } from './transition-row.ts';

type Things = Pick<TradeContext, 'ask' | 'bid'>;

const reservedAsk: readonly AskStatus[] = ['buyer_to_pay', 'confirming_buyer_order', 'to_ship'];
const matchedBid: readonly BidStatus[] = ['seller_to_pay_deposit', 'buyer_to_pay'];

/**
 * Whether a row would put an ask back on sale whose deposit the bank took back while it was reserved (E11b). It waits for the deposit first,
 * as one does that the reversal finds on sale (E11): the book holds nothing that nobody answers for.
 */
export function isAskBackUnpaid(row: TransitionRow, { ask }: Things): boolean {
  return row.ask?.to === 'listed' && ask?.deposit.status === 'due' && reservedAsk.includes(ask.status);
}

/** The same of a bid on hold or matched (E11b, E19r). */
export function isBidBackUnpaid(row: TransitionRow, { bid }: Things): boolean {
  return row.bid?.to === 'bid_active' && bid?.deposit.status === 'due' && matchedBid.includes(bid.status);
}
