import { creditTestWallet, letAccountsRest } from '@suki/db/testing/test-trade';
import { pesos } from '@suki/domain/money/centavos';
import { decide } from '@suki/domain/trade/decide/decide';
import { reason } from '../../support/second-person.ts';
import { inspector, warehouseStaff } from '../../support/trade-people.ts';
import {
  type Deal,
  dealAt,
  listAsk,
  newKey,
  newTrackingNumber,
  passBody,
  type Stage,
} from '../../support/trade-steps.ts';
import { matched } from '../rows/bidding.plays.ts';
import { decideOnAsk, decideOnOrder, reversalFacts, runningTimers } from '../rows/decide-in.ts';
import type { CallCase } from './case.ts';
import type { Scenes } from './scenes.ts';

/** Makes an order that stands still, because the buyer's bank questions its payment (E65). */
const frozen = ({ once, world }: Scenes, stage: Stage): Promise<Deal> =>
  once(`frozen ${stage}`, async () => {
    const deal = await dealAt(world, stage);
    await decideOnOrder(world, deal.orderId, async (trade, { tx, now }) => {
      const facts = {
        ...(await reversalFacts(tx, trade.order.paidByAttemptId)),
        ...(await runningTimers(world, deal.orderId)),
      };
      return decide({ name: 'payment_reversed', isFinal: false }, { ...trade, ...facts }, now);
    });
    return deal;
  });

const rejected = ({ once, world }: Scenes): Promise<Deal> =>
  once('rejected', async () => {
    const deal = await dealAt(world, 'confirming_buyer_order');
    const call = { params: { orderId: deal.orderId }, body: { isSeller: true } };
    (await world.api.callAs(deal.seller, 'cancelOrder', call)).answer();
    return deal;
  });

const parcel = () => ({ courier: 'jtexpress-ph', trackingNumber: newTrackingNumber() });

/** Calls about orders and money that wait for a bank, a claim or a debt. */
export const holdCases: readonly CallCase[] = [
  {
    call: 'cancelOrder',
    refusal: 'ON_HOLD',
    what: 'an order that stands still',
    arrange: async (scenes) => {
      const { buyer, orderId } = await frozen(scenes, 'confirming_buyer_order');
      return { as: buyer, input: { params: { orderId }, body: { isSeller: false } } };
    },
  },
  {
    call: 'cancelOrder',
    refusal: 'NOT_ALLOWED_NOW',
    what: 'an order that the seller has rejected',
    arrange: async (scenes) => {
      const { buyer, orderId } = await rejected(scenes);
      return { as: buyer, input: { params: { orderId }, body: { isSeller: false } } };
    },
  },
  {
    call: 'confirmOrder',
    refusal: 'ON_HOLD',
    what: 'an order that stands still',
    arrange: async (scenes) => {
      const { seller, orderId } = await frozen(scenes, 'confirming_buyer_order');
      return { as: seller, input: { params: { id: orderId } } };
    },
  },
  {
    call: 'confirmOrder',
    refusal: 'NOT_ALLOWED_NOW',
    what: 'an accepted bid that is not paid yet',
    arrange: async ({ world }) => {
      const { seller, orderId } = await matched(world);
      return { as: seller, input: { params: { id: orderId } } };
    },
  },
  {
    call: 'sellerDeliver',
    refusal: 'ON_HOLD',
    what: 'an order that stands still',
    arrange: async (scenes) => {
      const { seller, orderId } = await frozen(scenes, 'seller_to_ship');
      return { as: seller, input: { params: { orderId }, body: parcel() } };
    },
  },
  {
    call: 'sellerDeliver',
    refusal: 'DEPOSIT_DUE',
    what: 'a deposit that the bank has taken back',
    arrange: async ({ world }) => {
      const { seller, orderId, askId } = await dealAt(world, 'seller_to_ship', await listAsk(world));
      await decideOnAsk(world, askId, async ({ ask, bid, owed }, { tx, now }) =>
        decide(
          { name: 'deposit_reversed' },
          { ask, bid, owed, ...(await reversalFacts(tx, ask.deposit.paidByAttemptId)) },
          now,
        ),
      );
      return { as: seller, input: { params: { orderId }, body: parcel() } };
    },
  },
  {
    call: 'confirmReceived',
    refusal: 'CLAIM_OPEN',
    what: 'an order whose buyer has a claim',
    arrange: async ({ world }) => {
      const { buyer, orderId } = await dealAt(world, 'to_receive');
      const claimId = world.api.dependencies.ids.next('clm');
      await decideOnOrder(world, orderId, (trade, { now }) => {
        const facts = { ...trade, order: { ...trade.order, deliveryAt: now }, hasClaim: false };
        const fields = { claimId, kind: 'condition', photoCount: 1, isSealUnbroken: true } as const;
        return decide({ name: 'open_claim', callerId: buyer.userId, ...fields }, facts, now);
      });
      return { as: buyer, input: { params: { id: orderId } } };
    },
  },
  {
    call: 'passInspection',
    refusal: 'ON_HOLD',
    what: 'an order that stands still',
    arrange: async (scenes) => {
      const { orderId } = await frozen(scenes, 'under_inspection');
      return { as: inspector, input: { params: { id: orderId }, body: await passBody(scenes.world) } };
    },
  },
  {
    call: 'failInspection',
    refusal: 'ON_HOLD',
    what: 'an order that stands still',
    arrange: async (scenes) => {
      const { orderId } = await frozen(scenes, 'under_inspection');
      const body = { ...(await passBody(scenes.world)), finding: 'used', passesAsNew: false };
      return { as: inspector, input: { params: { id: orderId }, body } };
    },
  },
  {
    call: 'reportTransitDamage',
    refusal: 'ON_HOLD',
    what: 'an order that stands still',
    arrange: async (scenes) => {
      const { orderId } = await frozen(scenes, 'under_inspection');
      const body = { ...(await passBody(scenes.world)), lossInValue: pesos(1000), reason };
      return { as: inspector, input: { params: { id: orderId }, body } };
    },
  },
  {
    call: 'handToCourier',
    refusal: 'ON_HOLD',
    what: 'an order that stands still',
    arrange: async (scenes) => {
      const { orderId } = await frozen(scenes, 'platform_to_ship');
      return { as: warehouseStaff, input: { params: { id: orderId }, body: parcel() } };
    },
  },
  {
    call: 'handToCourier',
    refusal: 'REDELIVERY_UNPAID',
    what: 'a parcel that came back and is not paid again',
    arrange: async ({ world }) => {
      const { orderId } = await dealAt(world, 'to_receive');
      await decideOnOrder(world, orderId, (trade, { now }) => decide({ name: 'outbound_returned' }, trade, now));
      return { as: warehouseStaff, input: { params: { id: orderId }, body: parcel() } };
    },
  },
  {
    call: 'requestPayout',
    refusal: 'PAYOUT_BLOCKED',
    what: 'somebody who owes us money after a reversal',
    arrange: async ({ world }) => {
      const { buyer, orderId } = await dealAt(world, 'transaction_successful');
      const { api, pool } = world;
      await decideOnOrder(world, orderId, async (trade, { tx, now }) => {
        const facts = {
          ...(await reversalFacts(tx, trade.order.paidByAttemptId)),
          ...(await runningTimers(world, orderId)),
        };
        return decide({ name: 'payment_reversed', isFinal: true }, { ...trade, ...facts }, now);
      });
      await creditTestWallet(pool, buyer.userId, pesos(300), api.clock.now());
      const account = { channelCode: 'PH_BDO', accountHolderName: buyer.name, accountNumber: '1234567890' };
      (await api.callAs(buyer, 'createWithdrawalAccount', { body: account })).answer();
      await letAccountsRest(pool);
      return { as: buyer, input: { body: { amount: pesos(200) }, idempotencyKey: newKey() } };
    },
  },
];
