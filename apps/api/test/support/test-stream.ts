export type TestStream = {
  readonly headers: Headers;
  /** Returns the data of the next frame of this event; skips frames of others. @throws Error after two seconds. */
  readonly next: (event: string) => Promise<unknown>;
  /** Resolves when the server ends the stream. */
  readonly ended: Promise<void>;
  readonly close: () => void;
};

type Frame = { readonly event: string; readonly data: string };

const WAIT_MS = 2_000;

/** Opens the event stream as a browser does: by `fetch` with the bearer in a header. */
export async function openTestStream(options: {
  readonly url: string;
  readonly token: string;
  readonly origin?: string | undefined;
  /** Sizes whose books the stream brings. */
  readonly skuIds?: readonly string[] | undefined;
}): Promise<TestStream> {
  const abort = new AbortController();
  const sizes = (options.skuIds ?? []).length === 0 ? '' : `?skuIds=${options.skuIds?.join(',')}`;
  const response = await fetch(`${options.url}/event/stream${sizes}`, {
    headers: {
      authorization: `Bearer ${options.token}`,
      ...(options.origin === undefined ? {} : { origin: options.origin }),
    },
    signal: abort.signal,
  });
  if (!response.ok || response.body === null) throw new Error(`Expected an event stream, got ${response.status}.`);
  const frames: Frame[] = [];
  const waiting: (() => void)[] = [];
  const ended = read(response.body, (frame) => {
    frames.push(frame);
    for (const wake of waiting.splice(0)) wake();
  });
  return {
    headers: response.headers,
    ended,
    close: () => abort.abort(),
    next: async (event) => {
      const deadline = AbortSignal.timeout(WAIT_MS);
      while (!deadline.aborted) {
        const frame = frames.shift();
        if (frame?.event === event) return JSON.parse(frame.data);
        if (frame === undefined) {
          await new Promise<void>((resolve) => {
            waiting.push(resolve);
            deadline.addEventListener('abort', () => resolve(), { once: true });
          });
        }
      }
      throw new Error(`Expected an event "${event}" within ${WAIT_MS} ms, got none.`);
    },
  };
}

async function read(body: ReadableStream<Uint8Array>, onFrame: (frame: Frame) => void): Promise<void> {
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for await (const chunk of body) {
      const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
      rest = parts.pop() ?? '';
      for (const part of parts) {
        const fields = new Map(part.split('\n').map((line): [string, string] => splitLine(line)));
        const event = fields.get('event');
        if (event !== undefined) onFrame({ event, data: fields.get('data') ?? '' });
      }
    }
  } catch {
    // The test has closed the stream.
  }
}

function splitLine(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon), line.slice(colon + 1).trim()];
}
