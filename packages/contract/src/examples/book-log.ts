/// <reference types="node" />
import { createHash } from 'node:crypto';
import { type BookLine, bookLineText } from '@suki/domain/book/book-line';
import { toId } from '@suki/domain/ids/id';
import type { z } from 'zod';
import type { BookLogLine } from '../catalogue/catalogue.schemas.ts';
import { ids } from './ids.ts';
import { at } from './moments.ts';
import { dearerPrice, flashPrice, price } from './prices.ts';

const entered = {
  skuId: ids.sku,
  kind: 'enter',
  bidId: null,
  status: 'listed',
  skippedAsks: 0,
  skippedBids: 0,
} as const;
const enters = (askId: BookLine['askId'], moment: string) =>
  ({ ...entered, askId, liveAt: new Date(moment), at: new Date(moment) }) as const;
const another = toId('ask', 'ask_01kas2b4n6m8k1j3h5');

/** Three asks go live; Sam’s is the lowest. */
const told: readonly Omit<BookLine, 'hash' | 'version'>[] = [
  { ...enters(another, '2026-11-20T02:00:00.000Z'), event: 'E03', lane: 'standard', price: dearerPrice },
  { ...enters(ids.flashAsk, '2026-11-21T02:00:00.000Z'), event: 'E01-flash', lane: 'flash', price: flashPrice },
  { ...enters(ids.ask, at.askLive), event: 'E03', lane: 'standard', price },
];

/** The hashes are real: `verify-book` computes the same ones. */
export const bookLines: z.output<typeof BookLogLine>[] = [];
for (const line of told) {
  const numbered = { ...line, version: bookLines.length + 1 };
  const hash = createHash('sha256')
    .update(bookLineText(bookLines.at(-1)?.hash ?? '', numbered))
    .digest('hex');
  bookLines.push({ ...numbered, liveAt: line.liveAt.toISOString(), at: line.at.toISOString(), hash });
}
