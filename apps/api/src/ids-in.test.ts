import { expect, test } from 'vitest';
import { idsIn } from './ids-in.ts';

const orderId = 'ord_01m843rhg6eh2zxamdng45jpmy';
const userId = 'usr_01m843rhg6eh2zxamdng45jpmz';

test.each([
  ['a text', orderId, [orderId]],
  ['an object and what is in it', { id: orderId, of: { who: userId } }, [orderId, userId]],
  ['a list, each id once', [{ orderId }, { orderId }, { userId }], [orderId, userId]],
  [
    'no more than eight',
    Array.from({ length: 20 }, (_, index) => `${orderId.slice(0, -2)}${String(index).padStart(2, '0')}`),
    expect.objectContaining({ length: 8 }),
  ],
  ['names, numbers and addresses are none', { name: 'Juan', number: '09171234567', mail: 'ord_@suki.test' }, []],
  ['a prefix of nothing of ours', `xyz_${orderId.slice(4)}`, []],
  ['nothing', undefined, []],
])('the ids in %s', (_what, value, ids) => {
  expect(idsIn(value)).toEqual(ids);
});
