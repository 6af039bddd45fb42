import type { HistoryEntry } from '@suki/sdk/types';
import { expect, test } from 'vitest';
import { historyLines } from './history.view-model.ts';

const at = (minute: number) => `2026-11-21T06:0${minute}:00Z`;

test('the history says who did what and where it led, latest first', () => {
  const lines = historyLines([
    { event: 'E31', from: null, to: 'to_pay', actor: 'buyer', at: at(1) },
    { event: 'E41', from: 'confirming_buyer_order', to: 'seller_to_ship', actor: 'seller', at: at(2) },
    { event: 'E69', from: 'to_receive', to: 'to_receive', actor: 'courier', at: at(3) },
  ]);
  expect(lines.map(({ what, note }) => [what, note])).toEqual([
    ['Courier reports the delivery; the buyer checks the item', 'Outbound'],
    ['Seller confirms the order and has to ship', 'Seller to confirm → Seller to ship'],
    ['Buyer buys at the lowest ask, which is reserved for the payment', 'New: Awaiting payment'],
  ]);
});

test('two events of one moment stay in the order in which they happened', () => {
  const lines = historyLines([
    { event: 'E41', from: 'confirming_buyer_order', to: 'seller_to_ship', actor: 'staff', at: at(1) },
    { event: 'E56', from: 'seller_to_ship', to: 'platform_received', actor: 'staff', at: at(1) },
  ]);
  expect(lines.map(({ note }) => note)).toEqual(['Seller to ship → To inspect', 'Seller to confirm → Seller to ship']);
});

test('an event that this build does not know is still shown', () => {
  const [line] = historyLines([{ event: 'E99', from: 'to_pay', to: 'lost', actor: 'robot', at: at(1) }]);
  expect(line?.what).toMatch(/^robot/);
  expect(line?.note).toBe('Awaiting payment → lost');
});

const stays = { from: 'seller_to_ship', to: 'seller_to_ship', at: at(1) } as const;
const closes = { from: 'seller_to_ship', to: 'transaction_closed', at: at(1) } as const;

test.each<[string, HistoryEntry, string, string]>([
  [
    'support that cancelled, and its verdict',
    { ...closes, event: 'E45-paid', actor: 'staff', by: 'Fe Ramos', said: { fault: 'seller', isFraud: true } },
    'Support (Fe Ramos) cancels a paid order whose parcel is not here: the buyer is refunded, the ask ends',
    'Fault: seller, fraud. Seller to ship → Closed',
  ],
  [
    'support that stopped the order',
    { ...stays, event: 'E40', actor: 'staff', by: 'Fe Ramos' },
    'Support (Fe Ramos) stops a paid order before its hand-over to look at it; its deadlines wait',
    'Seller to ship',
  ],
  [
    'support that let it go on before its time',
    { ...stays, event: 'E40-end', actor: 'system', by: 'Fe Ramos' },
    'Support (Fe Ramos) lets the order go on; its deadlines get the time back',
    'Seller to ship',
  ],
  [
    'the clock that let it go on',
    { ...stays, event: 'E40-end', actor: 'system' },
    'Clock lets the order go on; its deadlines get the time back',
    'Seller to ship',
  ],
  [
    'the bank that stopped it',
    { ...stays, event: 'E65-freeze', actor: 'gateway', said: { isFinal: false } },
    'Payment service reports that the bank questions the payment: the order stands still until that is decided',
    'Seller to ship',
  ],
  [
    'the warehouse that took the parcel in',
    { ...stays, to: 'platform_received', event: 'E56', actor: 'staff', by: 'Ines Cruz' },
    'Warehouse (Ines Cruz) takes the item in at the door of the warehouse',
    'Seller to ship → To inspect',
  ],
  [
    'the inspectors and what they found',
    { ...closes, event: 'E60b', actor: 'staff', by: 'Rico Salas', said: { finding: 'major_defect', inspectors: 2 } },
    'Inspector (Rico Salas) finds another item than sold, or one in bad state: refund or another ask, the deposit is kept',
    'Found: major defect, 2 inspectors. Seller to ship → Closed',
  ],
  [
    'the seller and the discount',
    { ...stays, event: 'E59d', actor: 'seller', by: 'Sam Reyes', said: { discount: 20_000 } },
    'Seller (Sam Reyes) offers a discount for the defect, once',
    '₱200 off. Seller to ship',
  ],
  [
    'the parcel that the seller sent',
    { ...stays, event: 'E47', actor: 'seller', said: { courier: 'lbcexpress', trackingNumber: 'LBC123' } },
    'Seller replaces the tracking number before the first scan',
    'Parcel LBC123. Seller to ship',
  ],
  [
    'the refund that went to the wallet',
    { ...stays, event: 'refund-to-wallet', actor: 'gateway', said: { refund: 612_000 } },
    'Payment service reports a definite failure: the money goes to the wallet, at once withdrawable',
    'Refund of ₱6,120. Seller to ship',
  ],
  [
    'security 2: who sent a refund again, and why',
    {
      ...stays,
      event: 'refund-sent-again',
      actor: 'staff',
      by: 'Fe Ramos',
      said: { refund: 612_000, reason: 'It is back.' },
    },
    'Staff (Fe Ramos) sends a refund again that the gateway has not taken, under its own key and with a reason',
    'Refund of ₱6,120, “It is back.”. Seller to ship',
  ],
  [
    'security 2: who brought an item to the door',
    { ...stays, event: 'E56', actor: 'staff', by: 'Ines Cruz', said: { handedOverBy: 'Maria Lim' } },
    'Warehouse (Ines Cruz) takes the item in at the door of the warehouse',
    'Handed over by: Maria Lim. Seller to ship',
  ],
])('the history names %s', (_who, entry, what, note) => {
  expect(historyLines([entry])).toMatchObject([{ what, note }]);
});

test('ux 45: no number of a row stands in the history', () => {
  const lines = historyLines([
    { event: 'E41', from: 'confirming_buyer_order', to: 'seller_to_ship', actor: 'seller', at: at(2) },
  ]);
  expect(JSON.stringify(lines.map(({ what, note }) => [what, note]))).not.toMatch(/E\d\d/);
});
