import { askAfter, live } from '../examples/asks.ts';
import { bidAfter, bidLive } from '../examples/bids.ts';
import type { ExamplesOf } from '../examples/example-of.ts';
import { ids } from '../examples/ids.ts';
import { at } from '../examples/moments.ts';
import type { marketRoutes } from './market.table.ts';

const params = { id: ids.ask };

export const marketExamples: ExamplesOf<typeof marketRoutes> = {
  delistAsk: {
    params,
    body: { why: 'delisted' },
    answer: askAfter({ steps: [...live, ['E12', at.bidPosted]], deposit: 'returned' }),
  },
  reviewSuspension: {
    params,
    body: { outcome: 'return', reason: 'The tag was checked again: this item is genuine.' },
    answer: askAfter({ steps: [...live, ['E12-suspended', at.bidPosted]], deposit: 'returned' }),
  },
  delistBid: {
    params: { id: ids.bid },
    body: { why: 'delisted' },
    answer: bidAfter({ steps: [...bidLive, ['E12-bid', at.bidAccepted]], deposit: 'returned' }),
  },
};
