import { insertTestSku } from '@suki/db/testing/test-trade';
import { pesos } from '@suki/domain/money/centavos';
import { dropOff } from '../../support/drop-off.ts';
import { loseItem, reason } from '../../support/second-person.ts';
import { newTrader, supportStaff, warehouseStaff } from '../../support/trade-people.ts';
import { type Deal, lapse, maxTotalOf, newKey, payFor, ship } from '../../support/trade-steps.ts';
import type { TradeWorld } from '../../support/trade-world-on.ts';
import { bankTakesBack } from './bank.ts';
import type { Play } from './play.ts';

const price = pesos(6000);

/** Makes a checked pair in the flash lane. */
async function storedPair(world: TradeWorld) {
  const seller = await newTrader(world.api.dependencies);
  const sku = await insertTestSku(world.pool);
  const body = { code: await dropOff(world.api, seller), skuId: sku.skuId, price, expiryDays: 30 };
  const call = { body, idempotencyKey: newKey() };
  const { id } = (await world.api.callAs(warehouseStaff, 'storeCheckedPair', call)).answer();
  return { seller, ...sku, price, askId: id };
}

/** Sells and pays a flash pair, which we send. */
async function soldPair(world: TradeWorld): Promise<Deal> {
  const stored = await storedPair(world);
  const buyer = await newTrader(world.api.dependencies);
  const body = { skuId: stored.skuId, lane: 'flash', maxTotal: maxTotalOf(price), addressId: buyer.addressId };
  const { id } = (await world.api.callAs(buyer, 'buyAtLowestAsk', { body, idempotencyKey: newKey() })).answer();
  const deal = { ...stored, buyer, orderId: id };
  await payFor(world, deal);
  return deal;
}

/** Rows that know pairs from stock: everything after `storeCheckedPair`. */
export const flashPlays: readonly Play[] = [
  {
    rows: ['E67-flash'],
    what: 'a pair from stock is handed to the courier, and its seller is paid',
    play: async (world) => ship(world, await soldPair(world)),
  },
  {
    rows: ['E65-flash'],
    what: 'the payment of a pair from stock is taken back: it is in stock again',
    play: async (world) => bankTakesBack(world, { entity: 'order', id: (await soldPair(world)).orderId }),
  },
  {
    rows: ['E68-flash'],
    what: 'the buyer of a pair from stock does not wait for us any more',
    play: async (world) => {
      const { buyer, orderId } = await soldPair(world);
      await lapse(world, 'platform_to_ship', orderId);
      (await world.api.callAs(buyer, 'cancelOrder', { params: { orderId }, body: { isSeller: false } })).answer();
    },
  },
  {
    rows: ['E68-auto-flash'],
    what: 'an order from stock that we do not send in two weeks is closed',
    play: async (world) => {
      const { orderId } = await soldPair(world);
      await lapse(world, 'platform_to_ship', orderId);
      await lapse(world, 'platform_to_ship_again', orderId);
    },
  },
  {
    rows: ['E68d-flash'],
    what: 'we lose a pair from stock that is sold: its seller is paid',
    play: async (world) => {
      await loseItem(world, await soldPair(world));
    },
  },
  {
    rows: ['E40-flash', 'E45-flash'],
    what: 'an order from stock stands still for a look at it and is cancelled: the pair is in stock again',
    play: async (world) => {
      const params = { id: (await soldPair(world)).orderId };
      (await world.api.callAs(supportStaff, 'holdOrder', { params })).answer();
      const body = { fault: 'buyer', isFraud: false, reason };
      (await world.api.callAs(supportStaff, 'cancelForPlatform', { params, body })).answer();
    },
  },
];
