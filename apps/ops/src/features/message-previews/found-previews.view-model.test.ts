import type { MessagePreview } from '@suki/sdk/types';
import { describe, expect, test } from 'vitest';
import { countText, foundPreviews, previewHref, senderFacts, withoutStyleSheet } from './found-previews.view-model.ts';

const base: MessagePreview = {
  kind: 'order-paid',
  tabId: 'order',
  sentBy: [{ event: 'E33', to: 'buyer', title: 'reports the payment' }],
  inbox: { title: 'You paid ₱6,410', text: 'The seller has two days to confirm.', linkText: 'See it' },
  mail: { subject: 'Paid', body: 'Hello Bea Santos,', html: null },
  sms: null,
};
const payout: MessagePreview = {
  ...base,
  kind: 'payout-failed',
  tabId: 'payment',
  sentBy: [],
  inbox: { title: 'Your bank refused', text: 'The money is in your wallet again.', linkText: 'See it' },
  sms: 'Suki: your bank refused the payout.',
};

describe('a search finds the messages', () => {
  test.each([
    { why: 'everything without words', words: ' ', found: ['order-paid', 'payout-failed'] },
    { why: 'the kind', words: 'order-paid', found: ['order-paid'] },
    { why: 'the event that sends it', words: 'e33', found: ['order-paid'] },
    { why: 'words of different texts, in any case', words: 'HELLO confirm', found: ['order-paid'] },
    { why: 'words of the SMS', words: 'suki: your', found: ['payout-failed'] },
    { why: 'nothing when a word is missing', words: 'hello lazada', found: [] },
  ] as const)('by $why', ({ words, found }) => {
    const previews = foundPreviews([base, payout], words).flatMap((group) => group.previews);
    expect(previews.map(({ kind }) => kind)).toEqual(found);
  });
});

test('each message stands in the part of the inbox that people find it in; a part without any is left out', () => {
  expect(foundPreviews([payout, base], '').map(({ title }) => title)).toEqual(['Orders', 'Payments']);
  expect(foundPreviews([payout, base], 'payout').map(({ title }) => title)).toEqual(['Payments']);
});

test('the number of found messages is shown in words', () => {
  expect(countText(foundPreviews([base, payout], ''))).toBe('2 messages');
  expect(countText(foundPreviews([base, payout], 'payout'))).toBe('1 message');
});

test.each([
  ['', undefined, '/messages'],
  ['paid late', undefined, '/messages?words=paid+late'],
  ['', 'order-paid', '/messages?kind=order-paid'],
  ['paid', 'order-paid', '/messages?words=paid&kind=order-paid'],
] as const)('the words "%s" and the kind %s stand in the address %s', (words, kind, address) => {
  expect(previewHref(words, kind)).toBe(address);
});

test('ux 45: what sends a message is told in words, by its receiver, without a number of a row', () => {
  const twice = { ...base, sentBy: [...base.sentBy, { event: 'E35p-paid', to: 'buyer', title: 'pays late' }] };
  expect(senderFacts(twice)).toEqual([{ name: 'To the buyer', value: 'reports the payment; pays late' }]);
  expect(senderFacts(base)).toEqual([{ name: 'To the buyer', value: 'reports the payment' }]);
  expect(senderFacts(payout)).toEqual([{ name: 'Sent by', value: 'A payout or a change in the book' }]);
});

test('the mail is shown without its style sheet, which the policy of the console refuses', () => {
  const html = '<head><style>\np { color: red }\n</style></head><p style="color:#15130f">Hello</p>';
  expect(withoutStyleSheet(html)).toBe('<head></head><p style="color:#15130f">Hello</p>');
});
