import { insertTestSku } from '@suki/db/testing/test-trade';
import { pesos } from '@suki/domain/money/centavos';
import { liveBid } from '../../support/bid-steps.ts';
import { nobodysIds } from '../../support/nobodys-ids.ts';
import { quickListing } from '../../support/quick-listing.ts';
import { newTrader, supportStaff } from '../../support/trade-people.ts';
import { listAsk } from '../../support/trade-steps.ts';
import type { Arranged, CallCase } from './case.ts';

const taking = (id: string, why = 'delisted'): Arranged => ({
  as: supportStaff,
  input: { params: { id }, body: { why } },
});
const reviewing = (id: string): Arranged => ({
  as: supportStaff,
  input: { params: { id }, body: { outcome: 'return', reason: 'Nothing was wrong with it.' } },
});

/** Calls with which the platform takes things off the market. */
export const delistingCases: readonly CallCase[] = [
  {
    call: 'delistAsk',
    what: 'a live ask',
    changes: [
      'asks',
      'book_log',
      'books',
      'deposits',
      'journal_entries',
      'ledger_lines',
      'messages',
      'postings',
      'timers',
      'transitions',
      'wallet_transactions',
      'wallets',
    ],
    arrange: async ({ world }) => taking((await quickListing(world)).askId),
  },
  {
    call: 'delistAsk',
    refusal: 'ASK_NOT_FOUND',
    what: 'an ask that does not exist',
    arrange: async () => taking(nobodysIds.askId),
  },
  {
    call: 'delistAsk',
    refusal: 'NOT_ALLOWED_NOW',
    what: 'an ask that a buyer has reserved',
    arrange: async ({ deal }) => taking((await deal('to_pay')).askId),
  },
  {
    call: 'reviewSuspension',
    what: 'the ask of a suspended seller, who did nothing',
    changes: [
      'deposits',
      'journal_entries',
      'ledger_lines',
      'messages',
      'postings',
      'refunds',
      'transitions',
      'wallet_transactions',
    ],
    arrange: async ({ world }) => {
      const { askId } = await listAsk(world);
      const call = { params: { id: askId }, body: { why: 'suspended' } };
      (await world.api.callAs(supportStaff, 'delistAsk', call)).answer();
      return reviewing(askId);
    },
  },
  {
    call: 'reviewSuspension',
    refusal: 'ASK_NOT_FOUND',
    what: 'an ask that does not exist',
    arrange: async () => reviewing(nobodysIds.askId),
  },
  {
    call: 'reviewSuspension',
    refusal: 'NOT_ALLOWED_NOW',
    what: 'an ask whose seller is not suspended',
    arrange: async ({ listing }) => reviewing((await listing()).askId),
  },
  {
    call: 'delistBid',
    what: 'a live bid',
    changes: [
      'bids',
      'book_log',
      'books',
      'deposits',
      'journal_entries',
      'ledger_lines',
      'messages',
      'postings',
      'refunds',
      'timers',
      'transitions',
      'wallet_transactions',
    ],
    arrange: async ({ world }) => {
      const bidder = await newTrader(world.api.dependencies);
      const wanted = { ...(await insertTestSku(world.pool)), bidder, price: pesos(4000) };
      return taking(await liveBid(world, wanted));
    },
  },
  {
    call: 'delistBid',
    refusal: 'BID_NOT_FOUND',
    what: 'a bid that does not exist',
    arrange: async () => taking(nobodysIds.bidId),
  },
  {
    call: 'delistBid',
    refusal: 'NOT_ALLOWED_NOW',
    what: 'a bid that is off the market',
    arrange: async ({ world, bid }) => {
      const { bidId, bidder } = await bid();
      await world.api.callAs(bidder, 'cancelBid', { params: { id: bidId } });
      return taking(bidId);
    },
  },
];
