import type { Order } from '@suki/sdk/types';
import { describe, expect, test } from 'vitest';
import { announcement, codeOf, nextWaiting, type Scans, withResult, withScan } from './scans.view-model.ts';

const order = { item: { name: 'Dunk Low Panda' }, sku: { sizes: { us_m: '9' } } } as unknown as Order;
const three: Scans = ['AAAAAA1', 'BBBBBB2', 'CCCCCC3'].reduce<Scans>(withScan, []);

describe('what a scanner types', () => {
  test.each([
    [' JT123456789 ', 'JT123456789'],
    ['ord_0123456789', 'ord_0123456789'],
    ['12345', null],
    ['      ', null],
  ])('"%s" is %s', (typed, code) => {
    expect(codeOf(typed)).toBe(code);
  });
});

test('codes that come faster than the answers are asked about one after the other, the first one first', () => {
  const asked: (string | undefined)[] = [];
  let scans = three;
  for (let scan = nextWaiting(scans); scan !== undefined; scan = nextWaiting(scans)) {
    asked.push(scan.code);
    scans = withResult(scans, scan.number, { state: 'refused', text: 'No.' });
  }
  expect(asked).toEqual(['AAAAAA1', 'BBBBBB2', 'CCCCCC3']);
});

test('an answer belongs to its own scan, also when the same code was scanned twice', () => {
  const scans = withResult(withScan(withScan([], 'AAAAAA1'), 'AAAAAA1'), 1, { state: 'received', order });
  expect(scans.map(({ state }) => state)).toEqual(['waiting', 'received']);
});

test('the last answer is announced in words', () => {
  expect(announcement(three)).toBe('');
  const first = withResult(three, 1, { state: 'received', order });
  expect(announcement(first)).toBe('Received: Dunk Low Panda, US men 9.');
  expect(announcement(withResult(first, 2, { state: 'refused', text: 'Unknown.' }))).toBe('Refused: BBBBBB2. Unknown.');
});
