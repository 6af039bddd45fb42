import { defaultBidExpiryDays } from '@suki/domain/config/limits';
import { pesos } from '@suki/domain/money/centavos';
import { bidAccepted, bidAfter, bidLive, bidPosted, bidSummaryOf } from '../examples/bids.ts';
import type { ExamplesOf } from '../examples/example-of.ts';
import { ids } from '../examples/ids.ts';
import { at } from '../examples/moments.ts';
import { done, limit, page } from '../examples/pages.ts';
import { bidDepositBegun, byGcash, startOf } from '../examples/payments.ts';
import { bidPrice } from '../examples/prices.ts';
import type { bidRoutes } from './bids.table.ts';

const params = { id: ids.bid };
const expiryDays = defaultBidExpiryDays;
const fresh = bidAfter({ steps: bidPosted });
const live = bidAfter({ steps: bidLive });
/** Above the bid, but with the same deposit. */
const raised = pesos(6_150);

export const bidExamples: ExamplesOf<typeof bidRoutes> = {
  postBid: {
    body: { itemId: ids.item, skuId: ids.bidSku, price: bidPrice, expiryDays, addressId: ids.beasAddress },
    answer: { bidId: ids.bid, bidStatus: 'to_pay', depositAmount: fresh.deposit.amount, bid: fresh },
  },
  listBids: { query: { tabId: 'active', limit }, answer: page(bidSummaryOf(live)) },
  listBidsOfItem: { params: { itemId: ids.item }, query: { limit }, answer: page(bidSummaryOf(live)) },
  listBidsOfItemByDelete: { params: { itemId: ids.item }, answer: page(bidSummaryOf(live)) },
  getBid: { params, answer: live },
  cancelBid: { params, answer: bidAfter({ steps: [...bidLive, ['E18', at.bidAccepted]], deposit: 'returned' }) },
  deleteBid: { params, answer: done },
  editBid: {
    params: { bidId: ids.bid },
    body: { price: raised, expiryDays },
    answer: bidAfter({ steps: bidLive, proposed: raised }),
  },
  payBidDeposit: {
    params: { bidId: ids.bid },
    body: byGcash(`/bids/${ids.bid}`),
    answer: startOf(bidDepositBegun),
  },
  remindOfBid: { params, answer: bidAfter({ steps: bidAccepted, with: { reminderSent: true } }) },
};
