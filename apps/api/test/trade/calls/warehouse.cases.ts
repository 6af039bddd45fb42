import { insertTestSku } from '@suki/db/testing/test-trade';
import { limits } from '@suki/domain/config/limits';
import { pesos } from '@suki/domain/money/centavos';
import { dropOff } from '../../support/drop-off.ts';
import { nobodysIds } from '../../support/nobodys-ids.ts';
import { inspector, secondInspector, type Trader, warehouseStaff } from '../../support/trade-people.ts';
import { newKey, newTrackingNumber, passBody, postAsk } from '../../support/trade-steps.ts';
import type { CallCase } from './case.ts';
import { discontinue, type Scenes, suspend, withoutPhone } from './scenes.ts';

const price = pesos(6000);

/** Makes a pair that somebody has brought in. */
async function brought({ person, world }: Scenes, change: object = {}) {
  const seller = await person();
  const sku = await insertTestSku(world.pool);
  return { seller, sku, input: await storing(world, { seller, skuId: sku.skuId, change }) };
}

type Stored = { readonly seller: Trader; readonly skuId: string; readonly change?: object };

const storing = async ({ api }: Scenes['world'], { seller, skuId, change = {} }: Stored) => ({
  body: { code: await dropOff(api, seller), skuId, price, expiryDays: 30, ...change },
  idempotencyKey: newKey(),
});

/** Calls of the staff whose answers no other test shows. */
export const warehouseCases: readonly CallCase[] = [
  {
    call: 'getStaffOrder',
    refusal: 'ORDER_NOT_FOUND',
    what: 'an order that does not exist',
    arrange: async () => ({ as: inspector, input: { params: { id: nobodysIds.orderId } } }),
  },
  {
    call: 'beginInspection',
    refusal: 'ORDER_NOT_FOUND',
    what: 'an order that does not exist',
    arrange: async () => ({ as: inspector, input: { params: { id: nobodysIds.orderId } } }),
  },
  {
    call: 'handToCourier',
    refusal: 'ORDER_NOT_FOUND',
    what: 'an order that does not exist',
    arrange: async () => {
      const body = { courier: 'ninjavan-ph', trackingNumber: newTrackingNumber() };
      return { as: warehouseStaff, input: { params: { id: nobodysIds.orderId }, body } };
    },
  },
  {
    call: 'passInspection',
    refusal: 'ORDER_NOT_FOUND',
    what: 'an order that does not exist',
    arrange: async ({ world }) => ({
      as: inspector,
      input: { params: { id: nobodysIds.orderId }, body: await passBody(world) },
    }),
  },
  {
    call: 'beginInspection',
    refusal: 'NOT_ALLOWED_NOW',
    what: 'a pair that another inspector has taken',
    arrange: async ({ deal }) => ({
      as: secondInspector,
      input: { params: { id: (await deal('under_inspection')).orderId } },
    }),
  },
  {
    call: 'passInspection',
    refusal: 'NOT_ALLOWED_NOW',
    what: 'a pair that has passed',
    arrange: async ({ deal, world }) => ({
      as: inspector,
      input: { params: { id: (await deal('platform_to_ship')).orderId }, body: await passBody(world) },
    }),
  },
  {
    call: 'handToCourier',
    refusal: 'TRACKING_NUMBER_INVALID',
    what: 'a number that is not one of this courier’s',
    arrange: async ({ deal }) => {
      const body = { courier: 'ninjavan-ph', trackingNumber: 'no number!' };
      return { as: warehouseStaff, input: { params: { id: (await deal('platform_to_ship')).orderId }, body } };
    },
  },
  {
    call: 'replaceOutboundNumber',
    refusal: 'ORDER_NOT_FOUND',
    what: 'an order that does not exist',
    arrange: async () => {
      const body = { courier: 'ninjavan-ph', trackingNumber: newTrackingNumber() };
      return { as: warehouseStaff, input: { params: { id: nobodysIds.orderId }, body } };
    },
  },
  {
    call: 'storeCheckedPair',
    refusal: 'ITEM_NOT_LISTED',
    what: 'an item that is not traded any more',
    arrange: async (scenes) => {
      const { sku, input } = await brought(scenes);
      await discontinue(scenes.world, sku);
      return { as: warehouseStaff, input };
    },
  },
  {
    call: 'storeCheckedPair',
    refusal: 'ACCOUNT_SUSPENDED',
    what: 'a seller who is suspended',
    arrange: async (scenes) => {
      const { seller, input } = await brought(scenes);
      await suspend(scenes.world, seller);
      return { as: warehouseStaff, input };
    },
  },
  {
    call: 'storeCheckedPair',
    refusal: 'PHONE_NOT_VERIFIED',
    what: 'a seller without a phone',
    arrange: async (scenes) => {
      const { seller, input } = await brought(scenes);
      await withoutPhone(scenes.world, seller);
      return { as: warehouseStaff, input };
    },
  },
  {
    call: 'storeCheckedPair',
    refusal: 'ADDRESS_NOT_FOUND',
    what: 'a seller to whom nothing can be sent back',
    arrange: async (scenes) => {
      const { seller, input } = await brought(scenes);
      (await scenes.world.api.callAs(seller, 'deleteAddress', { params: { id: seller.addressId } })).answer();
      return { as: warehouseStaff, input };
    },
  },
  {
    call: 'storeCheckedPair',
    refusal: 'TOO_MANY_UNPAID_ASKS',
    what: `a seller with ${limits.unpaidAsks} asks that wait for their deposits`,
    arrange: async (scenes) => {
      const { seller, sku, input } = await brought(scenes);
      for (let count = 0; count < limits.unpaidAsks; count += 1) await postAsk(scenes.world, { seller, ...sku, price });
      return { as: warehouseStaff, input };
    },
  },
  {
    call: 'storeCheckedPair',
    refusal: 'TOO_MANY_LIVE_ASKS',
    what: `a seller with ${limits.liveAsksPerSku} pairs of this size on sale`,
    arrange: async (scenes) => {
      const { seller, sku, input } = await brought(scenes);
      for (let count = 0; count < limits.liveAsksPerSku; count += 1) {
        const more = await storing(scenes.world, { seller, skuId: sku.skuId });
        (await scenes.world.api.callAs(warehouseStaff, 'storeCheckedPair', more)).answer();
      }
      return { as: warehouseStaff, input };
    },
  },
];
