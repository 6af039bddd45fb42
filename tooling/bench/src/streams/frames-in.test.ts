import { expect, test } from 'vitest';
import { framesIn } from './frames-in.ts';

const book = (sku: string, version: number): string =>
  `event: trade\ndata: {"kind":"book","id":"${sku}","book":{"asks":[{"price":1}],"version":${version}}}\n\n`;

test('the events of books are found between chunk lengths, beats and other events', () => {
  const text = `3f\r\n${book('sku_01', 7)}\r\n9\r\n: beat\n\n\r\nevent: trade\ndata: {"kind":"order","id":"ord_1"}\n\n${book('sku_02', 12)}`;
  expect(framesIn(text)).toEqual([
    { skuId: 'sku_01', version: 7, frame: book('sku_01', 7) },
    { skuId: 'sku_02', version: 12, frame: book('sku_02', 12) },
  ]);
});
