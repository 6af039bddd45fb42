import { toId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import type { Role } from '@suki/domain/trade/view/role';
import { viewOrder } from '@suki/domain/trade/view/view';
import { expect, test } from 'vitest';
import { costOfGivingUp, giveUpWords, mayGiveUp } from './give-up-bid.view-model.ts';

const orderId = toId('ord', 'ord_0000000001');
const bids = [
  { orderId: null, deposit: { amount: pesos(100) } },
  { orderId, deposit: { amount: pesos(450) } },
];

test('giving up an accepted bid costs the whole deposit of that bid', () => {
  expect(costOfGivingUp(bids, orderId)).toBe('₱450');
});

test('nothing is promised while the bid is not known', () => {
  expect(costOfGivingUp([], orderId)).toBeNull();
});

test.each([
  { role: 'buyer', origin: 'bid', status: 'to_pay', isThere: true },
  { role: 'buyer', origin: 'bid', status: 'seller_to_ship', isThere: false },
  { role: 'buyer', origin: 'buy_now', status: 'to_pay', isThere: false },
  { role: 'seller', origin: 'bid', status: 'to_pay', isThere: false },
] as const)(
  'the button for a $role of an order by $origin in $status: $isThere',
  ({ role, origin, status, isThere }) => {
    const order = { status, origin, cancelRequested: false, deliveryAt: null, inboundScannedAt: null, closure: null };
    const { actions } = viewOrder({ order, role: role satisfies Role, timers: [] });
    expect(mayGiveUp({ next: { actions: [...actions] } })).toBe(isThere);
  },
);

test('question and answer name the cost, and say that something is kept before it is known', () => {
  const known = giveUpWords('₱450');
  expect([known.text, known.yes]).toEqual([
    expect.stringContaining('we keep ₱450 of your deposit'),
    'Give it up, costs ₱450',
  ]);
  expect(giveUpWords(null).text).toContain('we keep your deposit');
});
