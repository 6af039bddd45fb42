import { patchOrder } from '@suki/db/queries/orders';
import { type Timer, timersOf } from '@suki/db/queries/timers';
import { insertTestSku } from '@suki/db/testing/test-trade';
import { withTransaction } from '@suki/db/tx';
import { HOUR_MS, MINUTE_MS } from '@suki/domain/config/durations';
import { timerWindows } from '@suki/domain/config/timers';
import { keysOf } from '@suki/domain/keys-of';
import { pesos } from '@suki/domain/money/centavos';
import { decide } from '@suki/domain/trade/decide/decide';
import { warnings } from '@suki/domain/trade/effects/warnings.table';
import type { TimerKind } from '@suki/domain/trade/facts/statuses';
import { momentText } from '@suki/notifications/format/moment-text';
import { afterEach, describe, expect, test } from 'vitest';
import { liveBid } from '../../support/bid-steps.ts';
import { quickListing } from '../../support/quick-listing.ts';
import { newTrader, type Trader } from '../../support/trade-people.ts';
import { buy, confirm, dealAt, deliver, listAsk } from '../../support/trade-steps.ts';
import { tradeWorld } from '../../support/trade-world.ts';
import { decideOnOrder } from '../rows/decide-in.ts';
import { type Warned, warnedScenes } from './warned-scenes.ts';

/** The warnings of docs/lifecycle.md#warnings, with a moved Clock. Two sweepers do every sweep at once. */

const world = tradeWorld();
afterEach(async () => {
  // Other tests may have started things that are due by now.
  await world.catchUp();
  await world.expectSound();
});

const sweepAt = async (at: Date, version?: 'answered'): Promise<void> => {
  world.api.clock.set(at);
  await Promise.all([world.sweep(version), world.sweep(version)]);
  await world.settle();
};

async function timerOf(kind: TimerKind, { entity, id }: Warned['of']): Promise<Timer> {
  const timer = (await timersOf(world.pool, entity, [id])).find((running) => running.kind === kind);
  if (timer === undefined) throw new Error(`Expected ${kind} to run for ${id}.`);
  return timer;
}

const warningsOf = async ({ userId }: Trader) =>
  (
    await world.pool.query(
      `select kind, params->>'deadline' as deadline, ask_id as "askId", bid_id as "bidId", order_id as "orderId"
       from messages where user_id = $1 and kind like '%-near' order by created_at, id`,
      [userId],
    )
  ).rows;

const phoneOf = async ({ userId }: Trader): Promise<string> =>
  (await world.pool.query('select phone_number from users where id = $1', [userId])).rows[0].phone_number;

const earlier = (moment: Date, ms: number): Date => new Date(moment.getTime() - ms);

describe.each(keysOf(warnings))('%s', (kind) => {
  test('warns who has to act once at each of its moments, and not a millisecond early', async () => {
    const { of, person, links } = await warnedScenes[kind](world);
    const { fireAt } = await timerOf(kind, of);
    const deadline = fireAt.toISOString();
    const expected = { kind: warnings[kind].kind, deadline, askId: null, bidId: null, orderId: null, ...links };
    const told = async () => (await warningsOf(person)).filter((warning) => warning.kind === expected.kind);
    for (const [index, leftMs] of timerWindows[kind].warningsMs.entries()) {
      await sweepAt(earlier(fireAt, leftMs + 1), 'answered');
      expect(await told()).toHaveLength(index);
      await sweepAt(earlier(fireAt, leftMs), 'answered');
      await sweepAt(earlier(fireAt, leftMs), 'answered');
      expect(await told()).toHaveLength(index + 1);
      expect((await told()).at(-1)).toEqual(expected);
    }
    await sweepAt(earlier(fireAt, 1), 'answered');
    expect(await told()).toHaveLength(timerWindows[kind].warningsMs.length);
    expect(await timerOf(kind, of)).toMatchObject({ fireAt, warnAt: null });
  });
});

describe('a warning', () => {
  test('says in the inbox what is due, what happens otherwise, and the moment in Manila', async () => {
    const { seller, orderId } = await dealAt(world, 'confirming_buyer_order');
    const { fireAt } = await timerOf('confirmation', { entity: 'order', id: orderId });
    await sweepAt(earlier(fireAt, 2 * HOUR_MS));
    const { items } = (await world.api.callAs(seller, 'listOrderMessages')).answer();
    expect(items.filter(({ kind }) => kind === 'order-confirm-near')).toMatchObject([
      {
        title: 'Your sale needs your answer',
        text: expect.stringContaining(momentText(fireAt.toISOString())),
        orderId,
      },
    ]);
  });

  test('is mailed, and sent by SMS where the deposit is kept otherwise', async () => {
    const { seller, orderId } = await dealAt(world, 'confirming_buyer_order');
    const { fireAt } = await timerOf('confirmation', { entity: 'order', id: orderId });
    await sweepAt(earlier(fireAt, 12 * HOUR_MS));
    const [mail] = await world.api.sandbox.mails(seller.email ?? '');
    expect(mail).toMatchObject({
      subject: expect.stringMatching(/^Your sale needs your answer · .* · SK-\d{4}-\d{4}[A-Z]$/),
      text: expect.stringContaining(`/order/${orderId}`),
    });
    const [sms] = await world.api.sandbox.sms(await phoneOf(seller));
    expect(sms?.text).toMatch(/^Suki: confirm by .* that you'll ship .*, US M \S+ \(SK-\d{4}-\d{4}[A-Z]\), or /);
    expect(sms?.text).toContain(`/order/${orderId}`);
  });
});

describe('the deadline of a raised price', () => {
  test('is told as such while the old price of an ask is live (E09)', async () => {
    const { askId, seller } = await listAsk(world, { price: pesos(5000) });
    const body = { price: pesos(9000), expiryDays: 30 };
    (await world.api.callAs(seller, 'editAsk', { params: { askId }, body })).answer();
    const { fireAt } = await timerOf('ask_deposit', { entity: 'ask', id: askId });
    await sweepAt(earlier(fireAt, 15 * MINUTE_MS));
    expect(await warningsOf(seller)).toMatchObject([{ kind: 'raise-to-pay-near', askId }]);
  });

  test('is told as such while the old price of a bid is live (E18e)', async () => {
    const bidder = await newTrader(world.api.dependencies);
    const bidId = await liveBid(world, { bidder, price: pesos(4000), ...(await insertTestSku(world.pool)) });
    const body = { price: pesos(9000), expiryDays: 30 };
    (await world.api.callAs(bidder, 'editBid', { params: { bidId }, body })).answer();
    const { fireAt } = await timerOf('bid_deposit', { entity: 'bid', id: bidId });
    await sweepAt(earlier(fireAt, 15 * MINUTE_MS));
    expect(await warningsOf(bidder)).toMatchObject([{ kind: 'raise-to-pay-near', bidId }]);
  });
});

describe('no warning', () => {
  test('comes for a timer that was stopped: the seller has confirmed', async () => {
    const deal = await dealAt(world, 'confirming_buyer_order');
    const { fireAt } = await timerOf('confirmation', { entity: 'order', id: deal.orderId });
    await confirm(world, deal);
    await sweepAt(earlier(fireAt, 12 * HOUR_MS));
    expect((await warningsOf(deal.seller)).filter(({ kind }) => kind === 'order-confirm-near')).toEqual([]);
  });

  test('comes with or after the lapse, when no worker was there or the Clock jumped', async () => {
    const deal = await dealAt(world, 'confirming_buyer_order');
    const { fireAt } = await timerOf('confirmation', { entity: 'order', id: deal.orderId });
    await sweepAt(fireAt);
    await sweepAt(new Date(fireAt.getTime() + HOUR_MS));
    expect(await world.eventsOf(deal.orderId)).toEqual(['E31', 'E32', 'E37a', 'E43']);
    expect(await warningsOf(deal.seller)).toEqual([]);
  });

  test('comes twice for two that were missed: what is left of the time is told once', async () => {
    const deal = await dealAt(world, 'confirming_buyer_order');
    const { fireAt } = await timerOf('confirmation', { entity: 'order', id: deal.orderId });
    await sweepAt(earlier(fireAt, HOUR_MS));
    await sweepAt(earlier(fireAt, 1));
    expect(await warningsOf(deal.seller)).toHaveLength(1);
  });

  test('comes for a moment that was past when the timer began: an ask that is back with a day left', async () => {
    const listing = await quickListing(world);
    const first = await timerOf('listing', { entity: 'ask', id: listing.askId });
    world.api.clock.set(earlier(first.fireAt, 25 * HOUR_MS));
    const deal = await buy(world, listing);
    await sweepAt(earlier(first.fireAt, 24 * HOUR_MS));
    const again = await timerOf('listing', { entity: 'ask', id: listing.askId });
    expect((await world.eventsOf(deal.orderId)).at(-1)).toBe('E34');
    // It was taken off with 25 hours left, so it still has its warning; off again with less, it has none.
    await sweepAt(earlier(again.fireAt, 24 * HOUR_MS));
    expect(await warningsOf(listing.seller)).toHaveLength(1);
    await buy(world, listing);
    await sweepAt(new Date(world.api.clock.now().getTime() + HOUR_MS));
    expect(await timerOf('listing', { entity: 'ask', id: listing.askId })).toMatchObject({ warnAt: null });
    expect(await warningsOf(listing.seller)).toHaveLength(1);
  });

  test('comes for a buyer who has asked to cancel while the payment is under way (E35p)', async () => {
    const deal = await buy(world, await quickListing(world));
    await withTransaction(world.pool, (tx) =>
      patchOrder(tx, deal.orderId, { cancelRequested: true }, world.api.clock.now()),
    );
    const { fireAt, warnAt } = await timerOf('payment_window', { entity: 'order', id: deal.orderId });
    expect(warnAt).toEqual(earlier(fireAt, 5 * MINUTE_MS));
    await sweepAt(earlier(fireAt, 5 * MINUTE_MS));
    expect(await warningsOf(deal.buyer)).toEqual([]);
  });
});

describe('a timer that starts again', () => {
  test('warns by its new deadline: after the corrected number (E47)', async () => {
    const deal = await dealAt(world, 'on_way_to_warehouse');
    const of = { entity: 'order', id: deal.orderId } as const;
    const first = await timerOf('first_scan', of);
    await sweepAt(earlier(first.fireAt, 24 * HOUR_MS));
    expect(await warningsOf(deal.seller)).toMatchObject([{ deadline: first.fireAt.toISOString() }]);
    await deliver(world, deal);
    const second = await timerOf('first_scan', of);
    expect(second.fireAt > first.fireAt).toBe(true);
    await sweepAt(earlier(second.fireAt, 24 * HOUR_MS + 1));
    expect(await warningsOf(deal.seller)).toHaveLength(1);
    await sweepAt(earlier(second.fireAt, 24 * HOUR_MS));
    expect((await warningsOf(deal.seller)).map(({ deadline }) => deadline)).toEqual([
      first.fireAt.toISOString(),
      second.fireAt.toISOString(),
    ]);
  });

  test('warns by its new deadline: a day more to ship (E48)', async () => {
    const deal = await dealAt(world, 'seller_to_ship');
    const of = { entity: 'order', id: deal.orderId } as const;
    const { fireAt } = await timerOf('shipment', of);
    await decideOnOrder(world, deal.orderId, (trade, { now }) =>
      decide(
        { name: 'ask_more_time', callerId: deal.seller.userId },
        { ...trade, window: { startedAt: now, fireAt } },
        now,
      ),
    );
    const later = await timerOf('shipment', of);
    await sweepAt(earlier(fireAt, 3 * HOUR_MS));
    expect(await warningsOf(deal.seller)).toEqual([]);
    await sweepAt(earlier(later.fireAt, 12 * HOUR_MS));
    expect(await warningsOf(deal.seller)).toMatchObject([{ deadline: later.fireAt.toISOString() }]);
  });
});
