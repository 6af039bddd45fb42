import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Networks that no public name leads to: loopback, private, link-local (also of cloud metadata), carrier, unset. */
const inside = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  inside.addSubnet(network, bits);
}
inside.addAddress('::', 'ipv6');
inside.addAddress('::1', 'ipv6');
inside.addSubnet('fc00::', 7, 'ipv6');
inside.addSubnet('fe80::', 10, 'ipv6');

/** Ends of names that exist in one network only. */
const insideName = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa)$/;

/** Returns true for this machine: `localhost`, 127.0.0.0/8 and ::1, also written as an IPv6 address of IPv4. */
export function isLoopbackHost(host: string): boolean {
  const name = plainName(host);
  return name === 'localhost' || name.endsWith('.localhost') || isIn(loopback, name);
}

/** Returns true for a host that only this machine or this network can reach. */
export function isInsideHost(host: string): boolean {
  const name = plainName(host);
  if (isIP(name) !== 0) return isIn(inside, name);
  return insideName.test(name) || !name.includes('.');
}

/** The host of a URL as the URL standard reads it: `http://2130706433` and `http://0x7f.1` are 127.0.0.1. */
export function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? plainName(new URL(address).hostname) : undefined;
}

function plainName(host: string): string {
  return host
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');
}

function isIn(list: BlockList, name: string): boolean {
  const family = isIP(name);
  // An IPv6 address of an IPv4 one (::ffff:7f00:1) is checked against the IPv4 networks by the list itself.
  return family !== 0 && list.check(name, family === 6 ? 'ipv6' : 'ipv4');
}
