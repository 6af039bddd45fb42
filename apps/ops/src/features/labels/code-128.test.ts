import { orderNumberText } from '@suki/domain/orders/order-number';
import { expect, test } from 'vitest';
import { code128Bars } from './code-128.ts';

/** The modules of the standard: eleven for each symbol, thirteen for the stop. */
const SYMBOL = 11;
const STOP = '1100011101011';
const START_B = '11010010000';

function modulesOf(text: string): string {
  const { path, width } = code128Bars(text);
  const modules = Array.from({ length: width }, () => '0');
  for (const [, from, length] of path.matchAll(/M(\d+) 0h(\d+)v1h-\d+z/g)) {
    modules.fill('1', Number(from), Number(from) + Number(length));
  }
  return modules.join('');
}

test.each([
  ['an order number', orderNumberText(20_611_483)],
  ['a courier number', 'JT9934641425'],
])('ops A.2 A7: the bars of %s are whole symbols from start to stop, light on both sides', (_, text) => {
  const modules = modulesOf(text);
  const bars = modules.slice(10, -10);
  expect([modules.slice(0, 10), modules.slice(-10)]).toEqual(['0000000000', '0000000000']);
  expect(bars.startsWith(START_B)).toBe(true);
  expect(bars.endsWith(STOP)).toBe(true);
  expect((bars.length - STOP.length) % SYMBOL).toBe(0);
});

test('ops A.2 A7: another number has other bars', () => {
  expect(modulesOf('JT9934641425')).not.toBe(modulesOf('JT9934641426'));
});
