import { orderNumbers } from '@suki/domain/orders/order-number';

let last: number = orderNumbers.min;

/** Returns a number that no other order of this test file has. */
export function testOrderNumber(): number {
  last += 1;
  return last;
}
