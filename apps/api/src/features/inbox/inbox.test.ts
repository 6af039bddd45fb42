import { insertMessages } from '@suki/db/queries/inbox';
import { withTransaction } from '@suki/db/tx';
import { type MessageId, toId, type UserId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { describe, expect, test } from 'vitest';
import { shows } from '../../../test/support/evidence.ts';
import { platformTestApi } from '../../../test/support/platform-test-api.ts';
import { notifyTrade } from '../../jobs/notify-trade.worker.ts';

const world = platformTestApi();
let counter = 0;
const newPerson = async (change: { email?: string; name?: string } = {}) => {
  counter += 1;
  const person = { uid: `person-${counter}`, ...change };
  return { person, userId: (await world.api.callAs(person, 'getUser')).answer().userId };
};
const send = async (messages: readonly { readonly id: MessageId }[]) => {
  const wanted = messages.map(({ id }) => ({ messageId: id }));
  await Promise.all(await notifyTrade.work(wanted, world.api.dependencies));
};
const tell = (userId: UserId) =>
  withTransaction(world.pool, (tx) =>
    insertMessages(
      tx,
      [
        { to: userId, tab: 'order', kind: 'order-paid', params: { total: 641_000 } },
        {
          to: userId,
          tab: 'order',
          kind: 'order-confirm',
          params: { price: 625_000, income: 580_000, deadline: '2026-11-22T07:00:00.000Z' },
        },
        { to: userId, tab: 'payment', kind: 'order-refunded', params: { refund: 641_000 } },
      ],
      { at: world.api.clock.now() },
    ),
  );

describe('the inbox', () => {
  test('shows each tab in words, newest first, and counts what is unread', async () => {
    shows('listPlatformMessages success');
    const { person, userId } = await newPerson();
    await tell(userId);
    const order = (await world.api.callAs(person, 'listOrderMessages')).answer();
    expect(order.items.map(({ kind }) => kind).sort()).toEqual(['order-confirm', 'order-paid']);
    expect(order.items.find(({ kind }) => kind === 'order-paid')).toMatchObject({
      tabId: 'order',
      title: 'Your order is paid',
      text: expect.stringContaining('₱6,410'),
      isRead: false,
      isRoutine: false,
    });
    expect((await world.api.callAs(person, 'listPaymentMessages')).answer().items).toHaveLength(1);
    expect((await world.api.callAs(person, 'listPlatformMessages')).answer().items).toEqual([]);
    expect((await world.api.callAs(person, 'getUser')).answer()).toMatchObject({
      orderMsgUnreadCount: 2,
      paymentMsgUnreadCount: 1,
      platformMsgUnreadCount: 0,
    });
  });

  test('marks some of a tab, or everything, as read', async () => {
    shows('readOrderMessages success', 'readAllMessages success');
    const { person, userId } = await newPerson();
    await tell(userId);
    const [first] = (await world.api.callAs(person, 'listOrderMessages')).answer().items;
    const ids = [first?.id ?? ''];
    const counts = (await world.api.callAs(person, 'readOrderMessages', { body: { ids } })).answer();
    expect(counts).toEqual({ order: 1, payment: 1, platform: 0 });
    expect((await world.api.callAs(person, 'readAllMessages')).answer()).toEqual({ order: 0, payment: 0, platform: 0 });
  });

  test('of somebody else stays unread whatever a stranger sends', async () => {
    const owner = await newPerson();
    const stranger = await newPerson();
    await tell(owner.userId);
    const { items } = (await world.api.callAs(owner.person, 'listOrderMessages')).answer();
    await world.api.callAs(stranger.person, 'readOrderMessages', { body: { ids: items.map(({ id }) => id) } });
    expect((await world.api.callAs(owner.person, 'getUser')).answer().orderMsgUnreadCount).toBe(2);
    expect((await world.api.callAs(stranger.person, 'listOrderMessages')).answer().items).toEqual([]);
  });

  test('an order of the list that messages do not have is their own order', async () => {
    const { person, userId } = await newPerson();
    await tell(userId);
    const query = { orderBy: 'updatedAt', order: 'asc' };
    expect((await world.api.callAs(person, 'listOrderMessages', { query })).answer().items).toHaveLength(2);
  });
});

describe('the job that tells people', () => {
  const messageIds = async (userId: UserId) => {
    const { rows } = await world.pool.query('select id, kind from messages where user_id = $1 order by kind', [userId]);
    return rows;
  };

  test('mails what the inbox says, with a link to the page, and writes SMS only for urgent kinds', async () => {
    const { userId } = await newPerson({ email: 'mail-me@suki.test', name: 'Mai Lim' });
    await world.pool.query(`update users set phone_number = '+639179999999', phone_verified_at = now() where id = $1`, [
      userId,
    ]);
    await tell(userId);
    await send(await messageIds(userId));
    const mails = await world.api.sandbox.mails('mail-me@suki.test');
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'Sold: confirm now',
      'Your order is paid',
      'Your refund is on its way',
    ]);
    expect(mails.every(({ text }) => text.startsWith('Hello Mai Lim,'))).toBe(true);
    expect(mails.every(({ text }) => text.includes('http://localhost:3000/'))).toBe(true);
    expect(mails.every(({ html }) => html.includes('href="http://localhost:3000/'))).toBe(true);
    expect(await world.api.sandbox.sms('+639179999999')).toMatchObject([
      { text: expect.stringContaining('you sold your item for P6,250') },
    ]);
  });

  test('leads from a message on a bid to the page of the bid, in the mail and in the inbox', async () => {
    const { person, userId } = await newPerson({ email: 'bidder@suki.test' });
    const bidId = toId('bid', 'bid_0000000001');
    const outbid = { to: userId, tab: 'order', kind: 'bid-outbid', bidId, params: { price: pesos(8_000) } } as const;
    await withTransaction(world.pool, (tx) => insertMessages(tx, [outbid], { at: world.api.clock.now() }));
    await send(await messageIds(userId));
    expect(await world.api.sandbox.mails('bidder@suki.test')).toMatchObject([
      { text: expect.stringContaining(`/bid/${bidId}`) },
    ]);
    expect((await world.api.callAs(person, 'listOrderMessages')).answer().items).toMatchObject([
      { bidId, askId: null, orderId: null, opens: 'bid', linkText: 'Raise your bid' },
    ]);
  });

  test('sends no mail to somebody without an address, and is quiet about a message that is gone', async () => {
    const { userId } = await newPerson();
    await tell(userId);
    await send(await messageIds(userId));
    const [gone] = await messageIds(userId);
    await world.pool.query('delete from messages where id = $1', [gone.id]);
    await send([gone]);
    expect(await world.api.sandbox.mails('')).toEqual([]);
  });

  test('fails when the mail service is away, so that the queue tries it again', async () => {
    const { userId } = await newPerson({ email: 'later@suki.test' });
    await tell(userId);
    const [first] = await messageIds(userId);
    await world.api.sandbox.control('/faults', { provider: 'mail', count: 1 });
    await expect(send([first])).rejects.toThrow('mail service');
    await send([first]);
    expect(await world.api.sandbox.mails('later@suki.test')).toHaveLength(1);
  });
});
