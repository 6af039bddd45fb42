import type { ServerResponse } from 'node:http';
import type { SkuId } from '@suki/domain/ids/id';
import { worksOnTrades } from '@suki/domain/people/trade-roles';
import type { BookEvents } from '../live/book-events.ts';
import type { EventHub, EventSink } from '../live/event-hub.ts';
import type { Caller } from './caller.ts';

/** Proxies cut a connection that is silent for 30 s. */
const HEARTBEAT_MS = 25_000;
const RETRY_HINT_MS = 2_000;
/** A token lives an hour, and its stream must not outlive it: the client comes back with a fresh token. */
const STREAM_MAX_MS = 55 * 60_000;
/** A browser that has not read this much is gone; its frames must not pile up here. */
const BUFFERED_BYTES_MAX = 256 * 1024;

export type EventStreamInput = {
  readonly caller: Caller;
  readonly response: ServerResponse;
  readonly headers: Readonly<Record<string, string | number | string[]>>;
  readonly events: EventHub;
  readonly books: BookEvents;
  /** The sizes that the viewer looks at, whose books are sent now and after each change. */
  readonly skuIds: readonly SkuId[];
};

/**
 * Streams server-sent events to one browser until its connection ends: `event: ready` at once, `event: trade` with
 * `{kind, id}` and, for a size that the viewer looks at, its book, `event: resync` when an event may have been missed,
 * a comment each 25 s. The client itself fetches the changes of the time when no stream was open.
 */
export function streamEvents({ caller, response, headers, events, books, skuIds }: EventStreamInput): void {
  // The end of the connection ends the stream, so its pieces need no lengths: each frame is one write instead of four.
  response.removeHeader('transfer-encoding');
  response.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    connection: 'close',
    'x-accel-buffering': 'no',
  });
  const write = (frame: string): void => {
    if (response.writableLength > BUFFERED_BYTES_MAX) response.destroy();
    else response.write(frame);
  };
  write(`retry: ${RETRY_HINT_MS}\nevent: ready\ndata: {}\n\n`);
  const isStaff = worksOnTrades(caller.roles) && caller.isSecondFactorDone && !caller.isAnonymous && !caller.suspended;
  const { userId } = caller;
  const sink: EventSink = { userId, isStaff, skuIds, session: caller, write, end: () => response.end() };
  const remove = events.add(sink);
  books.show(sink);
  const heartbeat = setInterval(() => write(': beat\n\n'), HEARTBEAT_MS);
  const last = setTimeout(() => response.end(), STREAM_MAX_MS);
  heartbeat.unref();
  last.unref();
  response.on('close', () => {
    clearInterval(heartbeat);
    clearTimeout(last);
    remove();
  });
}
