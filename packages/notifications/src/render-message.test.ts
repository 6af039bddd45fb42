import { couriers } from '@suki/domain/delivery/couriers';
import { kindsWithSms, messageKinds } from '@suki/domain/trade/facts/message-kinds';
import { describe, expect, test } from 'vitest';
import { placeOf, placePath } from './about/place-of.ts';
import { previewAll, sampleItem, sampleParams } from './preview.ts';
import { renderInbox, renderMessage } from './render-message.ts';
import { templatesByNoun } from './templates.table.ts';

const about = { item: sampleItem, url: 'https://suki.ph/order/ord_1' };

test('every kind of the domain can be rendered', () => {
  expect(previewAll().map(({ kind }) => kind)).toEqual(Object.keys(messageKinds));
});

test('every kind has its template in one noun only', () => {
  const kinds = Object.values(templatesByNoun).flatMap((templates) => Object.keys(templates));
  expect(kinds.toSorted()).toEqual(Object.keys(messageKinds).toSorted());
});

test('exactly the kinds that the domain names have an SMS', () => {
  expect(
    previewAll()
      .filter(({ sms }) => sms !== null)
      .map(({ kind }) => kind),
  ).toEqual(kindsWithSms);
});

test('amounts are pesos and deadlines Manila time', () => {
  expect(renderInbox({ kind: 'ask-to-pay', params: sampleParams }).text).toContain(
    '₱650 deposit by Sun 22 Nov, 3:00 PM',
  );
});

test.each(['order-sent', 'order-on-way'] as const)('%s calls the courier by name, not by its code', (kind) => {
  const text = (courier: string) => renderInbox({ kind, params: { ...sampleParams, courier } }).text;
  for (const { code, name } of couriers) {
    expect(text(code)).toContain(`with ${name}`);
    expect(text(code)).not.toContain(code);
  }
  expect(text('pigeon-post')).toContain('with pigeon-post');
});

test.each(['ask-expired', 'sale-income', 'ask-lost-inbound', 'order-rejected-fine'])(
  '%s of a listing without a deposit speaks of none',
  (kind) => {
    const { text } = renderInbox({ kind, params: { ...sampleParams, returned: 0, compensation: 0 } });
    expect(text).not.toContain('₱0');
    expect(text).not.toContain('  ');
  },
);

test.each([
  { why: 'is missing', params: {} },
  { why: 'has the wrong type', params: { total: '641000' } },
])('a parameter that $why is refused when the message is made', ({ params }) => {
  expect(() => renderMessage({ kind: 'order-paid', params }, about)).toThrow(
    'Expected parameter "total" of order-paid',
  );
});

test('an unknown kind is refused when a message is made, and readable in the inbox', () => {
  expect(() => renderMessage({ kind: 'toString', params: {} }, about)).toThrow('got "toString"');
  expect(renderInbox({ kind: 'of-the-future', params: {} }).title).not.toBe('');
});

describe('the page behind a message', () => {
  const none = { payoutId: null, orderId: null, askId: null, bidId: null };
  test.each([
    ['a payout', 'payout-succeeded', { ...none, payoutId: 'pyo_1' }, '/wallet#pyo_1'],
    ['an order and its ask', 'order-confirm', { ...none, orderId: 'ord_1', askId: 'ask_1' }, '/order/ord_1'],
    ['a listing', 'ask-live', { ...none, askId: 'ask_1' }, '/ask/ask_1'],
    ['a bid', 'bid-outbid', { ...none, bidId: 'bid_1' }, '/bid/bid_1'],
    ['income of an order', 'sale-income', { ...none, orderId: 'ord_1', askId: 'ask_1' }, '/wallet'],
    ['a changed phone number', 'phone-changed', none, '/account'],
    ['an item in our warehouse', 'stock-received', none, '/inbox'],
    ['a kind of the future', 'of-the-future', { ...none, bidId: 'bid_1' }, '/bid/bid_1'],
  ])('of %s', (_, kind, ids, path) => {
    expect(placePath(placeOf(kind, ids), ids)).toBe(path);
  });

  test('of a size that somebody waited for is that of its item', () => {
    expect(placePath(placeOf('size-arrived', none), { ...none, itemId: 'itm_1' })).toBe('/item/itm_1');
  });
});
