import { messageKinds } from '@suki/domain/trade/message-kinds';
import { expect, test } from 'vitest';
import { tradeWorld } from '../../testing/trade-world.ts';

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
    mail: { body: expect.stringMatching(/^Hello Bea Santos,\n[\s\S]*\/inbox\n/) },
  });
});

test('the warehouse does not see them', async () => {
  const answer = await world.api.callAs({ uid: 'wally', roles: ['warehouse'] }, 'listMessagePreviews');
  expect(answer.status).toBe(403);
});
