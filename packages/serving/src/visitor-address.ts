import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';
import type { TrustedProxies } from './trusted-proxies.ts';

/** A home or a phone network gives out IPv6 addresses in blocks of this many bytes of prefix. */
const IPV6_BYTES = 8;

/**
 * Returns the address under which a visitor is counted: believed from the header of our own proxies only, and the /64
 * of an IPv6 address. A connection that is gone has no address; all of them count as one.
 */
export function visitorAddress(proxies: TrustedProxies): (request: IncomingMessage) => string {
  const trust =
    typeof proxies === 'number'
      ? (_address: string, hop: number) => hop < proxies
      : proxyAddr.compile(proxies === false ? [] : [...proxies]);
  return (request) => {
    if (request.socket.remoteAddress === undefined) return 'gone';
    try {
      const address = ipaddr.process(proxyAddr(request, trust));
      return address.kind() === 'ipv6'
        ? Buffer.from(address.toByteArray().slice(0, IPV6_BYTES)).toString('hex')
        : address.toString();
    } catch {
      // Our proxy wrote something that is no address.
      return 'unknown';
    }
  };
}
