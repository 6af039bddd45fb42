import { expect, test } from 'vitest';
import { orderNumberText } from './order-number.ts';
import { orderSearch } from './order-search.ts';

const number = 20_611_483;
const text = orderNumberText(number);
const wrongLetter = `${text.slice(0, -1)}${text.endsWith('A') ? 'B' : 'A'}`;

test.each([
  [text, { by: 'number', value: number }],
  [` ${text.toLowerCase().replaceAll('-', ' ')} `, { by: 'number', value: number }],
  [text.replace('SK-', ''), { by: 'number', value: number }],
  [wrongLetter, { by: 'mistyped' }],
  ['SK-2061', { by: 'mistyped' }],
  ['SK 2061 1483', { by: 'mistyped' }],
  ['ORD_01m84fw4de4zmjxhpnx7me2pqn', { by: 'order', value: 'ord_01m84fw4de4zmjxhpnx7me2pqn' }],
  ['Bea@suki.test', { by: 'person' }],
  ['0917 000 0002', { by: 'person', parcel: '09170000002' }],
  ['JT 9934-641425', { by: 'words', parcel: 'JT9934641425', item: 'jt:* & 9934:* & 641425:*' }],
  ['DD1391-100', { by: 'words', item: 'dd1391:* & 100:*' }],
  ['dunk panda', { by: 'words', item: 'dunk:* & panda:*' }],
  ["Peña's | ! :*", { by: 'words', item: 'peña:* & s:*' }],
  ['%%', { by: 'words', item: null }],
  ['SK2001', { by: 'words', item: 'sk2001:*' }],
  ['skechers 3', { by: 'words', item: 'skechers:* & 3:*' }],
])('ops A.2 A6: "%s" is read as %o', (typed, expected) => {
  expect(orderSearch(typed)).toMatchObject(expected);
});
