import { messageKinds } from '@suki/domain/trade/facts/message-kinds';
import { expect, test } from 'vitest';
import { tradeWorld } from '../../../../test/support/trade-world.ts';

const world = tradeWorld();
const support = { uid: 'sol', roles: ['support'] as const };
const previews = async () => (await world.api.callAs(support, 'listMessagePreviews')).answer();

test('support reads every message that Suki can send, in the order of the domain’s list', async () => {
  const { items } = await previews();
  expect(items.map(({ kind }) => kind)).toEqual(Object.keys(messageKinds));
});

test('a message names the rows that send it, and its mail greets and leads somewhere', async () => {
  const { items } = await previews();
  expect(items.find(({ kind }) => kind === 'order-confirm')).toMatchObject({
    tabId: 'order',
    sentBy: [
      { event: 'E37a', to: 'seller' },
      { event: 'E78', to: 'seller' },
    ],
    mail: { body: expect.stringMatching(/^Hello Bea Santos,\n[\s\S]*\/order\/ord_\w+\n/), html: null },
  });
});

test('a warning names the timers that send it, and how much time is left then', async () => {
  const { items } = await previews();
  expect(items.find(({ kind }) => kind === 'order-confirm-near')).toMatchObject({
    tabId: 'order',
    sentBy: [{ event: 'confirmation', to: 'seller', title: expect.stringContaining('12 hours, 2 hours') }],
    sms: expect.stringContaining('we keep your deposit'),
  });
  expect(items.find(({ kind }) => kind === 'raise-to-pay-near')?.sentBy.map(({ event, to }) => [event, to])).toEqual([
    ['ask_deposit', 'seller'],
    ['bid_deposit', 'buyer'],
  ]);
});

test('one message is read with its mail as mail programs show it; an unknown kind has none', async () => {
  const read = async (kind: string) =>
    (await world.api.callAs(support, 'listMessagePreviews', { query: { kind } })).answer().items;
  const [{ kind, mail }] = (await read('order-confirm')) as [Awaited<ReturnType<typeof read>>[number]];
  expect(kind).toBe('order-confirm');
  expect(mail.html).toMatch(/<h1[^>]*>Sold: confirm now<\/h1>/);
  expect(await read('no-such-kind')).toEqual([]);
});

test('the warehouse does not see them', async () => {
  const answer = await world.api.callAs({ uid: 'wally', roles: ['warehouse'] }, 'listMessagePreviews');
  expect(answer.status).toBe(403);
});
