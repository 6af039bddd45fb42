import { toId } from '@suki/domain/ids/id';
import type { Message } from '@suki/sdk/types';
import { describe, expect, test } from 'vitest';
import { aboutOf, itemDetail, messageGroups } from './message-groups.view-model.ts';

const item = {
  id: toId('itm', 'itm_0000000001'),
  itemId: toId('itm', 'itm_0000000001'),
  name: 'Air Jordan 1 Retro High OG Chicago',
  size: 'US M 9 · EU 42.5',
  art: { url: '', views: [], ground: { light: '#fff', dark: '#000' } },
};
const order = (number: number) => toId('ord', `ord_000000000${number}`);
let made = 0;
const message = (change: Partial<Message> = {}): Message => {
  made += 1;
  return {
    id: toId('msg', `msg_${String(made).padStart(10, '0')}`),
    tabId: 'order',
    kind: 'order-paid',
    title: `Title ${made}`,
    text: 'Text.',
    item,
    orderNumber: 'SK-2061-1483L',
    opens: 'order',
    linkText: 'See your order',
    isRoutine: false,
    askId: null,
    bidId: null,
    orderId: order(1),
    payoutId: null,
    isRead: true,
    createdAt: '2026-11-22T04:00:00.000Z',
    ...change,
  };
};

describe('ux 44: the inbox is grouped', () => {
  test('the messages of an order are one group, which stands where its newest message stands', () => {
    const messages = [message(), message({ orderId: order(2) }), message(), message({ orderId: order(2) })];
    expect(messageGroups(messages).map(({ id, lead, folded }) => [id, lead.title, folded.length])).toEqual([
      [order(1), messages[0]?.title, 1],
      [order(2), messages[1]?.title, 1],
    ]);
  });

  test('a routine step is folded under the news before it, and still counts as unread', () => {
    const routine = message({ isRoutine: true, isRead: false });
    const news = message({ isRead: false });
    const [group] = messageGroups([routine, news, message()]);
    expect(group?.lead).toBe(news);
    expect(group?.folded[0]).toBe(routine);
    expect(group?.unreadIds).toEqual([routine.id, news.id]);
  });

  test('the newest step leads where nothing but routine has happened', () => {
    const [newest, before] = [message({ isRoutine: true }), message({ isRoutine: true })];
    expect(messageGroups([newest, before])[0]).toMatchObject({ lead: newest, folded: [before] });
  });

  test('an older page adds to groups and appends some, and moves none', () => {
    const page = [message(), message({ orderId: order(2) })];
    const older = [message({ orderId: order(3) }), message()];
    const [before, after] = [messageGroups(page), messageGroups([...page, ...older])];
    expect(after.map(({ id }) => id)).toEqual([order(1), order(2), order(3)]);
    expect(after.slice(0, before.length).map(({ lead }) => lead)).toEqual(before.map(({ lead }) => lead));
  });

  test('a message that arrives brings its order to the top', () => {
    const page = [message(), message({ orderId: order(2) })];
    const groups = messageGroups([message({ orderId: order(2) }), ...page]);
    expect(groups.map(({ id }) => id)).toEqual([order(2), order(1)]);
  });

  test.each([
    ['listing', { orderId: null, askId: toId('ask', 'ask_0000000001') }],
    ['bid', { orderId: null, bidId: toId('bid', 'bid_0000000001') }],
    ['item in our warehouse', { orderId: null }],
  ])('without an order, by %s', (_, about) => {
    expect(messageGroups([message(about), message(about)])).toHaveLength(1);
  });

  test('messages about no item stay apart', () => {
    const account = { orderId: null, item: null, orderNumber: null };
    expect(messageGroups([message(account), message(account)])).toHaveLength(2);
  });
});

describe('ux 12: a group names the thing', () => {
  test.each([
    ['of an order', message(), 'US M 9 · EU 42.5 · SK-2061-1483L'],
    ['of a listing', message({ orderNumber: null }), 'US M 9 · EU 42.5'],
    ['without an item', message({ item: null }), null],
  ])('%s', (_, about, detail) => {
    expect(itemDetail(about)).toBe(detail);
  });

  test('by its item, else by the title of the message', () => {
    expect(aboutOf(message())).toBe(item.name);
    expect(aboutOf(message({ item: null, title: 'Your payout has arrived' }))).toBe('Your payout has arrived');
  });
});
