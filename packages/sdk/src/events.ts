import { limits } from '@suki/domain/config/limits';
import { clientSettings } from './client.ts';
import { type Notice, readEventStream } from './event-stream.ts';
import type { SkuId } from './generated/suki.schemas.ts';
import { otherTabs } from './tabs.ts';
import { onWatchedSizes, watchedSizes } from './watched-sizes.ts';

type Listener = (notice: Notice) => void;

const LOCK = 'suki-events';
/** A hidden tab closes the stream after a minute, which would otherwise keep a phone awake. */
const HIDDEN_MS = 60_000;
/** Screens come and go together: one new stream serves all sizes of a navigation. */
const SETTLE_MS = 150;
const RETRY_MIN_MS = 1_000;
const RETRY_MAX_MS = 30_000;

/** Doubles with each failure; the random half keeps clients from reconnecting together after a restart. */
export function retryDelayMs(failures: number, random: number): number {
  const most = Math.min(RETRY_MAX_MS, RETRY_MIN_MS * 2 ** failures);
  return Math.round(most / 2 + (most / 2) * random);
}

/**
 * Listens to changes for the caller, and to the books of the sizes that its tabs look at (`watchSize`). One stream
 * serves all tabs of a browser: the tab that holds the lock reads the stream and passes events on. `restart` opens a
 * new stream for another caller. A program in Node calls `readEventStream` in a loop instead.
 * @throws Error outside of a browser.
 */
export function listenToEvents(onNotice: Listener): { readonly stop: () => void; readonly restart: () => void } {
  if (typeof document === 'undefined') {
    throw new Error(
      'Expected a browser, got none: listenToEvents shares one stream among tabs. Use readEventStream here.',
    );
  }
  let settleTimer: ReturnType<typeof setTimeout> | undefined;
  const settle = (): void => {
    clearTimeout(settleTimer);
    settleTimer = setTimeout(() => streams.cover(), SETTLE_MS);
  };
  const tabs = otherTabs({ name: LOCK, watchedHere: watchedSizes, onNotice, onWatching: settle });
  const wantedSizes = (): readonly SkuId[] =>
    [...new Set([...watchedSizes(), ...tabs.watchedElsewhere()])].slice(0, limits.streamSizes);
  const streams = streamsOf({
    wantedSizes,
    tell: (notice) => {
      onNotice(notice);
      tabs.tell(notice);
    },
  });
  const forgetSizes = onWatchedSizes(() => {
    tabs.sayWatching(watchedSizes());
    settle();
  });
  let wanted: AbortController | null = null;
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;

  const begin = (): void => {
    if (wanted !== null) {
      return;
    }
    wanted = new AbortController();
    const { signal } = wanted;
    void navigator.locks.request(LOCK, { signal }, () => streams.readForever(signal)).catch(() => undefined);
  };
  const end = (): void => {
    wanted?.abort();
    streams.end();
    wanted = null;
  };
  const onVisibility = (): void => {
    clearTimeout(hiddenTimer);
    if (document.visibilityState === 'hidden') {
      hiddenTimer = setTimeout(end, HIDDEN_MS);
    } else if (wanted === null) {
      // Events of the time without a stream are lost.
      onNotice({ kind: 'refetch' });
      begin();
    }
  };

  document.addEventListener('visibilitychange', onVisibility);
  begin();
  return {
    stop: () => {
      document.removeEventListener('visibilitychange', onVisibility);
      clearTimeout(hiddenTimer);
      clearTimeout(settleTimer);
      forgetSizes();
      end();
      tabs.close();
    },
    restart: () => streams.end(),
  };
}

type StreamsOptions = { readonly tell: Listener; readonly wantedSizes: () => readonly SkuId[] };
type Stream = {
  readonly sizes: readonly SkuId[];
  readonly abort: AbortController;
  readonly ended: Promise<void>;
};

/** The streams of the tab that holds the lock: one at a time, two while one takes over from the other. */
function streamsOf({ tell, wantedSizes }: StreamsOptions) {
  let current: Stream | undefined;

  const open = (onOpen: (stream: Stream) => void): Stream => {
    const sizes = wantedSizes();
    const abort = new AbortController();
    const reading = { client: clientSettings(), skuIds: sizes, signal: abort.signal, onNotice: tell };
    const ended = readEventStream({ ...reading, onOpen: () => onOpen(stream) }).catch(() => undefined);
    const stream: Stream = { sizes, abort, ended };
    return stream;
  };

  return {
    end: () => current?.abort.abort(),
    /**
     * Replaces the stream when a size is wanted that it does not tell of. The old stream ends when the new one has
     * begun, so no event is lost in between; a stream that cannot begin leaves the old one as it is.
     */
    cover: () => {
      const old = current;
      if (old === undefined || wantedSizes().every((skuId) => old.sizes.includes(skuId))) {
        return;
      }
      open((next) => {
        if (current === old) {
          current = next;
          old.abort.abort();
        } else {
          next.abort.abort();
        }
      });
    },
    /** One connection after the other while this tab holds the lock. */
    readForever: async (signal: AbortSignal): Promise<void> => {
      let failures = 0;
      let isFirst = true;
      while (!signal.aborted) {
        let last: Stream | undefined = open(() => {
          failures = 0;
          if (!isFirst) {
            tell({ kind: 'refetch' });
          }
          isFirst = false;
        });
        current = last;
        do {
          last = current;
          await last.ended;
        } while (last !== current);
        current = undefined;
        // After `restart` (another caller) the new stream opens at once, without a pause.
        if (!signal.aborted && !last.abort.signal.aborted) {
          await pause(retryDelayMs(failures, Math.random()), signal);
          failures += 1;
        }
      }
    },
  };
}

function pause(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, durationMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
