import type { ClientSettings } from './client.ts';
import { refusalOf } from './errors.ts';
import { frameReader } from './event-frames.ts';
import type { SkuId, TradeEvent } from './generated/suki.schemas.ts';

/** `refetch`: events may have been missed, so everything on the screen is fetched again. */
export type Notice = TradeEvent | { readonly kind: 'refetch' };

/** The server sends a heartbeat every 25 s; two may be lost before the connection counts as dead. */
export const SILENCE_MS = 60_000;

type Reading = {
  readonly client: ClientSettings;
  /** Sizes whose books the stream brings, now and after each change. */
  readonly skuIds?: readonly SkuId[];
  readonly signal: AbortSignal;
  readonly onOpen: () => void;
  readonly onNotice: (notice: Notice) => void;
};

/**
 * Reads the event stream until it ends, breaks, falls silent or is aborted; does not reconnect. Runs in browsers and in
 * Node. `fetch` is used because it sends the bearer in a header, not in the address (ADR 0008).
 * @throws SukiError when the server refuses the stream (ended sign-in, too many calls, unavailable). After
 * TOKEN_INVALID a new token was already requested.
 */
export async function readEventStream({ client, skuIds = [], signal, onOpen, onNotice }: Reading): Promise<void> {
  // One controller for both ends: Safari has `AbortSignal.any` only since 17.4 (ADR 0121).
  const ending = new AbortController();
  const end = () => ending.abort();
  signal.addEventListener('abort', end, { once: true });
  if (signal.aborted) end();
  let timer = setTimeout(end, SILENCE_MS);
  try {
    const token = await client.getToken({ isRenewed: false });
    const sizes = skuIds.length === 0 ? '' : `?skuIds=${skuIds.join(',')}`;
    const response = await fetch(`${client.baseUrl}/event/stream${sizes}`, {
      headers: { Accept: 'text/event-stream', ...(token === null ? {} : { Authorization: `Bearer ${token}` }) },
      signal: ending.signal,
    });
    if (response.status === 401) {
      await client.getToken({ isRenewed: true });
    }
    if (!response.ok) {
      throw refusalOf(await response.json().catch(() => null), response);
    }
    if (response.body === null) {
      return;
    }
    onOpen();
    const read = frameReader();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(end, SILENCE_MS);
      for (const { event, data } of read(part.value)) {
        if (event === 'trade') {
          onNotice(JSON.parse(data) as TradeEvent);
        } else if (event === 'resync') {
          onNotice({ kind: 'refetch' });
        }
      }
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
