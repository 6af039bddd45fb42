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
  readonly readBook: (skuId: SkuId) => Promise<ShownBook | undefined>;
  /** Called when a book could not be read; its viewers get it with the next change. */
  readonly onError: (error: unknown) => void;
};

/**
 * The events of books, with the new book inside. A book is read once for all of its viewers in this process; changes
 * during the reading are joined into one more reading.
 */
export function bookEvents({ events, readBook, onError }: BookEventsOptions): BookEvents {
  /** Sizes that are being read; true when they changed meanwhile. */
  const reading = new Map<SkuId, boolean>();

  const frameOf = async (skuId: SkuId): Promise<string | undefined> => {
    const book = await readBook(skuId);
    return book && `event: trade\ndata: ${JSON.stringify({ kind: 'book', id: skuId, book })}\n\n`;
  };
  const readAndSend = async (skuId: SkuId): Promise<void> => {
    do {
      reading.set(skuId, false);
      const frame = await frameOf(skuId);
      if (frame !== undefined) for (const sink of events.viewersOf(skuId)) sink.write(frame);
    } while (reading.get(skuId) === true);
  };
  const changed = (skuId: SkuId): void => {
    if (events.viewersOf(skuId).size === 0) return;
    if (reading.has(skuId)) {
      reading.set(skuId, true);
      return;
    }
    readAndSend(skuId)
      .catch(onError)
      .finally(() => reading.delete(skuId));
  };

  return {
    changed,
    show: (sink) => {
      for (const skuId of sink.skuIds) {
        frameOf(skuId).then((frame) => frame !== undefined && sink.write(frame), onError);
      }
    },
    showAll: () => {
      for (const skuId of events.viewedSizes()) changed(skuId);
    },
  };
}
