import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pesos } from '../money/centavos.ts';
import { type BookLine, bookLineText } from './book-line.ts';
import { type BookFault, verifyBook } from './verify-book.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const start = Date.parse('2026-11-22T02:00:00Z');

type Sketch = Partial<Omit<BookLine, 'hash' | 'version' | 'skuId' | 'price' | 'liveAt'>> & {
  readonly pesos: number;
  /** Minutes after the start. */
  readonly live?: number;
};

/** A log with true hashes; `spoil` changes lines afterwards. */
function logOf(sketches: readonly Sketch[], spoil: (lines: BookLine[]) => BookLine[] = (lines) => lines): BookLine[] {
  const lines: BookLine[] = [];
  for (const { pesos: price, live = 0, ...sketch } of sketches) {
    const line = {
      skuId: 'sku_0000000001' as BookLine['skuId'],
      version: lines.length + 1,
      kind: 'enter',
      event: 'E03',
      askId: null,
      bidId: null,
      status: null,
      lane: 'standard',
      skippedAsks: 0,
      skippedBids: 0,
      at: new Date(start + lines.length * 60_000),
      ...sketch,
      price: pesos(price),
      liveAt: new Date(start + live * 60_000),
    } as const;
    lines.push({ ...line, hash: sha256(bookLineText(lines.at(-1)?.hash ?? '', line)) });
  }
  return spoil(lines);
}

const ask = (name: string): BookLine['askId'] => `ask_${name}` as BookLine['askId'];
const bid = (name: string): BookLine['bidId'] => `bid_${name}` as BookLine['bidId'];
const threeAsks: readonly Sketch[] = [
  { askId: ask('a'), pesos: 5000, live: 1 },
  { askId: ask('b'), pesos: 4500, live: 3 },
  { askId: ask('c'), pesos: 4500, live: 2 },
];
const buys = (name: string, price: number, skippedAsks = 0): Sketch => ({
  kind: 'trade',
  event: 'E31',
  askId: ask(name),
  pesos: price,
  skippedAsks,
});
const meets = (event: string, price: number): Sketch => ({
  kind: 'trade',
  event,
  askId: ask('b'),
  bidId: bid('x'),
  pesos: price,
});
const twoBids: readonly Sketch[] = [
  { askId: ask('b'), pesos: 4500 },
  { bidId: bid('y'), pesos: 4000, live: 1, event: 'E15' },
  { bidId: bid('x'), pesos: 4000, live: 0, event: 'E15' },
];

describe('a log as the platform wrote it gives the same trades', () => {
  it('price first, then time', () => {
    const verdict = verifyBook(logOf([...threeAsks, buys('c', 4500), buys('b', 4500), buys('a', 5000)]), sha256);
    expect(verdict).toMatchObject({
      ok: true,
      asks: 0,
      trades: [{ askId: 'ask_c' }, { askId: 'ask_b' }, { askId: 'ask_a' }],
    });
  });
  it.each<[string, readonly Sketch[], number]>([
    [
      'an ask that comes back takes its old place',
      [...threeAsks, buys('c', 4500), { askId: ask('c'), pesos: 4500, live: 2 }, buys('c', 4500)],
      2,
    ],
    [
      'an edited ask takes the new one',
      [...threeAsks, { kind: 'change', askId: ask('c'), pesos: 4500, live: 4 }, buys('b', 4500)],
      1,
    ],
    [
      'an ask that left is not in the way',
      [...threeAsks, { kind: 'leave', askId: ask('c'), pesos: 4500 }, buys('b', 4500)],
      1,
    ],
    ['an ask of linked people is passed over, and counted', [...threeAsks, buys('b', 4500, 1)], 1],
    [
      'an ask that came last meets the first bid at its price',
      [...twoBids, { kind: 'change', askId: ask('b'), pesos: 3900, live: 5 }, meets('E20', 4000)],
      1,
    ],
    [
      'a bid that came last meets the ask at its price',
      [...twoBids, { kind: 'change', bidId: bid('x'), pesos: 4600, live: 5 }, meets('E21', 4500)],
      1,
    ],
    ['a seller accepts the first bid with a dearer ask', [...twoBids, meets('E22a', 4000)], 1],
    [
      'a bid on hold was the first one',
      [...twoBids, { kind: 'leave', event: 'E23', status: 'seller_to_pay_deposit', bidId: bid('x'), pesos: 4000 }],
      0,
    ],
  ])('%s', (_title, sketches, count) => {
    const verdict = verifyBook(logOf(sketches), sha256);
    expect(verdict).toMatchObject({ ok: true });
    expect(verdict.ok && verdict.trades.length).toBe(count);
  });
});

describe('a log that is not right names the line', () => {
  it.each<[string, readonly Sketch[], (lines: BookLine[]) => BookLine[], BookFault, number]>([
    [
      'a line was changed',
      threeAsks,
      (lines) => lines.map((line) => (line.version === 2 ? { ...line, price: pesos(4600) } : line)),
      'HASH',
      2,
    ],
    ['a line was left out', threeAsks, (lines) => lines.filter(({ version }) => version !== 2), 'GAP', 3],
    [
      'a line was left out and the rest renumbered',
      threeAsks,
      (lines) => lines.filter(({ version }) => version !== 2).map((line, index) => ({ ...line, version: index + 1 })),
      'HASH',
      2,
    ],
    [
      'a line of another book',
      threeAsks,
      (lines) =>
        lines.map((line, index) => (index === 1 ? { ...line, skuId: 'sku_other' as BookLine['skuId'] } : line)),
      'GAP',
      2,
    ],
    ['the dearer ask was sold', [...threeAsks, buys('a', 5000)], (lines) => lines, 'NOT_FIRST', 4],
    ['the later ask was sold', [...threeAsks, buys('b', 4500)], (lines) => lines, 'NOT_FIRST', 4],
    ['more were passed over than stood there', [...threeAsks, buys('c', 4500, 1)], (lines) => lines, 'NOT_FIRST', 4],
    [
      'the later bid was taken',
      [...twoBids, { ...meets('E22a', 4000), bidId: bid('y') }],
      (lines) => lines,
      'NOT_FIRST',
      4,
    ],
    [
      'the later bid was put on hold',
      [...twoBids, { kind: 'leave', status: 'seller_to_pay_deposit', bidId: bid('y'), pesos: 4000 }],
      (lines) => lines,
      'NOT_FIRST',
      4,
    ],
    ['an ask was sold above its price', [...threeAsks, buys('c', 4550)], (lines) => lines, 'PRICE', 4],
    ['a bid was met above its price', [...twoBids, meets('E21', 4500)], (lines) => lines, 'PRICE', 4],
    ['an accepted bid did not get its price', [...twoBids, meets('E22a', 4500)], (lines) => lines, 'PRICE', 4],
    ['an ask came twice', [...threeAsks, { askId: ask('a'), pesos: 5000 }], (lines) => lines, 'ENTRY', 4],
    [
      'an ask changed that was not there',
      [{ kind: 'change', askId: ask('a'), pesos: 5000 }],
      (lines) => lines,
      'ENTRY',
      1,
    ],
    ['an ask left that was not there', [{ kind: 'leave', askId: ask('a'), pesos: 5000 }], (lines) => lines, 'ENTRY', 1],
    ['an ask was sold that was not there', [...threeAsks, buys('d', 5000)], (lines) => lines, 'ENTRY', 4],
    [
      'an ask was sold in the other lane',
      [...threeAsks, { ...buys('c', 4500), lane: 'flash' }],
      (lines) => lines,
      'ENTRY',
      4,
    ],
  ])('%s', (_title, sketches, spoil, fault, version) => {
    expect(verifyBook(logOf(sketches, spoil), sha256)).toEqual({ ok: false, version, fault });
  });
});
