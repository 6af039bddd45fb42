import { once } from 'node:events';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { ports } from '@suki/local-stack/ports';
import { freePort } from '@suki/local-stack/postgres/free-port';
import { expect, test } from 'vitest';
import { assertPortsFree, busyServices } from './busy-ports.ts';

const hasSixth = Object.values(networkInterfaces())
  .flat()
  .some((each) => each?.address === '::1');

test.each([
  { address: '127.0.0.1', isTried: true },
  { address: '0.0.0.0', isTried: true },
  { address: '::1', isTried: hasSixth },
  { address: '::', isTried: hasSixth },
])(
  'a program that listens on $address makes the port busy, and its end makes it free',
  async ({ address, isTried }) => {
    const api = await freePort();
    const all = { ...ports(3000), api };
    const server = createServer();
    if (isTried) {
      server.listen({ port: api, host: address });
      await once(server, 'listening');
      expect(await busyServices(all, ['api'])).toEqual(['api']);
      await expect(assertPortsFree(all, ['api'])).rejects.toThrow(`Port ${api} (API) is in use`);
      server.close();
      await once(server, 'close');
    }
    expect(await busyServices(all, ['api'])).toEqual([]);
  },
);
