import { setTimeout as delay } from 'node:timers/promises';
import type { ShownBook } from '@suki/db/queries/shown-books';
import type { SkuId } from '@suki/domain/ids/id';
import type { EventHub, EventSink } from './event-hub.ts';

export type BookEvents = {
  /** Sends the book of a size to all who look at it, after a change. */
  readonly changed: (skuId: SkuId) => void;
  /** Sends the books of its sizes to a stream that has just begun, so that no change is missed in between. */
  readonly show: (sink: EventSink) => void;
  /** Sends every book that somebody looks at, after announcements were missed. */
  readonly showAll: () => void;
};

export type BookEventsOptions = {
  readonly events: EventHub;
  /** The books of sizes in any order, without those that nobody may see. */
  readonly readBooks: (skuIds: readonly SkuId[]) => Promise<readonly ShownBook[]>;
  /** Called when books could not be read; their viewers get them with the next change. */
  readonly onError: (error: unknown) => void;
};

/**
 * Least time from the beginning of one reading to the next, in milliseconds. At 120 changes a second six books are read
 * by one statement instead of six (ADR 0113); a change in a quiet market is read at once.
 */
const PAUSE_MS = 50;
/** Books of one reading; after a gap of the feed all that are looked at are read. */
const READ_MAX = 200;

/**
 * The events of books, with the new book inside. A book is read once for all of its viewers in this process, and those
 * that change within a moment are read together. Readings follow each other, so no stream gets an older book last.
 */
export function bookEvents({ events, readBooks, onError }: BookEventsOptions): BookEvents {
  const waiting = new Set<SkuId>();
  let isReading = false;

  const readAndSend = async (skuIds: readonly SkuId[]): Promise<void> => {
    // A stream that looks at several of the books gets them in one write.
    const texts = new Map<EventSink, string>();
    for (const book of await readBooks(skuIds)) {
      const frame = frameOf(book);
      for (const sink of events.viewersOf(book.skuId)) texts.set(sink, (texts.get(sink) ?? '') + frame);
    }
    for (const [sink, text] of texts) sink.write(text);
  };
  const readWaiting = async (): Promise<void> => {
    isReading = true;
    while (waiting.size > 0) {
      const startedAt = performance.now();
      const skuIds = [...waiting].slice(0, READ_MAX);
      for (const skuId of skuIds) waiting.delete(skuId);
      await readAndSend(skuIds).catch(onError);
      await delay(Math.max(0, PAUSE_MS - (performance.now() - startedAt)), undefined, { ref: false });
    }
    isReading = false;
  };
  const changed = (skuId: SkuId): void => {
    if (events.viewersOf(skuId).size === 0) return;
    waiting.add(skuId);
    if (!isReading) void readWaiting();
  };

  return {
    changed,
    show: (sink) => {
      if (sink.skuIds.length === 0) return;
      readBooks(sink.skuIds).then((books) => {
        if (books.length > 0) sink.write(books.map(frameOf).join(''));
      }, onError);
    },
    showAll: () => {
      for (const skuId of events.viewedSizes()) changed(skuId);
    },
  };
}

function frameOf(book: ShownBook): string {
  return `event: trade\ndata: ${JSON.stringify({ kind: 'book', id: book.skuId, book })}\n\n`;
}
