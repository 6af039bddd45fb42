import { insertTestSku } from '@suki/db/testing/test-trade';
import { pesos } from '@suki/domain/money/centavos';
import { afterEach, describe, expect, test } from 'vitest';
import { liveBid } from '../support/bid-steps.ts';
import { newTrader } from '../support/trade-people.ts';
import { dealAt, listAsk } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';

/** Messages name item, size and order number (ux 12). */

const world = tradeWorld();
afterEach(async () => {
  await world.catchUp();
  await world.expectSound();
});

describe('ux 12: a message names item, size and order number', () => {
  test('in the inbox of both sides, with the page and the words of its step', async () => {
    const { seller, buyer, orderId } = await dealAt(world, 'confirming_buyer_order');
    const order = (await world.api.callAs(buyer, 'getOrder', { params: { id: orderId } })).answer();
    const named = {
      item: { id: order.item.id, name: order.item.name, size: expect.stringMatching(/^US M /), art: order.item.art },
      orderNumber: order.orderNumber,
      opens: 'order',
    };
    const messagesOf = async (person: typeof seller) =>
      (await world.api.callAs(person, 'listOrderMessages')).answer().items.filter((each) => each.orderId === orderId);
    expect(await messagesOf(seller)).toMatchObject([{ ...named, kind: 'order-confirm', linkText: 'Confirm the sale' }]);
    expect(await messagesOf(buyer)).toMatchObject([{ ...named, kind: 'order-paid', linkText: 'See your order' }]);
  });

  test('in the mail, with a picture that mail programs show', async () => {
    const { seller, buyer, orderId } = await dealAt(world, 'confirming_buyer_order');
    const order = (await world.api.callAs(buyer, 'getOrder', { params: { id: orderId } })).answer();
    await world.settle();
    const mails = await world.api.sandbox.mails(seller.email ?? '');
    const mail = mails.find(({ subject }) => subject.startsWith('Sold: confirm now'));
    expect(mail?.subject).toBe(`Sold: confirm now · ${order.item.name} · ${order.orderNumber}`);
    expect(mail?.text).toContain(`${order.item.name}\nUS M `);
    expect(mail?.html).toContain(`/art/${order.item.id}/side/320.jpeg"`);
    expect(mail?.html).toContain(`href="http://localhost:3000/order/${orderId}"`);
  });

  test('of a listing and a bid: item and size, and no number', async () => {
    const sku = await insertTestSku(world.pool);
    const [seller, bidder] = [await newTrader(world.api.dependencies), await newTrader(world.api.dependencies)];
    const { askId } = await listAsk(world, { seller, ...sku, price: pesos(5000) });
    const bidId = await liveBid(world, { bidder, ...sku, price: pesos(4000) });
    const [live] = (await world.api.callAs(seller, 'listOrderMessages')).answer().items;
    expect(live).toMatchObject({ item: { id: sku.itemId }, orderNumber: null, opens: 'ask', askId });
    const [bid] = (await world.api.callAs(bidder, 'listOrderMessages')).answer().items;
    expect(bid).toMatchObject({ item: { id: sku.itemId }, orderNumber: null, opens: 'bid', bidId });
  });
});
