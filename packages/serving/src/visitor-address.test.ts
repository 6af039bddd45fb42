import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import type { TrustedProxies } from './trusted-proxies.ts';
import { visitorAddress } from './visitor-address.ts';

const from = (remoteAddress: string | undefined, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

test.each<[string, TrustedProxies, IncomingMessage, string]>([
  ['without a proxy the header is the caller’s own', false, from('9.9.9.9', '1.2.3.4'), '9.9.9.9'],
  ['one proxy of ours', 1, from('10.0.0.1', '6.6.6.6, 1.2.3.4'), '1.2.3.4'],
  ['a network of ours', ['10.0.0.0/8'], from('10.0.0.1', '6.6.6.6, 1.2.3.4'), '1.2.3.4'],
  ['a stranger who says to be a proxy', ['10.0.0.0/8'], from('9.9.9.9', '1.2.3.4'), '9.9.9.9'],
  ['IPv4 in IPv6', false, from('::ffff:9.9.9.9'), '9.9.9.9'],
  ['IPv6 by its /64', false, from('2001:db8:1:2:3:4:5:6'), '20010db800010002'],
  ['a connection that is gone (security 22)', false, from(undefined), 'gone'],
  ['no address in the header', 1, from('10.0.0.1', '<script>'), 'unknown'],
])('%s', (_, proxies, request, address) => {
  expect(visitorAddress(proxies)(request)).toBe(address);
});
