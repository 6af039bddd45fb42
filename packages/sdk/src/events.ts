import { clientSettings } from './client.ts';
import { type Notice, readEventStream } from './event-stream.ts';

type Listener = (notice: Notice) => void;

const LOCK = 'suki-events';
/** A hidden tab closes the stream after a minute, which would otherwise keep a phone awake. */
const HIDDEN_MS = 60_000;
const RETRY_MIN_MS = 1_000;
const RETRY_MAX_MS = 30_000;

/** Doubles with each failure; the random half keeps clients from reconnecting together after a restart. */
export function retryDelayMs(failures: number, random: number): number {
  const most = Math.min(RETRY_MAX_MS, RETRY_MIN_MS * 2 ** failures);
  return Math.round(most / 2 + (most / 2) * random);
}

/**
 * Listens to changes for the caller. One stream serves all tabs of a browser: the tab that holds the lock reads the
 * stream and passes events on. `restart` opens a new stream for another caller. A program in Node calls
 * `readEventStream` in a loop instead.
 * @throws Error outside of a browser.
 */
export function listenToEvents(onNotice: Listener): { readonly stop: () => void; readonly restart: () => void } {
  if (typeof document === 'undefined') {
    throw new Error(
      'Expected a browser, got none: listenToEvents shares one stream among tabs. Use readEventStream here.',
    );
  }
  const channel = new BroadcastChannel(LOCK);
  channel.onmessage = ({ data }: MessageEvent<Notice>) => onNotice(data);
  const tell = (notice: Notice): void => {
    onNotice(notice);
    channel.postMessage(notice);
  };

  let stream = new AbortController();
  let wanted: AbortController | null = null;
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;

  const begin = (): void => {
    if (wanted !== null) {
      return;
    }
    wanted = new AbortController();
    const { signal } = wanted;
    void navigator.locks
      .request(LOCK, { signal }, () =>
        readForever({ signal, tell, nextStream: () => (stream = new AbortController()) }),
      )
      .catch(() => undefined);
  };
  const end = (): void => {
    wanted?.abort();
    stream.abort();
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
      end();
      channel.close();
    },
    restart: () => stream.abort(),
  };
}

type Loop = {
  readonly signal: AbortSignal;
  readonly tell: Listener;
  readonly nextStream: () => AbortController;
};

/** One connection after the other while this tab holds the lock. */
async function readForever({ signal, tell, nextStream }: Loop): Promise<void> {
  let failures = 0;
  let isFirst = true;
  while (!signal.aborted) {
    const { signal: one } = nextStream();
    const onOpen = (): void => {
      failures = 0;
      if (!isFirst) {
        tell({ kind: 'refetch' });
      }
      isFirst = false;
    };
    const reading = { client: clientSettings(), signal: AbortSignal.any([signal, one]), onOpen, onNotice: tell };
    await readEventStream(reading).catch(() => undefined);
    // After `restart` (another caller) the new stream opens at once, without a pause.
    if (!signal.aborted && !one.aborted) {
      await pause(retryDelayMs(failures, Math.random()), signal);
      failures += 1;
    }
  }
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
