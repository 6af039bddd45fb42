import { connect, type Socket } from 'node:net';
import { framesIn } from './frames-in.ts';

export type Viewers = {
  /** Begins to measure: delays in milliseconds and frames since then. */
  readonly begin: () => void;
  readonly measured: () => { readonly delays: readonly number[]; readonly bytes: number };
  /** The newest frame of a size, as it came. */
  readonly lastFrameOf: (skuId: string) => string | undefined;
  readonly close: () => void;
};

export type Viewing = {
  readonly port: number;
  readonly requests: readonly { readonly path: string; readonly headers: Readonly<Record<string, string>> }[];
  /** The moment when a change was sent on its way; undefined for a frame of before. */
  readonly sentAt: (skuId: string, version: number) => number | undefined;
};

/** So many streams begin at one moment, as after a restart; each reads its person and ten books. */
const atOnce = 20;

/** Opens event streams over bare sockets, which take as little as possible of the two cores. */
export async function openViewers({ port, requests, sentAt }: Viewing): Promise<Viewers> {
  const sockets: Socket[] = [];
  const lastFrames = new Map<string, string>();
  let delays: number[] = [];
  let bytes = 0;
  const take = (text: string): void => {
    for (const { skuId, version, frame } of framesIn(text)) {
      lastFrames.set(skuId, frame);
      bytes += frame.length;
      const at = sentAt(skuId, version);
      if (at !== undefined) delays.push(performance.now() - at);
    }
  };
  const open = async ({ path, headers }: Viewing['requests'][number]): Promise<void> => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    sockets.push(socket);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${lines.join('')}\r\n`);
    await ready(socket, take);
  };
  const waiting = [...requests];
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await open(next);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return {
    begin: () => {
      delays = [];
      bytes = 0;
    },
    measured: () => ({ delays, bytes }),
    lastFrameOf: (skuId) => lastFrames.get(skuId),
    close: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Settles with the first frame; whole frames are taken from then on. */
function ready(socket: Socket, take: (frames: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let rest = '';
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => {
      rest += part;
      const end = rest.lastIndexOf('\n\n') + 2;
      if (end < 2) return;
      const whole = rest.slice(0, end);
      rest = rest.slice(end);
      if (whole.startsWith('HTTP/1.1 ') && !whole.startsWith('HTTP/1.1 200')) {
        reject(new Error(`Expected an event stream, got ${whole.slice(0, 400)}`));
        return;
      }
      take(whole);
      resolve();
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('Expected an event stream, but the server closed it.')));
  });
}
