import { connect, type Socket } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { testToken } from '../support/test-token.ts';
import { tradeWorld } from '../support/trade-world.ts';

/** S7 (docs/test-plan.md#attacks): clients that send too much, or never end, cost the others nothing. */

const BODY_LIMIT_BYTES = 64 * 1024;
const world = tradeWorld({ isCrowd: true });
const sockets: Socket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.destroy();
});

const authorization = `Bearer ${testToken({ uid: 's7' })}`;
const put = (body: string) =>
  fetch(`${world.api.url}/user`, {
    method: 'PUT',
    headers: { authorization, 'content-type': 'application/json' },
    body,
  });
const bodyOf = (bytes: number): string => {
  const frame = JSON.stringify({ name: 'Ana Cruz', filling: '' });
  return JSON.stringify({ name: 'Ana Cruz', filling: 'x'.repeat(bytes - frame.length) });
};

describe('S7: a request that is too large', () => {
  test('is taken at the limit of 64 kB and refused with one byte more', async () => {
    expect((await put(bodyOf(BODY_LIMIT_BYTES))).status).toBe(200);
    const refused = await put(bodyOf(BODY_LIMIT_BYTES + 1));
    expect([refused.status, await refused.json()]).toMatchObject([413, { reason: 'BODY_TOO_LARGE' }]);
  });

  test('by a header of 1 MB is refused before it is whole', async () => {
    const socket = open();
    let answer = '';
    socket.on('data', (data) => {
      answer += data.toString();
    });
    const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    socket.write(`GET /healthz HTTP/1.1\r\nhost: x\r\nx-filling: ${'x'.repeat(1024 * 1024)}\r\n\r\n`);
    await ended;
    expect(answer === '' || answer.startsWith('HTTP/1.1 431')).toBe(true);
  });
});

function open(): Socket {
  const { hostname, port } = new URL(world.api.url);
  const socket = connect(Number(port), hostname);
  // The server ends these connections, some in the middle of a write.
  socket.on('error', () => undefined);
  sockets.push(socket);
  return socket;
}

test('S7: 500 connections that never finish their request leave honest clients their answers within a second', {
  timeout: 60_000,
}, async () => {
  const slow = Array.from({ length: 500 }, open);
  await Promise.all(slow.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
  for (const [index, socket] of slow.entries()) {
    // Half of them stop in a header, the others in a body.
    socket.write(
      index % 2 === 0
        ? 'GET /user HTTP/1.1\r\nhost: x\r\nx-slow: '
        : `PUT /user HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{`,
    );
  }
  const times: number[] = [];
  for (let call = 0; call < 100; call += 1) {
    for (const socket of slow.slice(call * 5, call * 5 + 5)) socket.write('x');
    const startedMs = performance.now();
    expect((await put(bodyOf(100))).status).toBe(200);
    times.push(performance.now() - startedMs);
  }
  expect(Math.max(...times)).toBeLessThan(1_000);
});
