import { loseItem } from '../../support/second-person.ts';
import { warehouseStaff } from '../../support/trade-people.ts';
import {
  courierSays,
  type Deal,
  dealAt,
  deliver,
  lapse,
  newTrackingNumber,
  payFor,
  type Stage,
  ship,
} from '../../support/trade-steps.ts';
import type { TradeWorld } from '../../support/trade-world-on.ts';
import type { Play } from './play.ts';

/** Makes a deal whose parcel to us the courier has scanned. */
async function scannedDeal(world: TradeWorld): Promise<Deal & { readonly number: string }> {
  const deal = await dealAt(world, 'seller_to_ship');
  const number = await deliver(world, deal);
  await courierSays(world, number, 'transit');
  return { ...deal, number };
}

/** Makes a deal whose parcel to the buyer came back to us. */
async function cameBack(world: TradeWorld): Promise<Deal> {
  const deal = await dealAt(world, 'platform_to_ship');
  await courierSays(world, await ship(world, deal), 'exception010');
  return deal;
}

const lost = (row: Play['rows'][number], what: string, stage: Stage): Play => ({
  rows: [row],
  what,
  play: async (world) => {
    const { orderId } = await dealAt(world, stage);
    await loseItem(world, { orderId });
  },
});

/** Rows of confirmation, shipping, the warehouse check, sending out and the nudges that no other test carries out. */
export const parcelPlays: readonly Play[] = [
  {
    rows: ['E48'],
    what: 'the seller takes a day more to ship',
    play: async (world) => {
      const { seller, orderId } = await dealAt(world, 'seller_to_ship');
      (await world.api.callAs(seller, 'askMoreTime', { params: { orderId } })).answer();
    },
  },
  {
    rows: ['E52'],
    what: 'a parcel that no courier saw in two days ends the order',
    play: async (world) => lapse(world, 'first_scan', (await dealAt(world, 'on_way_to_warehouse')).orderId),
  },
  {
    rows: ['E54-search', 'E54'],
    what: 'a parcel to us that is not found is lost',
    play: async (world) => {
      const { orderId } = await scannedDeal(world);
      await lapse(world, 'inbound_transit', orderId);
      await lapse(world, 'inbound_search', orderId);
    },
  },
  {
    rows: ['E54-courier'],
    what: 'the courier gives the parcel to us up',
    play: async (world) => courierSays(world, (await scannedDeal(world)).number, 'exception007'),
  },
  {
    rows: ['E55', 'E55b'],
    what: 'the courier brings the parcel back to the seller twice',
    play: async (world) => {
      const deal = await scannedDeal(world);
      await courierSays(world, deal.number, 'exception010');
      await courierSays(world, await deliver(world, deal), 'exception010');
    },
  },
  lost('E60d', 'we lose an item before it passed', 'under_inspection'),
  lost('E68d', 'we lose an item after it passed', 'platform_to_ship'),
  {
    rows: ['E68-offer', 'E68-auto'],
    what: 'an order that we do not send in two weeks is closed',
    play: async (world) => {
      const { orderId } = await dealAt(world, 'platform_to_ship');
      await lapse(world, 'platform_to_ship', orderId);
      await lapse(world, 'platform_to_ship_again', orderId);
    },
  },
  {
    rows: ['E72', 'E72-close'],
    what: 'a parcel that came back and whose buyer is silent ends the order',
    play: async (world) => {
      const { orderId } = await cameBack(world);
      await lapse(world, 'redelivery', orderId);
    },
  },
  {
    rows: ['E67-number'],
    what: 'the number of a parcel to the buyer was scanned wrong',
    play: async (world) => {
      const { orderId } = await dealAt(world, 'to_receive');
      const body = { courier: 'jtexpress-ph', trackingNumber: newTrackingNumber() };
      const call = { params: { id: orderId }, body };
      (await world.api.callAs(warehouseStaff, 'replaceOutboundNumber', call)).answer();
    },
  },
  {
    rows: ['E73-search', 'E73'],
    what: 'a parcel to the buyer that is not found is lost',
    play: async (world) => {
      const { orderId } = await dealAt(world, 'to_receive');
      await lapse(world, 'outbound_transit', orderId);
      await lapse(world, 'outbound_search', orderId);
    },
  },
  {
    rows: ['E32-redelivery', 'E72-paid', 'E67'],
    what: 'a parcel that came back is sent again when its buyer has paid the way',
    play: async (world) => {
      const deal = await cameBack(world);
      await payFor(world, deal);
      await ship(world, deal);
    },
  },
  {
    rows: ['E73-courier', 'E79-found'],
    what: 'a parcel to the buyer that the courier gave up is delivered after all',
    play: async (world) => {
      const deal = await dealAt(world, 'platform_to_ship');
      const number = await ship(world, deal);
      await courierSays(world, number, 'exception007');
      await courierSays(world, number, 'delivered');
    },
  },
  {
    rows: ['N4'],
    what: 'the seller asks us to hurry with the check',
    play: async (world) => {
      const { seller, askId } = await dealAt(world, 'platform_received');
      (await world.api.callAs(seller, 'rushAsk', { params: { id: askId } })).answer();
    },
  },
  {
    rows: ['N5', 'N5-late'],
    what: 'the buyer asks us to hurry, and nobody answers in four hours',
    play: async (world) => {
      const { buyer, orderId } = await dealAt(world, 'platform_received');
      (await world.api.callAs(buyer, 'rushOrder', { params: { id: orderId } })).answer();
      await lapse(world, 'rush', orderId);
    },
  },
];
