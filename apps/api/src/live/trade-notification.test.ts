import { expect, test } from 'vitest';
import { eventsOf } from './trade-notification.ts';

test.each([
  {
    what: 'an order concerns both sides',
    payload: { entity: 'order', id: 'ord_1', userIds: ['usr_b', 'usr_s'] },
    events: [
      { kind: 'order', id: 'ord_1', userId: 'usr_b' },
      { kind: 'order', id: 'ord_1', userId: 'usr_s' },
    ],
  },
  {
    what: 'somebody who is on both sides is told once',
    payload: { entity: 'order', id: 'ord_1', userIds: ['usr_b', 'usr_b'] },
    events: [{ kind: 'order', id: 'ord_1', userId: 'usr_b' }],
  },
  {
    what: 'the prices of a size concern everybody',
    payload: { entity: 'book', id: 'sku_1', itemId: 'itm_1', userIds: [] },
    events: [{ kind: 'book', id: 'sku_1' }],
  },
  {
    what: 'something private without an owner is told to nobody',
    payload: { entity: 'ask', id: 'ask_1', userIds: [] },
    events: [],
  },
  { what: 'an unknown kind is told to nobody', payload: { entity: 'secret', id: 'x', userIds: ['usr_b'] }, events: [] },
])('$what', ({ payload, events }) => {
  expect(eventsOf(JSON.stringify(payload))).toEqual(events);
});

test.each(['', 'not json', '[]', 'null'])('"%s" breaks nothing', (payload) => {
  expect(eventsOf(payload)).toEqual([]);
});
