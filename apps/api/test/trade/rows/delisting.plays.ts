import { insertTestSku } from '@suki/db/testing/test-trade';
import type { AskId, BidId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { acceptLaterCall, liveBid, postBid } from '../../support/bid-steps.ts';
import { financeStaff, reason, waitingFor } from '../../support/second-person.ts';
import { newTrader, supportStaff } from '../../support/trade-people.ts';
import { listAsk, postAsk } from '../../support/trade-steps.ts';
import type { TradeWorld } from '../../support/trade-world-on.ts';
import { bankTakesBack } from './bank.ts';
import type { Play } from './play.ts';

type Why = 'delisted' | 'suspended';

async function delist(world: TradeWorld, id: AskId, why: Why): Promise<AskId> {
  (await world.api.callAs(supportStaff, 'delistAsk', { params: { id }, body: { why } })).answer();
  return id;
}

async function delistBid(world: TradeWorld, id: BidId, why: Why): Promise<void> {
  (await world.api.callAs(supportStaff, 'delistBid', { params: { id }, body: { why } })).answer();
}

const suspended = async (world: TradeWorld): Promise<AskId> => delist(world, (await listAsk(world)).askId, 'suspended');

async function review(world: TradeWorld, id: AskId, outcome: 'return' | 'keep'): Promise<void> {
  const call = { params: { id }, body: { outcome, reason } };
  (await world.api.callAs(supportStaff, 'reviewSuspension', call)).answer();
  if (outcome === 'return') return;
  const approval = { params: { id: await waitingFor(world, id) } };
  (await world.api.callAs(financeStaff, 'approveRequest', approval)).answer();
}

async function wish(world: TradeWorld) {
  return { ...(await insertTestSku(world.pool)), bidder: await newTrader(world.api.dependencies), price: pesos(4000) };
}

/** Rows with which the platform takes things off the market (E12 and E12b). */
export const delistingPlays: readonly Play[] = [
  {
    rows: ['E12'],
    what: 'the staff take a live ask off the market, because its item is not traded any more',
    play: async (world) => delist(world, (await listAsk(world)).askId, 'delisted'),
  },
  {
    rows: ['E12-unpaid'],
    what: 'the staff take an unpaid ask off the market',
    play: async (world) => {
      const seller = await newTrader(world.api.dependencies);
      const askId = await postAsk(world, { seller, ...(await insertTestSku(world.pool)), price: pesos(5000) });
      await delist(world, askId, 'delisted');
    },
  },
  {
    rows: ['E12-accept'],
    what: 'the staff end an unpaid acceptance: the bid is back',
    play: async (world) => {
      const wanted = await wish(world);
      await liveBid(world, wanted);
      const { askId } = (await acceptLaterCall(world, await newTrader(world.api.dependencies), wanted)).answer();
      await delist(world, askId, 'delisted');
    },
  },
  {
    rows: ['E12-suspended', 'E12-returned'],
    what: 'a suspended seller gets the deposit back when the review finds nothing',
    play: async (world) => review(world, await suspended(world), 'return'),
  },
  {
    rows: ['E12-suspended', 'E12-kept'],
    what: 'a fraudulent seller’s deposit is kept',
    play: async (world) => review(world, await suspended(world), 'keep'),
  },
  {
    rows: ['E12-suspended', 'E11b-review'],
    what: 'the bank takes back the deposit of an ask under review',
    play: async (world) => bankTakesBack(world, { entity: 'ask', id: await suspended(world) }),
  },
  {
    rows: ['E12b'],
    what: 'the bid of a suspended buyer leaves the market',
    play: async (world) => delistBid(world, await liveBid(world, await wish(world)), 'suspended'),
  },
  {
    rows: ['E12b-unpaid'],
    what: 'an unpaid bid leaves the market',
    play: async (world) => delistBid(world, await postBid(world, await wish(world)), 'delisted'),
  },
  {
    rows: ['E12-bid'],
    what: 'a bid on an item that is not traded any more leaves the market',
    play: async (world) => delistBid(world, await liveBid(world, await wish(world)), 'delisted'),
  },
];
