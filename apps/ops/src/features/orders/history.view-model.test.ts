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
    ['Courier reports the delivery; the buyer checks the item', 'Outbound (E69)'],
    ['Seller confirms the order and has to ship', 'Seller to confirm → Seller to ship (E41)'],
    ['Buyer buys at the lowest ask, which is reserved for the payment', 'New: Awaiting payment (E31)'],
  ]);
});

test('two events of one moment stay in the order in which they happened', () => {
  const lines = historyLines([
    { event: 'E41', from: 'confirming_buyer_order', to: 'seller_to_ship', actor: 'staff', at: at(1) },
    { event: 'E56', from: 'seller_to_ship', to: 'platform_received', actor: 'staff', at: at(1) },
  ]);
  expect(lines.map(({ note }) => note)).toEqual([
    'Seller to ship → To inspect (E56)',
    'Seller to confirm → Seller to ship (E41)',
  ]);
});

test('an event that this build does not know is still shown', () => {
  const [line] = historyLines([{ event: 'E99', from: 'to_pay', to: 'lost', actor: 'robot', at: at(1) }]);
  expect(line?.what).toMatch(/^robot/);
  expect(line?.note).toBe('Awaiting payment → lost (E99)');
});
