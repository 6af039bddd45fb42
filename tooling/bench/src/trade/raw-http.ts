import { connect, type Socket } from 'node:net';

export type RawRequest = {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

export type RawAnswer = { readonly status: number; readonly body: string };

export type RawConnection = { readonly call: (request: RawRequest) => Promise<RawAnswer>; readonly close: () => void };

const headEnd = '\r\n\r\n';

/**
 * A client that costs next to nothing, because a load generator takes its time from the server on the same two cores.
 * It understands our own server only: HTTP/1.1, keep-alive, a body with its length.
 */
export async function rawConnection(port: number): Promise<RawConnection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  let received = '';
  let waiting: { resolve: (answer: RawAnswer) => void; reject: (error: Error) => void } | undefined;
  const fail = (error: Error): void => {
    waiting?.reject(error);
    waiting = undefined;
  };
  // Latin-1 makes a character of each byte; texts are not read.
  socket.setEncoding('latin1');
  socket.on('data', (part: string) => {
    received += part;
    const answer = answerIn(received);
    if (answer === undefined) return;
    received = received.slice(answer.end);
    waiting?.resolve(answer);
    waiting = undefined;
  });
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('Expected an answer, but the server closed the connection.')));
  return { call: (request) => send(socket, request, (next) => (waiting = next)), close: () => socket.destroy() };
}

type Waiting = { resolve: (answer: RawAnswer) => void; reject: (error: Error) => void };

function send(socket: Socket, request: RawRequest, wait: (next: Waiting) => void): Promise<RawAnswer> {
  const { method, path, headers, body } = request;
  const text = body === undefined ? '' : JSON.stringify(body);
  let head = `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n`;
  for (const [name, value] of Object.entries(headers)) head += `${name}: ${value}\r\n`;
  if (body !== undefined) head += `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`;
  return new Promise<RawAnswer>((resolve, reject) => {
    if (socket.destroyed) {
      reject(new Error('Expected an open connection, but the server had closed it while it was idle.'));
      return;
    }
    wait({ resolve, reject });
    socket.write(`${head}\r\n${text}`);
  });
}

/** Returns the first whole answer of the received text; undefined while a part is missing. */
export function answerIn(received: string): (RawAnswer & { readonly end: number }) | undefined {
  const headLength = received.indexOf(headEnd);
  if (headLength === -1) return undefined;
  const head = received.slice(0, headLength);
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
  const end = headLength + headEnd.length + length;
  if (received.length < end) return undefined;
  return { status: Number(head.slice(9, 12)), body: received.slice(headLength + headEnd.length, end), end };
}
