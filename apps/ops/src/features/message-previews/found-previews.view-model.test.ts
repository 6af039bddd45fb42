import type { MessagePreview } from '@suki/sdk/types';
import { describe, expect, test } from 'vitest';
import { foundPreviews, previewTab, senderLines } from './found-previews.view-model.ts';

const base: MessagePreview = {
  kind: 'order-paid',
  tabId: 'order',
  sentBy: [{ event: 'E33', to: 'buyer', title: 'reports the payment' }],
  inbox: { title: 'You paid ₱6,410', text: 'The seller has two days to confirm.' },
  mail: { subject: 'Paid', body: 'Hello Bea Santos,' },
  sms: null,
};
const payout: MessagePreview = {
  ...base,
  kind: 'payout-failed',
  tabId: 'payment',
  sentBy: [],
  inbox: { title: 'Your bank refused', text: 'The money is in your wallet again.' },
  sms: 'Suki: your bank refused the payout.',
};

describe('what is found', () => {
  test.each([
    { why: 'everything without words', tab: 'all', words: ' ', found: ['order-paid', 'payout-failed'] },
    { why: 'one tab', tab: 'payment', words: '', found: ['payout-failed'] },
    { why: 'the kind', tab: 'all', words: 'order-paid', found: ['order-paid'] },
    { why: 'the event that sends it', tab: 'all', words: 'e33', found: ['order-paid'] },
    { why: 'words of different texts, in any case', tab: 'all', words: 'HELLO confirm', found: ['order-paid'] },
    { why: 'words of the SMS', tab: 'all', words: 'suki: your', found: ['payout-failed'] },
    { why: 'nothing when a word is missing', tab: 'all', words: 'hello lazada', found: [] },
  ] as const)('by $why', ({ tab, words, found }) => {
    expect(foundPreviews([base, payout], { tab, words }).map(({ kind }) => kind)).toEqual(found);
  });
});

test.each([
  ['payment', 'payment'],
  ['nonsense', 'all'],
  [null, 'all'],
] as const)('the address ?tab=%s opens the tab %s', (name, tab) => {
  expect(previewTab(name)).toBe(tab);
});

test('each row that sends a message is told, and what has no row says so', () => {
  expect(senderLines(base)).toEqual(['E33, to the buyer: reports the payment']);
  expect(senderLines(payout)).toEqual(['Sent by a timer, a payout or a change in the book']);
});
