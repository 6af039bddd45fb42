import { timersOf } from '@suki/db/queries/timers';
import { pesos } from '@suki/domain/money/centavos';
import type { CommandName } from '@suki/domain/trade/commands';
import { decide } from '@suki/domain/trade/decide';
import { type Deal, dealAt, deliver, lapse, type Stage } from '../../testing/trade-steps.ts';
import type { TradeWorld } from '../../testing/trade-world-on.ts';
import { decideOnAsk, decideOnOrder } from './decide-in.ts';
import type { Play } from './play.ts';

/** What a courier or the warehouse reports, with nothing beside it. */
type Report = Extract<
  CommandName,
  'inbound_lost' | 'inbound_returned' | 'lose_item' | 'outbound_returned' | 'outbound_lost' | 'inbound_search_over'
>;

const report = (world: TradeWorld, { orderId }: Deal, name: Report) =>
  decideOnOrder(world, orderId, (trade, { now }) => decide({ name }, trade, now));

const reported = (row: Play['rows'][number], what: string, stage: Stage, name: Report): Play => ({
  rows: [row],
  what,
  play: async (world) => report(world, await dealAt(world, stage), name),
});

/** A parcel whose order closed, because no courier had seen it (E52), comes in after all. */
async function lateParcel(world: TradeWorld, isCompensated: boolean): Promise<void> {
  const { orderId, askId } = await dealAt(world, 'on_way_to_warehouse');
  await lapse(world, 'T9b', orderId);
  await decideOnAsk(world, askId, ({ ask, owed }, { now }) => {
    const facts = { ask, owed, returnCost: pesos(120), isCompensated, itemValue: pesos(4600) };
    return decide({ name: 'receive_late_parcel' }, facts, now);
  });
}

/** Lifecycle, "Confirm and ship", "Warehouse check", "Sending out and finishing", nudges: rows that no other test carries out. */
export const parcelPlays: readonly Play[] = [
  {
    rows: ['E48'],
    what: 'the seller asks for a day more to ship',
    play: async (world) => {
      const { orderId, seller } = await dealAt(world, 'seller_to_ship');
      const timer = (await timersOf(world.pool, 'order', [orderId])).find(({ kind }) => kind === 'T9');
      const window = timer === undefined ? null : { startedAt: world.api.clock.now(), fireAt: timer.fireAt };
      await decideOnOrder(world, orderId, (trade, { now }) =>
        decide({ name: 'ask_more_time', callerId: seller.userId }, { ...trade, window }, now),
      );
    },
  },
  { rows: ['E52', 'E53'], what: 'the parcel of a closed order comes in', play: (world) => lateParcel(world, false) },
  {
    rows: ['E52', 'E53-ours'],
    what: 'the parcel of a closed order comes in that its seller was paid for',
    play: (world) => lateParcel(world, true),
  },
  {
    rows: ['E54-search', 'E54'],
    what: 'a parcel to us that is not found is lost',
    play: async (world) => {
      const { orderId } = await scannedDeal(world);
      await lapse(world, 'T10', orderId);
      await lapse(world, 'T10b', orderId);
    },
  },
  {
    rows: ['E54-courier'],
    what: 'the courier gives the parcel to us up',
    play: async (world) => report(world, await scannedDeal(world), 'inbound_lost'),
  },
  {
    rows: ['E55', 'E55b'],
    what: 'the courier brings the parcel back to the seller twice',
    play: async (world) => {
      const deal = await scannedDeal(world);
      await report(world, deal, 'inbound_returned');
      await deliver(world, deal);
      await report(world, deal, 'inbound_returned');
    },
  },
  reported('E60d', 'we lose an item before it passed', 'under_inspection', 'lose_item'),
  reported('E68d', 'we lose an item after it passed', 'platform_to_ship', 'lose_item'),
  {
    rows: ['E68-offer', 'E68-auto'],
    what: 'an order that we do not send in two weeks is closed',
    play: async (world) => {
      const { orderId } = await dealAt(world, 'platform_to_ship');
      await lapse(world, 'T13', orderId);
      await lapse(world, 'T13b', orderId);
    },
  },
  {
    rows: ['E72', 'E72-close'],
    what: 'a parcel that came back and whose buyer is silent ends the order',
    play: async (world) => {
      const deal = await dealAt(world, 'to_receive');
      await report(world, deal, 'outbound_returned');
      await lapse(world, 'T13r', deal.orderId);
    },
  },
  {
    rows: ['E73-search', 'E73'],
    what: 'a parcel to the buyer that is not found is lost',
    play: async (world) => {
      const { orderId } = await dealAt(world, 'to_receive');
      await lapse(world, 'T14', orderId);
      await lapse(world, 'T14b', orderId);
    },
  },
  reported('E73-courier', 'the courier gives the parcel to the buyer up', 'to_receive', 'outbound_lost'),
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
      await lapse(world, 'TR', orderId);
    },
  },
];

/** A parcel to us that the courier has in hand. */
async function scannedDeal(world: TradeWorld): Promise<Deal> {
  const deal = await dealAt(world, 'on_way_to_warehouse');
  await decideOnOrder(world, deal.orderId, (trade, { now }) =>
    decide({ name: 'courier_scanned', scannedAt: now }, trade, now),
  );
  return deal;
}
