import { expect, test } from 'vitest';
import { eventOf } from './trade-notification.ts';

test.each([
  {
    what: 'an order concerns both sides',
    payload: { entity: 'order', id: 'ord_1', userIds: ['usr_b', 'usr_s'] },
    event: { kind: 'order', id: 'ord_1', audience: ['usr_b', 'usr_s'] },
  },
  {
    what: 'a bid concerns its bidder',
    payload: { entity: 'bid', id: 'bid_1', userIds: ['usr_b'] },
    event: { kind: 'bid', id: 'bid_1', audience: ['usr_b'] },
  },
  {
    what: 'the book of a size is told by its viewers, not by users',
    payload: { entity: 'book', id: 'sku_1', itemId: 'itm_1', userIds: [] },
    event: { kind: 'book', id: 'sku_1', audience: [] },
  },
  {
    what: 'an alert belongs to nobody but the staff',
    payload: { entity: 'alert', id: 'alr_1', userIds: [] },
    event: { kind: 'alert', id: 'alr_1', audience: [] },
  },
  {
    what: 'something private without an owner is told to nobody',
    payload: { entity: 'ask', id: 'ask_1', userIds: [] },
    event: { kind: 'ask', id: 'ask_1', audience: [] },
  },
  {
    what: 'an unknown kind is told to nobody',
    payload: { entity: 'secret', id: 'x', userIds: ['usr_b'] },
    event: undefined,
  },
])('$what', ({ payload, event }) => {
  expect(eventOf(JSON.stringify(payload))).toEqual(event);
});

test.each(['', 'not json', '[]', 'null'])('"%s" breaks nothing', (payload) => {
  expect(eventOf(payload)).toBeUndefined();
});
