import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { pesos } from '../money/centavos.ts';
import { type BookLine, bookLineText } from './book-line.ts';
import { bookLogReport } from './book-log-report.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const at = new Date('2026-11-22T02:00:00.000Z');

/** An ask comes and is bought. */
const log: BookLine[] = [];
for (const kind of ['enter', 'trade'] as const) {
  const line = {
    skuId: 'sku_0000000001' as BookLine['skuId'],
    version: log.length + 1,
    kind,
    event: kind === 'enter' ? 'E03' : 'E31',
    askId: 'ask_0000000001' as BookLine['askId'],
    bidId: null,
    status: null,
    lane: 'standard',
    price: pesos(4500),
    liveAt: at,
    skippedAsks: 0,
    skippedBids: 0,
    at,
  } as const;
  log.push({ ...line, hash: sha256(bookLineText(log.at(-1)?.hash ?? '', line)) });
}

const [first, second] = log;
const report = (text: string) => bookLogReport(text, sha256);
const trade = '2  2026-11-22T02:00:00.000Z  standard  ₱4,500  ask_0000000001  -\n';
const sound = { isSound: true, text: `${trade}2 lines, 1 trades: as it should be\n` };

describe('a log that is as it should be is told with its trades', () => {
  test.each([
    ['an answer of the call', { skuId: 'sku_0000000001', lines: log, version: 2 }],
    ['a list of answers', [{ lines: [first] }, { lines: [second] }]],
    ['a list of lines', log],
  ])('%s', (_title, value) => {
    expect(report(JSON.stringify(value, null, 2))).toEqual(sound);
  });

  test('answers one after the other', () => {
    const pages = [{ lines: [first] }, { lines: [second] }, { lines: [] }];
    expect(report(`${pages.map((page) => JSON.stringify(page)).join('\n')}\n`)).toEqual(sound);
  });

  test.each([
    ['without a line between them', ''],
    ['with one', '\n'],
  ])('answers that were appended to a file %s, set in any way', (_title, between) => {
    const pages = [
      { skuId: first?.skuId, version: 2, lines: [first] },
      { skuId: first?.skuId, version: 2, lines: [second] },
    ];
    expect(report(pages.map((page, index) => JSON.stringify(page, null, index)).join(between))).toEqual(sound);
  });

  test('a book in which nothing happened', () => {
    expect(report('{"lines":[]}')).toEqual({ isSound: true, text: '0 lines, 0 trades: as it should be\n' });
  });
});

describe('a log that is not right names the line and the fault', () => {
  test.each([
    ['changed', log.map((line) => ({ ...line, price: pesos(4400) })), 'Line 1: HASH, it is not the line'],
    ['without its first line', [second], 'Line 2: GAP, a line before it is missing'],
  ])('%s', (_title, lines, text) => {
    expect(report(JSON.stringify({ lines }))).toMatchObject({ isSound: false, text: expect.stringContaining(text) });
  });
});

describe('a log that its own answer contradicts', () => {
  const skuId = first?.skuId;
  test.each([
    {
      title: 'without its last line',
      page: { skuId, version: 2, lines: [first] },
      text: 'Lines 1 to 1 are as they should be, but the book has 2: download the rest with afterVersion=1 and append it.\n',
    },
    {
      title: 'without any line',
      page: { skuId, version: 2, lines: [] },
      text: 'Lines 1 to 0 are as they should be, but the book has 2: download the rest with afterVersion=0 and append it.\n',
    },
    {
      title: 'of another size',
      page: { skuId: 'sku_0000000002', version: 2, lines: log },
      text: `${trade}Expected the lines of sku_0000000002, as the answer says, but they are of sku_0000000001.\n`,
    },
  ])('$title is not passed', ({ page, text }) => {
    expect(report(JSON.stringify(page))).toEqual({ isSound: false, text });
  });
});

describe('what is no log is said to be none', () => {
  test.each([
    ['nothing', ''],
    ['no JSON', 'hello'],
    ['a cut answer', JSON.stringify({ lines: log }).slice(0, -5)],
    ['a refusal', '{"code":1909,"reason":"SKU_NOT_FOUND","message":"no"}'],
    ['null', 'null'],
    ['a line of another kind', JSON.stringify([{ ...first, kind: 'gone' }])],
    ['a line in another lane', JSON.stringify([{ ...first, lane: 'slow' }])],
    ['a line with an id of another thing', JSON.stringify([{ ...first, askId: 'bid_0000000001' }])],
    ['a line with a bid of another thing', JSON.stringify([{ ...first, bidId: 'x' }])],
    ['a line of no size', JSON.stringify([{ ...first, skuId: 'x' }])],
    ['a line with half a centavo', JSON.stringify([{ ...first, price: 0.5 }])],
    ['a line without a moment', JSON.stringify([{ ...first, at: 'soon' }])],
    ['a line without a place in the queue', JSON.stringify([{ ...first, liveAt: null, hash: null }])],
  ])('%s', (_title, text) => {
    expect(report(text)).toEqual({
      isSound: false,
      text: 'Expected the answer of GET /item/{itemId}/sku/book-log as JSON.\n',
    });
  });
});
