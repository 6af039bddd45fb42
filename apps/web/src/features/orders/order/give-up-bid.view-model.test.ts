import { toId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { expect, test } from 'vitest';
import { costOfGivingUp } from './give-up-bid.view-model.ts';

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
