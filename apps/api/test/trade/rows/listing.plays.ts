import { pesos } from '@suki/domain/money/centavos';
import type { Listing } from '../../support/quick-listing.ts';
import { dealAt, lapse, listAsk, startDeposit } from '../../support/trade-steps.ts';
import type { TradeWorld } from '../../support/trade-world-on.ts';
import { bankTakesBack } from './bank.ts';
import type { Play } from './play.ts';

const edit = async (world: TradeWorld, { seller, askId }: Listing, price: number) =>
  (await world.api.callAs(seller, 'editAsk', { params: { askId }, body: { price, expiryDays: 30 } })).answer();

async function payRest(world: TradeWorld, listing: Listing): Promise<void> {
  const { id } = await startDeposit(world, listing);
  await world.api.sandbox.control(`/payments/${id}/approve`);
  await world.settle();
}

/** Rows of listing that no other test carries out. */
export const listingPlays: readonly Play[] = [
  {
    rows: ['E09'],
    what: 'a live ask gets a lower price at once',
    play: async (world) => edit(world, await listAsk(world), pesos(4500)),
  },
  {
    rows: ['E09-raise', 'E09p'],
    what: 'a higher price waits for the rest of its deposit, and is live when that is paid',
    play: async (world) => {
      const listing = await listAsk(world);
      await edit(world, listing, pesos(9000));
      await payRest(world, listing);
    },
  },
  {
    rows: ['T1x', 'E09-lapse', 'E09p-drop'],
    what: 'a higher price whose deposit comes too late was dropped, and the money goes back',
    play: async (world) => {
      const listing = await listAsk(world);
      await edit(world, listing, pesos(9000));
      const { id } = await startDeposit(world, listing);
      await lapse(world, 'ask_deposit', listing.askId);
      await lapse(world, 'ask_deposit', listing.askId);
      await world.api.sandbox.control(`/payments/${id}/approve`);
      await world.settle();
    },
  },
  {
    rows: ['E11'],
    what: 'the bank takes back the deposit of a live ask',
    play: async (world) => bankTakesBack(world, { entity: 'ask', id: (await listAsk(world)).askId }),
  },
  {
    rows: ['E11b', 'E11b-paid'],
    what: 'the bank takes back the deposit of a running trade, and the seller pays it again',
    play: async (world) => {
      const deal = await dealAt(world, 'seller_to_ship', await listAsk(world));
      await bankTakesBack(world, { entity: 'ask', id: deal.askId });
      await payRest(world, deal);
    },
  },
  {
    rows: ['E11b-late'],
    what: 'the bank takes back a deposit that had gone back',
    play: async (world) => {
      const { seller, askId } = await listAsk(world);
      (await world.api.callAs(seller, 'cancelAsk', { params: { id: askId } })).answer();
      await world.settle();
      await bankTakesBack(world, { entity: 'ask', id: askId });
    },
  },
  {
    rows: ['E77'],
    what: 'the seller changes the return address',
    play: async (world) => {
      const { seller, askId } = await listAsk(world);
      const body = {
        recipient: 'Ana Cruz',
        phoneNumber: '09171112222',
        psgc: '1380600001',
        street: '9 Rosal',
        postalCode: null,
        landmark: null,
      };
      const { id } = (await world.api.callAs(seller, 'createAddress', { body })).answer();
      const call = { params: { askId }, body: { returnAddress: id } };
      (await world.api.callAs(seller, 'changeReturnAddress', call)).answer();
    },
  },
];
