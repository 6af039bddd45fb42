import type { OperationId } from '@suki/contract/routes';
import { limits } from '@suki/domain/config/limits';
import { pesos } from '@suki/domain/money/centavos';
import { acceptLaterCall, liveBid } from '../../support/bid-steps.ts';
import { nobodysIds } from '../../support/nobodys-ids.ts';
import type { Trader } from '../../support/trade-people.ts';
import { listAsk, newKey, payBody, postAsk } from '../../support/trade-steps.ts';
import type { CallCase } from './case.ts';
import { discontinue, type Scenes, type Wanted, withoutPhone } from './scenes.ts';

type Way = 'acceptBid' | 'acceptBidWithoutPay';

function accepting(call: OperationId, seller: Trader, skuId: string, more: object = {}) {
  const payment = call === 'acceptBid' ? { payment: payBody() } : {};
  const body = { skuId, floorPrice: null, returnAddressId: seller.addressId, ...payment, ...more };
  return { as: seller, input: { body, idempotencyKey: newKey() } };
}

/** Refusals that both calls give. */
const ofBoth = (call: Way): readonly CallCase[] => [
  {
    call,
    refusal: 'SKU_NOT_FOUND',
    what: 'a size that does not exist',
    arrange: async ({ person }) => accepting(call, await person(), nobodysIds.skuId),
  },
  {
    call,
    refusal: 'PHONE_NOT_VERIFIED',
    what: 'a seller without a phone',
    arrange: async ({ world, bid, person }) => {
      const seller = await person();
      await withoutPhone(world, seller);
      return accepting(call, seller, (await bid()).skuId);
    },
  },
  {
    call,
    refusal: 'ITEM_NOT_LISTED',
    what: 'an item that is not traded any more',
    arrange: async (scenes) => {
      const { skuId } = await goneBid(scenes);
      return accepting(call, await scenes.person(), skuId);
    },
  },
  {
    call,
    refusal: 'TOO_MANY_UNPAID_ASKS',
    what: `a seller with ${limits.unpaidAsks} asks that wait for their deposits`,
    arrange: async (scenes) => accepting(call, await sellerInDebt(scenes), (await scenes.bid()).skuId),
  },
  {
    call,
    refusal: 'NOT_ALLOWED_NOW',
    what: 'with an ask of the own that is not live',
    arrange: async ({ bid, unpaidAsk }) => {
      const { seller, askId } = await unpaidAsk();
      return accepting(call, seller, (await bid()).skuId, { askId });
    },
  },
];

const goneBid = ({ once, world, person }: Scenes) =>
  once('bid on a discontinued item', async () => {
    const { itemId, skuId } = await listAsk(world);
    await liveBid(world, { itemId, skuId, bidder: await person(), price: pesos(4000) });
    await discontinue(world, { itemId });
    return { skuId };
  });

const sellerInDebt = ({ once, world, person, listing }: Scenes) =>
  once('seller with unpaid asks', async () => {
    const seller = await person();
    const { itemId, skuId } = await listing();
    for (let count = 0; count < limits.unpaidAsks; count += 1) {
      await postAsk(world, { seller, itemId, skuId, price: pesos(6000) });
    }
    return seller;
  });

const shown = async ({ bid, person }: Scenes): Promise<{ seller: Trader; wanted: Wanted }> => ({
  seller: await person(),
  wanted: await bid(),
});

/** Acceptances of a bid whose answers no other test shows. */
export const acceptingCases: readonly CallCase[] = [
  ...ofBoth('acceptBid'),
  ...ofBoth('acceptBidWithoutPay'),
  {
    call: 'acceptBid',
    refusal: 'BID_GONE',
    what: 'a size for which nobody bids',
    arrange: async ({ listing, person }) => accepting('acceptBid', await person(), (await listing()).skuId),
  },
  {
    call: 'acceptBid',
    refusal: 'OWN_ENTRY',
    what: 'the only bid is the seller’s own',
    arrange: async ({ bid }) => accepting('acceptBid', (await bid()).bidder, (await bid()).skuId),
  },
  {
    call: 'acceptBid',
    refusal: 'BELOW_FLOOR',
    what: 'a bid below the floor of the seller',
    arrange: async (scenes) => {
      const { seller, wanted } = await shown(scenes);
      return accepting('acceptBid', seller, wanted.skuId, { floorPrice: pesos(4050) });
    },
  },
  {
    call: 'acceptBid',
    refusal: 'ACCEPTANCE_UNPAID',
    what: 'a seller who has not paid for the last one',
    arrange: async (scenes) => {
      const { world, person, once, bid } = scenes;
      const seller = await once('seller with an unpaid acceptance', async () => {
        const one = await person();
        const { itemId, skuId } = await listAsk(world);
        await liveBid(world, { itemId, skuId, bidder: await person(), price: pesos(4000) });
        (await acceptLaterCall(world, one, { skuId })).answer();
        return one;
      });
      return accepting('acceptBid', seller, (await bid()).skuId);
    },
  },
];
