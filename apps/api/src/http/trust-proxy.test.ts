import { readTrustedProxies } from '@suki/serving/trusted-proxies';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { trustProxy } from './trust-proxy.ts';

const HEADER = '6.6.6.6, 203.0.113.9, 10.0.0.2';

test.each([
  ['false', '10.0.0.1', '10.0.0.1'],
  ['0', '10.0.0.1', '10.0.0.1'],
  ['1', '10.0.0.1', '10.0.0.2'],
  ['2', '10.0.0.1', '203.0.113.9'],
  ['10.0.0.0/8', '10.0.0.1', '203.0.113.9'],
  ['10.0.0.1, 10.0.0.2', '10.0.0.1', '203.0.113.9'],
  ['10.0.0.0/8', '8.8.8.8', '8.8.8.8'],
  ['::1', '10.0.0.1', '10.0.0.1'],
])(
  'TRUST_PROXY=%s: a call by way of %s comes from %s, never from what the caller wrote first',
  async (text, peer, ip) => {
    const app = Fastify({ trustProxy: trustProxy(readTrustedProxies(text) ?? false) });
    app.get('/', ({ ip: found }) => found);
    const answer = await app.inject({ url: '/', remoteAddress: peer, headers: { 'x-forwarded-for': HEADER } });
    expect(answer.body).toBe(ip);
    await app.close();
  },
);

test.each(['true', 'yes', '-1', '6', 'example.com', '10.0.0.0/33', '::1/129', '10.0.0.0/', ''])(
  'TRUST_PROXY=%s is refused',
  (text) => {
    expect(readTrustedProxies(text)).toBeUndefined();
  },
);
